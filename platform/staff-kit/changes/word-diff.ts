import { diffArrays } from 'diff'

export interface Stretch {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Texts with more changes than this have little in common, and finding it takes long; both are then shown whole. */
const MAX_CHANGES = 1_000
/** How much of what stayed the same is shown on either side of a change. */
const CONTEXT = 60

/** Each with the space behind it, so that neighbours that changed read as one change. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? []

/** What was taken out of a text and what was put in, word by word. */
export function wordDiff(before: string, after: string): Stretch[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MAX_CHANGES })
  if (!changes) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  }
  return changes.map(({ removed, added, value }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value.join(''),
  }))
}

const firstWords = (text: string) => text.slice(0, CONTEXT).replace(/\S+$/, '')
const lastWords = (text: string) => text.slice(-CONTEXT).replace(/^\S+/, '')

/** The same with what did not change cut down to a few words around each change. */
export function excerpt(stretches: readonly Stretch[]): Stretch[] {
  return stretches.map((stretch, position) => {
    const { kind, text } = stretch
    const isFirst = position === 0
    const isLast = position === stretches.length - 1
    if (kind !== 'same' || text.length <= 2 * CONTEXT) return stretch
    const start = isFirst ? '' : firstWords(text)
    const end = isLast ? '' : lastWords(text)
    return { kind, text: `${start}…${end}` }
  })
}
