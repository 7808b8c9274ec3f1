export const en = {
  words: {
    add: 'Add',
    hint: 'Enter or a comma adds a word; a list with commas may be pasted.',
    list: 'Chosen words',
    remove: (word: string) => `Remove ${word}`,
    isThere: (word: string) => `${word} is already there.`,
    areThere: (words: string) => `Already there: ${words}.`,
    added: (words: string) => `Added: ${words}.`,
    removed: (word: string) => `${word} is removed.`,
  },

  uploads: {
    waiting: 'Waiting',
    sent: (percent: string) => `${percent} sent`,
    storing: 'Being stored',
    progress: (name: string) => `Upload of ${name}`,
    retry: 'Retry',
    retryOne: (name: string) => `Retry ${name}`,
    stop: (name: string) => `Stop the upload of ${name}`,
    remove: (name: string) => `Remove ${name}`,
    brokenOff: 'The connection broke off. Nothing is lost: try again.',
    signedOut: 'The session has ended. Sign in again in another tab, then try again here.',
    leftOut: 'Not added',
    dismiss: 'Close this note',
    drop: 'Drop the files here',
  },
}

export type StaffFieldMessages = typeof en
