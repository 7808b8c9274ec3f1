/** Apart from the shell's: only the server says it. */
export const en = {
  copyright: (name: string) => `© 2024 ${name}. All rights reserved.`,
}

export type FootMessages = typeof en
