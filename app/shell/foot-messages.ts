/** Apart from the shell's: only the server says it. */
const en = {
  copyright: (name: string) => `© 2024 ${name}. All rights reserved.`,
}

const fr = {
  copyright: (name) => `© 2024 ${name}. Tous droits réservés.`,
} satisfies typeof en

export const footMessages = { en, fr }
