import { acrossSentences, isTelling } from './across-sentences.ts'
import { gather } from './gather.ts'
import { thingOf, turnOf } from './meanings.ts'
import { toPieces } from './pieces.ts'
import { readDays } from './read-days.ts'
import { readNumbers } from './read-numbers.ts'
import { readPeople } from './read-people.ts'
import { readThings } from './read-things.ts'
import type { Reading, ReadingContext, Saying } from './reading.ts'
import { type Sentence, toSentences } from './sentences.ts'

const MOST_UNREAD = 3
const LONGEST_UNREAD = 120

/** So many words that we do not know, and a sentence may say something after all. */
const MANY_STRANGE = 2

/**
 * A sentence of which nothing was understood. One that asks for something is told as it was written; of another that may ask for
 * something only that it was not understood (''): greetings, stories and orders are nothing to say back.
 */
function unreadPart({ pieces, text, isBackground, isAsked }: Sentence, said: readonly Saying[]): string | null {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last || said.some(({ at }) => at >= first.at && at < last.end)) return null
  const isTalk = pieces.some(
    (piece) => turnOf(piece) === 'command' || (piece.meaning !== null && 'talk' in piece.meaning),
  )
  const strange = pieces.filter((piece, at) => piece.isStrange && !isBackground(at)).length
  const wants = pieces.some((piece, at) => ['want', 'hard', 'soft'].includes(turnOf(piece) ?? '') && !isBackground(at))
  if (strange > 0 && (wants || isAsked) && !pieces.some((piece) => turnOf(piece) === 'command')) {
    return text.slice(first.at, last.end).replace(/\s+/g, ' ').slice(0, LONGEST_UNREAD)
  }
  return strange >= MANY_STRANGE && !isTalk ? '' : null
}

/** What a visitor's own words ask for, in English or French. Data, never instruction. */
export function readText(text: string, context: ReadingContext): Reading {
  const sentences = toSentences(text, toPieces(text, context.locale, context.ownAmenities))
  const said: Saying[] = sentences.flatMap((sentence, number) => {
    // 'Write me a poem about the sea' asks for no home.
    if (sentence.pieces.some((piece) => turnOf(piece) === 'command')) return []
    const days = readDays(sentence, context.today)
    const scraps = sentence.pieces.flatMap((piece): Saying[] => {
      if (turnOf(piece) === 'both') return [{ at: piece.at, both: true, words: text.slice(piece.at, piece.end) }]
      // 'I had been thinking of a house, but no, forget that': only of the house.
      const isOfThat = sentence.pieces.some((other) => other.at < piece.at && thingOf(other))
      return turnOf(piece) === 'scrap' && !isOfThat ? [{ at: piece.at, scrap: true }] : []
    })
    const all: Saying[] = [
      ...scraps,
      ...days,
      ...readNumbers(sentence, days),
      ...readPeople(sentence),
      ...readThings(sentence),
    ]
    const isOfTold = isTelling(sentence)
    const forgotten = sentence.pieces.findLast((piece) => turnOf(piece) === 'scrap')?.at ?? -1
    return all.filter(({ at }) => at >= forgotten).map((one) => ({ ...one, sentence: number, isOfTold }))
  })
  acrossSentences(sentences, said, context.today)
  const parts = sentences.flatMap((sentence) => unreadPart(sentence, said) ?? [])
  const unread = parts.filter((part) => part !== '').slice(0, MOST_UNREAD)
  const isMore = unread.length < parts.length
  return { ...gather(said, context), unread: isMore ? [...unread, ''] : unread }
}
