const en = {
  received: 'A new request has come in.',
  look: 'Show me',
}

const fr = {
  received: 'Une nouvelle demande vient d’arriver.',
  look: 'Voir',
} satisfies typeof en

export const liveMessages = { en, fr }
