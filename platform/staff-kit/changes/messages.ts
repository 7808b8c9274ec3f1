import type { AuditAction, AuditedEntity } from '#platform/content/entities.ts'

const actions: Record<AuditAction, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  'sign-in': 'Signed in',
}

const entities: Record<AuditedEntity, string> = {
  property: 'Property',
  vehicle: 'Vehicle',
  investment: 'Investment',
  review: 'Review',
  'social-link': 'Social media link',
  'media-partner': 'Media partner',
  article: 'Article',
  podcast: 'Podcast',
  picture: 'Picture',
  file: 'File',
  enquiry: 'Enquiry',
  booking: 'Booking',
  template: 'Template',
  feed: 'Feed',
  lead: 'Lead',
  setting: 'Setting',
  staff: 'Staff account',
}

const en = {
  empty: 'Nothing has been changed yet',
  emptyHint: 'Whatever staff create, change, delete or restore is written down here, with the time and the person.',
  nothingFound: 'Nothing matches',
  nothingFoundHint: 'Take a filter away to see more.',
  actions,
  entities,
  filters: { entity: 'Record', actorId: 'Person', action: 'What happened' },
  oneRecord: (label: string) => `Only the history of ${label}`,
  allRecords: 'All records',
  house: 'The house itself',
  number: (id: number) => `no. ${id}`,
  whole: 'Everything in it',
  open: 'Open',
  history: 'Its history',
  restore: 'Restore',
  restoreTitle: (label: string) => `Restore ${label}?`,
  restoreText:
    'It comes back as it was when it was deleted, with its number and its links. If visitors saw it then, they see it again.',
  restoreLeave: 'Leave it deleted',
  restoring: 'Restoring…',
  restored: 'Restored. It is where it was.',
  restoreFailed: 'It could not be restored',
  close: 'Close',
}

export type AuditMessages = typeof en

const fr = {
  empty: 'Rien n’a encore été modifié',
  emptyHint: 'Tout ce que l’équipe crée, modifie, supprime ou rétablit est noté ici, avec l’heure et la personne.',
  nothingFound: 'Aucun résultat',
  nothingFoundHint: 'Retirez un filtre pour en voir davantage.',
  actions: {
    create: 'Création',
    update: 'Modification',
    delete: 'Suppression',
    restore: 'Rétablissement',
    'sign-in': 'Connexion',
  },
  entities: {
    property: 'Bien',
    vehicle: 'Véhicule',
    investment: 'Investissement',
    review: 'Avis',
    'social-link': 'Lien vers un réseau social',
    'media-partner': 'Partenaire média',
    article: 'Article',
    podcast: 'Podcast',
    picture: 'Image',
    file: 'Fichier',
    enquiry: 'Demande',
    booking: 'Réservation',
    template: 'Modèle',
    feed: 'Flux',
    lead: 'Prospect',
    setting: 'Réglage',
    staff: 'Compte de l’équipe',
  },
  filters: { entity: 'Élément', actorId: 'Personne', action: 'Action' },
  oneRecord: (label: string) => `Uniquement cet historique\u00a0: ${label}`,
  allRecords: 'Tous les éléments',
  house: 'La maison elle-même',
  number: (id: number) => `n°\u00a0${id}`,
  whole: 'Tout son contenu',
  open: 'Ouvrir',
  history: 'Son historique',
  restore: 'Rétablir',
  restoreTitle: (label: string) => `Rétablir ${label}\u202f?`,
  restoreText:
    'L’élément revient tel qu’il était au moment de sa suppression, avec son numéro et ses liens. Si les visiteurs le voyaient, ils le voient de nouveau.',
  restoreLeave: 'Le laisser supprimé',
  restoring: 'Rétablissement…',
  restored: 'Rétabli. L’élément est de nouveau à sa place.',
  restoreFailed: 'Le rétablissement a échoué',
  close: 'Fermer',
} satisfies AuditMessages

export const auditMessages = { en, fr }
