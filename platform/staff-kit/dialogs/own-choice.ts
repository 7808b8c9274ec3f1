/** In a select: none of these, in one's own words. */
export const OWN = 'other'

/** A stored word as a select and the field beside it hold it. */
export function readChoice(stored: string | null, offered: readonly string[]): { choice: string; own: string } {
  if (!stored) return { choice: '', own: '' }
  return offered.includes(stored) ? { choice: stored, own: '' } : { choice: OWN, own: stored }
}

/** The word that is meant: the chosen one, or one's own. */
export function chosenWord(choice: string, own: string): string {
  return choice === OWN ? own : choice
}
