/** Apart from the shell's: only the server says it. */
const en = {
  copyright: (name: string) => `© 2024 ${name}. All rights reserved.`,
}

export type FootMessages = typeof en

const fr = {
  copyright: (name) => `© 2024 ${name}. Tous droits réservés.`,
} satisfies FootMessages

export const footMessages = { en, fr }
