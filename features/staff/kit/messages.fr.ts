import type { KitMessages } from './messages.en.ts'

export const fr = {
  error: 'Erreur',
  restored: (when) => `Votre saisie (${when}) est de retour. Elle n’est pas encore enregistrée.`,
  discard: 'L’abandonner',
  saveFailed: 'Rien n’est perdu\u00a0: ce que vous avez rempli est toujours là.',
  hold: 'Attendez la fin des envois.',
  close: 'Fermer',
  missingInFrench: 'Français manquant',
  frenchHint: 'Sans texte français, les visiteurs francophones lisent l’anglais.',

  leave: {
    title: 'Partir sans enregistrer\u202f?',
    text: 'Votre saisie reste dans ce navigateur et vous attend ici.',
    textLost: 'Ce navigateur ne garde pas de brouillon\u00a0: votre saisie sera perdue.',
    act: 'Partir',
    stay: 'Rester ici',
  },

  others: (names) =>
    `Fiche ouverte aussi chez ${names}. Qui enregistre en second est averti de ce que l’autre a modifié.`,
  newer: 'Quelqu’un d’autre a enregistré une version plus récente pendant que vous écriviez.',
  somebody: 'Quelqu’un d’autre',
  look: 'Voir les modifications',

  stale: {
    title: 'Fiche modifiée entre-temps',
    text: (name, when) => `${name} a enregistré cette fiche (${when}). Rien n’a été écrasé.`,
    both: (fields) => `Modifié des deux côtés\u00a0: ${fields}. Là, votre version l’emporterait.`,
    apart: 'Vous avez modifié des points différents\u00a0: tout peut être gardé.',
    mine: 'Appliquer mes modifications',
    theirs: 'Prendre sa version, abandonner la mienne',
    later: 'Continuer à écrire',
    merged: 'Vos modifications sont maintenant appliquées à sa version. Relisez, puis enregistrez.',
    tookTheirs: 'Voici la version enregistrée à présent.',
  },

  gone: {
    title: 'Fiche supprimée entre-temps',
    text: (name) => `${name} a supprimé cette fiche pendant que vous écriviez. Votre saisie est toujours là.`,
    restore: 'Rétablir la fiche',
    later: 'Continuer à écrire',
    restored: 'La fiche est rétablie. Enregistrez encore une fois pour y porter vos modifications.',
  },

  delete: {
    label: 'Supprimer',
    title: (title) => `Supprimer ${title}\u202f?`,
    text: 'Les visiteurs ne le verront plus. Vous pourrez annuler juste après, ou rétablir plus tard depuis le journal des modifications.',
    act: 'Supprimer',
    leave: 'Garder',
    done: 'Élément supprimé',
    undo: 'Annuler',
    undone: 'L’élément est rétabli',
    undoFailed: 'L’élément n’a pas pu être rétabli',
  },

  list: {
    edit: 'Modifier',
    view: 'Voir',
    shown: (shown, total) => `${shown} sur ${total}`,
    search: 'Rechercher',
    clearSearch: 'Effacer la recherche',
    all: 'Tout',
    select: (title) => `Sélectionner ${title}`,
    nothingFound: 'Aucun résultat',
    nothingFoundHint: 'Changez la recherche ou les filtres.',
    noPicture: 'Pas d’image',
  },

  notFound: 'Fiche introuvable',
  notFoundText: 'Elle a peut-être été supprimée entre-temps.',
  backToList: 'Retour à la liste',
} satisfies KitMessages
