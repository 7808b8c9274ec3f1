/** The one at `from` goes to `to`; those between make room. */
export function moveTo(paths: readonly string[], from: number, to: number): string[] {
  const path = paths[from]
  return path === undefined ? [...paths] : paths.toSpliced(from, 1).toSpliced(to, 0, path)
}

/**
 * Two files travel at a time and the smaller arrives first. Each still stands in the order in which they were chosen:
 * before the first one whose turn came later.
 */
export function placeInTurn(paths: readonly string[], path: string, turns: ReadonlyMap<string, number>): string[] {
  const turn = turns.get(path) ?? Number.POSITIVE_INFINITY
  const later = paths.findIndex((other) => (turns.get(other) ?? Number.NEGATIVE_INFINITY) > turn)
  return later === -1 ? [...paths, path] : paths.toSpliced(later, 0, path)
}
