const SHORT = 32

/** Facts stand two in a row on a phone; one that would become a column of single words has the row for itself. */
export function isLong(text: string): boolean {
  return text.length > SHORT
}
