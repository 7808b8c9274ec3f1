export interface Stretch {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Beyond this, comparing every word with every other takes too long; the two middles are then shown whole. */
const MAX_COMPARISONS = 4_000_000
/** How much of what stayed the same is shown on either side of a change. */
const CONTEXT = 60

/** Each with the space behind it, so that neighbours that changed read as one change. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? []

function commonStart(a: readonly string[], b: readonly string[]): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

/** For each pair of positions, how many words the rests have in common, in their order. */
function commonRests(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1
  const table = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => table[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      table[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  return table
}

function middleStretches(a: readonly string[], b: readonly string[]): Stretch[] {
  if (a.length * b.length > MAX_COMPARISONS) {
    return [
      { kind: 'removed', text: a.join('') },
      { kind: 'added', text: b.join('') },
    ]
  }
  const table = commonRests(a, b)
  const width = b.length + 1
  const stretches: Stretch[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [old, fresh] = [a[i], b[j]]
    if (old !== undefined && old === fresh) {
      stretches.push({ kind: 'same', text: old })
      i += 1
      j += 1
    } else if (
      old !== undefined &&
      (fresh === undefined || (table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0))
    ) {
      stretches.push({ kind: 'removed', text: old })
      i += 1
    } else {
      stretches.push({ kind: 'added', text: fresh ?? '' })
      j += 1
    }
  }
  return stretches
}

/** Neighbours of one kind as one stretch. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = []
  for (const stretch of stretches) {
    const last = result.at(-1)
    if (last?.kind === stretch.kind) last.text += stretch.text
    else if (stretch.text !== '') result.push({ ...stretch })
  }
  return result
}

/** What was taken out of a text and what was put in, word by word. */
export function wordDiff(before: string, after: string): Stretch[] {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  const start = commonStart(a, b)
  const [restA, restB] = [a.slice(start), b.slice(start)]
  const end = commonStart(restA.toReversed(), restB.toReversed())
  return joined([
    { kind: 'same', text: a.slice(0, start).join('') },
    ...middleStretches(restA.slice(0, restA.length - end), restB.slice(0, restB.length - end)),
    { kind: 'same', text: restA.slice(restA.length - end).join('') },
  ])
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
