/** A slip of the finger: one letter in a short word, two in a long one. Very short words have too many neighbours. */
export function allowedSlips(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** How many letters were added, left out, changed, or swapped with their neighbour. */
export function slipsBetween(typed: string, meant: string): number {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    rows.push(current)
    for (let column = 1; column <= meant.length; column++) {
      const isSame = typed[row - 1] === meant[column - 1]
      const isSwapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      current.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(typed.length, meant.length)
}

const MOST_CORRECTIONS = 3

/** The words nearest to what was typed, if any is near enough; equally near ones all count. */
export function corrections(typed: string, candidates: readonly string[]): string[] {
  const limit = allowedSlips(typed)
  const near = candidates
    .map((word) => ({ word, slips: slipsBetween(typed, word) }))
    .filter(({ slips }) => slips <= limit)
  const fewest = Math.min(...near.map(({ slips }) => slips))
  return near
    .filter(({ slips }) => slips === fewest)
    .map(({ word }) => word)
    .sort()
    .slice(0, MOST_CORRECTIONS)
}
