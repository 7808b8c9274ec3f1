import type { FootMessages } from './foot-messages.en.ts'

export const fr = {
  copyright: (name) => `© 2024 ${name}. Tous droits réservés.`,
} satisfies FootMessages
