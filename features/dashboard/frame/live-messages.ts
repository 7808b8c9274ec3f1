const en = {
  /** Where who it was could not be read. */
  received: 'A new request has come in.',
  wrote: (name: string, subject: string) => `${name} has written: ${subject}`,
  somebody: 'Somebody',
  look: 'Show me',
}

const fr = {
  received: 'Une nouvelle demande vient d’arriver.',
  wrote: (name: string, subject: string) => `${name} vient d’écrire\u00a0: ${subject}`,
  somebody: 'Quelqu’un',
  look: 'Voir',
} satisfies typeof en

export const liveMessages = { en, fr }
