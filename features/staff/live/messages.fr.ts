import type { en } from './messages.en.ts'

export const fr = {
  received: 'Une nouvelle demande vient d’arriver.',
  look: 'Voir',
} satisfies typeof en
