const en = {
  reply: 'Reply',
  replyOf: (name: string) => `Reply: ${name}`,
  replyTitle: (name: string) => `Reply to ${name}`,
  said: 'What they wrote last',
  whole: 'Open the lead',
  close: 'Close',

  answered: 'Mark as answered',
  answeredOf: (name: string) => `Mark as answered: ${name}`,
  answeredTitle: (name: string) => `Has ${name} been answered?`,
  answeredHint:
    'From your own mail program, or in another way that does not show here. Their wait ends, and the timeline says so.',
  note: 'What was said',
  noteHint: 'For your colleagues, on the timeline.',
  saving: 'Saving…',
  leave: 'Not yet',
  done: (name: string) => `${name} is not waiting any more`,
}

const fr = {
  reply: 'Répondre',
  replyOf: (name) => `Répondre\u00a0: ${name}`,
  replyTitle: (name) => `Répondre à ${name}`,
  said: 'Son dernier message',
  whole: 'Ouvrir la fiche',
  close: 'Fermer',

  answered: 'Marquer comme répondu',
  answeredOf: (name) => `Marquer comme répondu\u00a0: ${name}`,
  answeredTitle: (name) => `${name} a reçu une réponse\u202f?`,
  answeredHint:
    'Depuis votre propre messagerie, ou d’une autre manière qui ne se voit pas ici. L’attente prend fin, et l’historique l’indique.',
  note: 'Ce qui a été dit',
  noteHint: 'Pour vos collègues, dans l’historique.',
  saving: 'Enregistrement…',
  leave: 'Pas encore',
  done: (name) => `${name} n’attend plus`,
} satisfies typeof en

export const answerMessages = { en, fr }
