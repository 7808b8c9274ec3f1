import type { MediaStaffMessages } from './messages.en.ts'

export const fr = {
  states: { published: 'Publié', scheduled: 'Programmé', draft: 'Brouillon' },
  state: 'État',
  category: 'Catégorie',
  scheduledFor: (when: string) => `Programmé pour le ${when}`,
  changedOn: (day: string) => `dernière modification le ${day}`,
  featured: 'Mis en avant',
  missingInFrench: 'Français manquant',
  notAllowed: 'Votre compte permet de lire ceci, pas de le modifier.',
  notAllowedHint: 'La rédaction ou l’administration le peut.',

  publish: {
    part: 'Publication',
    partHint: 'Toutes les heures sont à l’heure de Dakar.',
    release: 'Sur le site',
    draft: 'Brouillon\u00a0: seule l’équipe le voit',
    offline: 'Brouillon\u00a0: le retire du site',
    now: 'Publier maintenant',
    since: (when: string) => `Publié depuis le ${when}`,
    published: 'Publié',
    at: 'Publier à une date',
    hour: 'Date et heure, à l’heure de Dakar',
    hourHint:
      'Les visiteurs le voient à partir de là. Une heure passée le met en ligne tout de suite, sous cette date.',
    isFeatured: 'Mis en avant\u00a0: passe avant les autres',
    visibility: 'Place dans la liste',
    position: 'Position',
    positionHint: 'Les plus petits nombres viennent en premier\u202f; à égalité, le plus récent.',
  },

  submit: {
    draft: 'Enregistrer le brouillon',
    now: 'Publier',
    at: 'Programmer',
    live: 'Enregistrer',
  },
  saving: 'Enregistrement…',
  failed: 'L’enregistrement a échoué',
} satisfies MediaStaffMessages
