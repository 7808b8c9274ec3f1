import type { KitMessages } from './messages.en.ts'

export const fr = {
  error: 'Erreur',
  restored: (when) => `Ce que vous aviez saisi ici (${when}) est revenu. Ce n’est pas encore enregistré.`,
  discard: 'L’abandonner',
  saveFailed: 'Rien n’est perdu\u00a0: ce que vous avez rempli est toujours là.',
  hold: 'Attendez la fin des envois.',
  close: 'Fermer',
  missingInFrench: 'Manque en français',
  frenchHint: 'Sans lui, les visiteurs francophones lisent le texte anglais.',

  leave: {
    title: 'Partir sans enregistrer\u202f?',
    text: 'Votre saisie reste dans ce navigateur et vous attend ici.',
    textLost: 'Ce navigateur ne garde pas de brouillon\u00a0: votre saisie sera perdue.',
    act: 'Partir',
    stay: 'Rester ici',
  },

  others: (names) =>
    `${names} a aussi ouvert cette fiche. Qui enregistre en second est averti de ce que l’autre a changé.`,
  newer: (name) => `${name} a enregistré une version plus récente pendant que vous écriviez.`,
  somebody: 'Quelqu’un d’autre',
  look: 'Voir les changements',

  stale: {
    title: 'Modifié entre-temps',
    text: (name, when) => `${name} a enregistré cette fiche (${when}). Rien n’a été écrasé.`,
    both: (fields) => `Vous avez tous deux modifié\u00a0: ${fields}. Là, votre version l’emporterait.`,
    apart: 'Vous avez modifié des points différents\u00a0: tout peut être gardé.',
    mine: 'Ajouter mes modifications',
    theirs: 'Garder la leur, abandonner la mienne',
    later: 'Continuer à écrire',
    merged: 'Vos modifications sont maintenant ajoutées aux leurs. Relisez, puis enregistrez.',
    tookTheirs: 'Voici la version enregistrée à présent.',
  },

  gone: {
    title: 'Supprimé entre-temps',
    text: (name) => `${name} a supprimé cette fiche pendant que vous écriviez. Votre saisie est toujours là.`,
    restore: 'La rétablir, puis enregistrer la mienne',
    later: 'Continuer à écrire',
    restored: 'La fiche est rétablie. Enregistrez encore une fois pour y porter vos modifications.',
  },

  delete: {
    label: 'Supprimer',
    title: (title) => `Supprimer ${title}\u202f?`,
    text: 'Les visiteurs ne le verront plus. Vous pourrez l’annuler juste après, ou plus tard dans le journal.',
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
    all: 'Tous',
    select: (title) => `Sélectionner ${title}`,
    nothingFound: 'Rien ne correspond',
    nothingFoundHint: 'Changez la recherche ou les filtres.',
    noPicture: 'Pas d’image',
  },

  notFound: 'Cette fiche n’existe pas',
  notFoundText: 'Elle a peut-être été supprimée entre-temps.',
  backToList: 'Retour à la liste',
} satisfies KitMessages
