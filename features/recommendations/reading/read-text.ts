import { gather } from './gather.ts'
import { toPieces } from './pieces.ts'
import { readDays } from './read-days.ts'
import { readNumbers } from './read-numbers.ts'
import { readThings } from './read-things.ts'
import type { Reading, ReadingContext, Saying } from './reading.ts'
import { type Sentence, toSentences, turnOf } from './sentences.ts'

const MOST_UNREAD = 3
const LONGEST_UNREAD = 120

/** A sentence that asks for something, of which nothing was understood. Greetings, stories and orders ask for nothing. */
function unreadPart({ pieces, text, isBackground, isAsked }: Sentence, said: readonly Saying[]): string | null {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return null
  if (said.some(({ at }) => at >= first.at && at < last.end)) return null
  const wants = pieces.some((piece, at) => ['want', 'hard', 'soft'].includes(turnOf(piece) ?? '') && !isBackground(at))
  if (pieces.some((piece) => turnOf(piece) === 'command')) return null
  const isStrange = pieces.some((piece) => piece.isStrange)
  if (!isStrange || !(wants || isAsked)) return null
  return text.slice(first.at, last.end).replace(/\s+/g, ' ').slice(0, LONGEST_UNREAD)
}

/** What a visitor's own words ask for, in English or French. Data, never instruction. */
export function readText(text: string, context: ReadingContext): Reading {
  const sentences = toSentences(text, toPieces(text, context.locale, context.ownAmenities))
  const said = sentences.flatMap((sentence, number) => {
    const days = readDays(sentence, context.today)
    const scraps = sentence.pieces.flatMap((piece): Saying[] =>
      turnOf(piece) === 'scrap' ? [{ at: piece.at, scrap: true }] : [],
    )
    const all: Saying[] = [...scraps, ...days, ...readNumbers(sentence, days), ...readThings(sentence)]
    return all.map((one) => ({ ...one, sentence: number }))
  })
  const unread = sentences.flatMap((sentence) => unreadPart(sentence, said) ?? []).slice(0, MOST_UNREAD)
  return { ...gather(said, context), unread }
}
