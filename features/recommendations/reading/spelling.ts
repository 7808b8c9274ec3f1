/** As it sounds, more or less: what people write by ear comes to the same. */
export function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/eau|au/g, 'o')
    .replace(/qu|k/g, 'c')
    .replace(/ç/g, 's')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/sc/g, 's')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/h/g, '')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)[eis]$/, '')
}

const SHORTEST = 5
const SHORTEST_OFF = 7

/** The word without each of its letters in turn: two words that share one of these are a letter apart. */
function* withoutALetter(word: string): Generator<string> {
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1)
}

/** One letter too many, too few, wrong, or two in the wrong order. */
function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let [end, otherEnd] = [one.length, other.length]
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end--
    otherEnd--
  }
  const [left, right] = [one.slice(start, end), other.slice(start, otherEnd)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** Finds the word that somebody meant. Built once from the words of the phrases. */
export function speller(words: ReadonlySet<string>): (written: string) => string | null {
  const bySound = new Map<string, string>()
  const byPart = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < SHORTEST) continue
    if (!bySound.has(soundOf(word))) bySound.set(soundOf(word), word)
    for (const part of [word, ...withoutALetter(word)]) {
      const there = byPart.get(part)
      if (there) there.push(word)
      else byPart.set(part, [word])
    }
  }
  return (written) => {
    if (written.length < SHORTEST || written.length > 24) return null
    const sound = bySound.get(soundOf(written))
    if (sound && sound[0] === written[0]) return sound
    if (written.length < SHORTEST_OFF - 1) return null
    for (const part of [written, ...withoutALetter(written)]) {
      for (const word of byPart.get(part) ?? []) {
        // 'Poster' is no 'porter': of a short word a letter may be missing or double, not another.
        const isMeant = written.length >= SHORTEST_OFF || word.length !== written.length
        if (word[0] === written[0] && isMeant && isOneOff(word, written)) return word
      }
    }
    return null
  }
}
