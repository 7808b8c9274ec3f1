const en = {
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

const fr = {
  words: {
    add: 'Ajouter',
    hint: 'Entrée ou une virgule ajoute un mot\u202f; une liste séparée par des virgules peut être collée.',
    list: 'Mots choisis',
    remove: (word: string) => `Retirer ${word}`,
    isThere: (word: string) => `${word} y figure déjà.`,
    areThere: (words: string) => `Y figurent déjà\u00a0: ${words}.`,
    added: (words: string) => `Ajouté\u00a0: ${words}.`,
    removed: (word: string) => `Retiré\u00a0: ${word}.`,
  },

  uploads: {
    waiting: 'En attente',
    sent: (percent: string) => `Envoyé à ${percent}`,
    storing: 'Enregistrement',
    progress: (name: string) => `Envoi\u00a0: ${name}`,
    retry: 'Réessayer',
    retryOne: (name: string) => `Réessayer\u00a0: ${name}`,
    stop: (name: string) => `Arrêter l’envoi\u00a0: ${name}`,
    remove: (name: string) => `Retirer ${name}`,
    brokenOff: 'La connexion s’est interrompue. Rien n’est perdu\u00a0: réessayez.',
    signedOut: 'La session a pris fin. Reconnectez-vous dans un autre onglet, puis réessayez ici.',
    leftOut: 'Fichiers non ajoutés',
    dismiss: 'Fermer cette note',
    drop: 'Déposez les fichiers ici',
  },
} satisfies typeof en

export const staffFieldMessages = { en, fr }
