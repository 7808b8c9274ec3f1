import { formatWhole, MOST_COUNTED } from '#common/figures.ts'

const en = {
  error: 'Error',
  restored: (when: string) => `What you had typed here (${when}) is back. It is not saved yet.`,
  discard: 'Discard it',
  safe: {
    kept: 'Nothing was lost: what you filled in is still here. This browser keeps it until it is saved.',
    here: 'What you filled in is still here. This browser keeps no drafts: leave this page open until it is saved.',
  },
  cut: 'There was no answer, so it is not certain whether this was saved. Once you are connected again, press the button once more: nothing is saved twice.',
  signedOut: {
    title: 'Your session has ended',
    lost: 'This browser keeps no drafts: what you had typed is lost.',
  },
  saveKeys: 'Ctrl + Enter',
  hold: 'Wait until the uploads are finished.',
  close: 'Close',
  visitors: {
    draft: 'This is a draft: visitors do not see it.',
    hidden: 'Visitors do not see it.',
    shown: 'Visitors see it as soon as it is saved.',
  },
  saveDraft: 'Save as a draft',
  asTable: 'As a table',
  missingInFrench: 'Missing in French',
  frenchHint: 'Without it, French-speaking visitors read the English text.',

  leave: {
    title: 'Leave without saving?',
    text: 'What you typed stays in this browser and waits for you here.',
    textLost: 'This browser keeps no drafts: what you typed will be lost.',
    act: 'Leave',
    stay: 'Stay here',
  },

  others: (names: string) => `Also open with ${names}. Whoever saves second is told what the other changed.`,
  goneMeanwhile:
    'Somebody else deleted this record while you were writing. Your text is kept; it cannot be saved before the record is back.',
  newer: 'Somebody else saved a newer version while you were writing.',
  somebody: 'Somebody else',
  look: 'See what changed',

  stale: {
    title: 'Changed in the meantime',
    text: (name: string, when: string) =>
      `${name} saved this record (${when}). Nothing of it was overwritten, and what you typed is still here.`,
    both: (fields: string) => `You both changed: ${fields}. There, yours would win.`,
    same: 'What is stored is exactly what stands here: your last save arrived, only its answer was lost.',
    goOn: 'Continue',
    apart: 'You changed different things: both can be kept.',
    mine: 'Put my changes on top',
    theirs: 'Take theirs, drop mine',
    later: 'Go on writing',
    merged: 'Your changes stand on top of theirs now. Look through it, then save.',
    tookTheirs: 'This is the version that is stored now.',
  },

  gone: {
    title: 'Deleted in the meantime',
    text: (name: string) => `${name} deleted this record while you were writing. What you typed is still here.`,
    restore: 'Bring the record back',
    later: 'Go on writing',
    restored: 'The record is back. Save once more to put your changes on it.',
  },

  /** Somebody who is written down. */
  person: {
    reachHint: 'One of the two will do. Without an address, no e-mail goes out.',
    locale: 'Language of our e-mails',
    locales: { en: 'English', fr: 'French' },
  },

  delete: {
    label: 'Delete',
    title: (title: string) => `Delete ${title}?`,
    text: 'Visitors will no longer see it. You can undo this right after, or restore it later from the audit trail.',
    act: 'Delete',
    leave: 'Keep it',
    done: 'Item deleted successfully',
    undo: 'Undo',
    undone: 'It is back',
    undoFailed: 'It could not be brought back',
  },

  list: {
    edit: 'Edit',
    view: 'View',
    shown: (shown: number, total: number) =>
      `${shown} of ${total > MOST_COUNTED ? `more than ${formatWhole(MOST_COUNTED, 'en')}` : total}`,
    search: 'Search',
    clearSearch: 'Clear the search',
    all: 'All',
    select: (title: string) => `Select ${title}`,
    nothingFound: 'Nothing matches',
    nothingFoundHint: 'Change the search or the filters.',
    noPicture: 'No picture',
  },

  notFound: 'Record not found',
  notFoundText: 'It may have been deleted in the meantime.',
  backToList: 'Back to the list',
}

const fr = {
  error: 'Erreur',
  restored: (when) => `Votre saisie (${when}) est de retour. Elle n’est pas encore enregistrée.`,
  discard: 'L’abandonner',
  safe: {
    kept: 'Rien n’est perdu\u00a0: ce que vous avez rempli est toujours là. Ce navigateur le garde jusqu’à l’enregistrement.',
    here: 'Ce que vous avez rempli est toujours là. Ce navigateur ne garde pas de brouillon\u00a0: laissez cette page ouverte jusqu’à l’enregistrement.',
  },
  cut: 'Aucune réponse n’est venue\u00a0: on ne sait pas si l’enregistrement a eu lieu. Une fois la connexion revenue, appuyez de nouveau sur le bouton\u00a0: rien ne sera enregistré deux fois.',
  signedOut: {
    title: 'Votre session a pris fin',
    lost: 'Ce navigateur ne garde pas de brouillon\u00a0: votre saisie est perdue.',
  },
  saveKeys: 'Ctrl + Entrée',
  hold: 'Attendez la fin des envois.',
  close: 'Fermer',
  visitors: {
    draft: 'Brouillon\u00a0: les visiteurs ne le voient pas.',
    hidden: 'Les visiteurs ne le voient pas.',
    shown: 'Les visiteurs le voient dès l’enregistrement.',
  },
  saveDraft: 'Enregistrer le brouillon',
  asTable: 'En tableau',
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
  goneMeanwhile:
    'Quelqu’un d’autre a supprimé cette fiche pendant que vous écriviez. Votre texte est gardé\u202f; il ne pourra être enregistré qu’une fois la fiche rétablie.',
  newer: 'Quelqu’un d’autre a enregistré une version plus récente pendant que vous écriviez.',
  somebody: 'Quelqu’un d’autre',
  look: 'Voir les modifications',

  stale: {
    title: 'Fiche modifiée entre-temps',
    text: (name, when) =>
      `${name} a enregistré cette fiche (${when}). Rien n’a été écrasé, et votre saisie est toujours là.`,
    both: (fields) => `Modifié des deux côtés\u00a0: ${fields}. Là, votre version l’emporterait.`,
    same: 'Ce qui est enregistré est exactement ce qui figure ici\u00a0: votre enregistrement est arrivé, seule la réponse s’est perdue.',
    goOn: 'Continuer',
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

  person: {
    reachHint: 'L’un des deux suffit. Sans adresse, aucun e-mail ne part.',
    locale: 'Langue de nos e-mails',
    locales: { en: 'Anglais', fr: 'Français' },
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
    shown: (shown, total) =>
      `${shown} sur ${total > MOST_COUNTED ? `plus de ${formatWhole(MOST_COUNTED, 'fr')}` : total}`,
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
} satisfies typeof en

export const kitMessages = { en, fr }
