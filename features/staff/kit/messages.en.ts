export const en = {
  error: 'Error',
  restored: (when: string) => `What you had typed here (${when}) is back. It is not saved yet.`,
  discard: 'Discard it',
  saveFailed: 'Nothing was lost: what you filled in is still here.',
  hold: 'Wait until the uploads are finished.',
  close: 'Close',
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
  newer: 'Somebody else saved a newer version while you were writing.',
  somebody: 'Somebody else',
  look: 'See what changed',

  stale: {
    title: 'Changed in the meantime',
    text: (name: string, when: string) => `${name} saved this record (${when}). Nothing of it was overwritten.`,
    both: (fields: string) => `You both changed: ${fields}. There, yours would win.`,
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
    shown: (shown: number, total: number) => `${shown} of ${total}`,
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

export type KitMessages = typeof en
