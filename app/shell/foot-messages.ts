/** Apart from the shell's: only the server says it. */
const en = {
  copyright: (years: string, name: string) => `© ${years} ${name}. All rights reserved.`,
}

const fr = {
  copyright: (years, name) => `© ${years} ${name}. Tous droits réservés.`,
} satisfies typeof en

export const footMessages = { en, fr }

/** '2024', and from the next year on '2024–2026'. `today` is Dakar's: '2026-11-17'. */
export function yearsSince(founded: string, today: string): string {
  const year = today.slice(0, 4)
  return founded < year ? `${founded}–${year}` : founded
}
