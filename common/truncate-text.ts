/** What would stand oddly before an ellipsis. */
const LOOSE_END = /[\s.,;:–—-]+$/

/** The beginning of a text as one line of at most `length` characters, cut between two words; an ellipsis only where it is cut. */
export function truncateText(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const start = line.slice(0, length)
  const end = start.lastIndexOf(' ')
  // One endless word is cut inside, but not through a character.
  const kept = end > 0 ? start.slice(0, end) : start.slice(0, -1).replace(/[\ud800-\udbff]$/, '')
  return `${kept.replace(LOOSE_END, '')}…`
}
