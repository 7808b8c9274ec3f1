import type { StaffFieldMessages } from './messages.en.ts'

export const fr = {
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
} satisfies StaffFieldMessages
