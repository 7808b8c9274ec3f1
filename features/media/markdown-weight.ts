/** Signs that make a parser stop and think. The at sign makes it look for a whole address. */
const WEIGHTS: Record<string, number> = { '@': 3 }
for (const sign of '*_[]()`!<>&~\\#/-+=') WEIGHTS[sign] = 1

const weightOf = new Uint8Array(128)
for (const [sign, weight] of Object.entries(WEIGHTS)) weightOf[sign.charCodeAt(0)] = weight

const LINE_BREAK = 10
const PIPE = 124

/**
 * How much work a text will be, counted before anything is parsed: its signs, its lines, and the cells that its tables could
 * have, since every row of a table is filled up to the widest. About a hundredth of a millisecond each.
 */
export function markdownWeight(text: string): number {
  let weight = 0
  let lines = 1
  let pipes = 0
  let widest = 0
  let isBlank = true
  const endBlock = () => {
    weight += lines * (1 + widest)
    lines = 0
    widest = 0
  }
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === LINE_BREAK) {
      if (isBlank) endBlock()
      widest = Math.max(widest, pipes)
      lines += 1
      pipes = 0
      isBlank = true
      continue
    }
    if (code > 32) isBlank = false
    if (code === PIPE) pipes += 1
    else weight += weightOf[code] ?? 0
  }
  widest = Math.max(widest, pipes)
  endBlock()
  return weight
}

/** More than the longest text we take weighs (100,000 characters) where it is written as our articles are. */
export const HEAVIEST = 5_000

export const isTooHeavy = (text: string) => markdownWeight(text) > HEAVIEST
