import type { Locale } from '#common/locale.ts'
import type { Finding } from '../engine/decision.ts'
import type { ListedHome } from '../engine/home-facts.ts'
import type { Question, Wish } from '../wishes/wish.ts'
import { CHARACTER, CLOSES, COUNTS_ROOMS, STATES_AREA, TOPIC_WORDS, TOPICS, type Topic, WARNS } from './topic-words.ts'

const LONGEST = 240
const SHORTEST = 25
const MOST_REASONS = 2
const MOST_QUOTES = 3

/** Fields, and values of them, that lead to a topic. */
const LED_TO_BY: Partial<Record<Topic, string>> = {
  quiet: 'quiet',
  pets: 'pets',
  pool: 'pool luxury',
  stairs: 'lift stepFree noStairs',
  view: 'topFloor luxury',
  children: 'people family',
  garden: 'people family',
  desk: 'professional remote hybrid business',
  connection: 'remote',
  light: 'artistic minimalist',
  walking: 'walking',
  car: 'car chauffeur',
  beach: 'sea vacation_home',
  terrace: 'vacation_home',
}

/** What a listing would speak of, were it to speak of a wish. */
function topicsOf({ field, value }: Wish): readonly Topic[] {
  const names = Array.isArray(value) ? value.map(String) : []
  if (field === 'amenity') return TOPICS.filter((topic) => names.some((name) => TOPIC_WORDS[topic].en.test(name)))
  return TOPICS.filter((topic) => LED_TO_BY[topic]?.split(' ').some((name) => name === field || names.includes(name)))
}

/** Something ruled out: whatever speaks of it speaks against the home. */
function isRefusal({ op, value }: Wish): boolean {
  return op === 'not' || value === false
}

/** Whole sentences; one that is too long to quote is taken by its parts between semicolons. */
function sentencesOf({ description, descriptionFr }: ListedHome, locale: Locale): string[] {
  return ((locale === 'fr' ? descriptionFr : description) ?? '')
    .split(/(?<=[.!?…])\s+(?=\p{Lu}|\d|«|“)|\n+/u)
    .flatMap((sentence) => (sentence.length > LONGEST ? sentence.split(/\s*;\s+/u) : [sentence]))
    .map((sentence) => sentence.trim())
    .filter((text) => text.length >= SHORTEST && text.length <= LONGEST && !CLOSES[locale].test(text))
}

/** Whether a sentence says no to what somebody wishes, or yes to what somebody ruled out. */
function speaksAgainst(sentence: string, wish: Wish, locale: Locale): boolean {
  const clauses = sentence.split(/[,;:]/)
  return topicsOf(wish).some((topic) => {
    const { [locale]: named, against } = TOPIC_WORDS[topic]
    if (isRefusal(wish)) return clauses.some((clause) => named.test(clause) && !WARNS[locale].test(clause))
    return (
      against?.[locale].test(sentence) || clauses.some((clause) => named.test(clause) && WARNS[locale].test(clause))
    )
  })
}

/** Of sentences that no wish leads to, the one that says most about the home; not one that repeats its figures. */
function mostTelling(sentences: readonly string[], locale: Locale): string[] {
  const weight = (sentence: string) => sentence.match(CHARACTER[locale])?.length ?? 0
  return sentences
    .filter((sentence) => !STATES_AREA.test(sentence) && !COUNTS_ROOMS[locale].test(sentence))
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, 1)
}

interface Chosen {
  /** That speak for the home. */
  reasons: string[]
  /** That speak against a wish, or about something that we cannot vouch for. */
  quotes: { about: Wish | Question; text: string }[]
}

/** The listing's own sentences, in the reader's language: those that speak to what this visitor wished, and its character. */
export function chooseSentences(
  home: ListedHome,
  { findings, questions, locale }: { findings: readonly Finding[]; questions: readonly Question[]; locale: Locale },
): Chosen {
  const all = sentencesOf(home, locale)
  const names = (sentence: string, topic: Topic) => TOPIC_WORDS[topic][locale].test(sentence)
  const wishes = findings.filter(({ verdict }) => verdict !== 'open').map(({ wish }) => wish)
  const against = all.flatMap((text) => {
    const about = wishes.find((wish) => speaksAgainst(text, wish, locale))
    return about ? [{ about, text }] : []
  })
  const spare = all.filter((sentence) => !against.some(({ text }) => text === sentence))
  const answers = questions.flatMap((about) => {
    const text = about === 'dates' ? undefined : spare.find((sentence) => names(sentence, about))
    return text ? [{ about, text }] : []
  })
  const quotes = [...against, ...answers].slice(0, MOST_QUOTES)
  const open = spare
    .filter((each) => !WARNS[locale].test(each) && !quotes.some(({ text }) => text === each))
    .sort((one, other) => Number(STATES_AREA.test(one)) - Number(STATES_AREA.test(other)))
  // What the text asks for comes before what the form does; what the home misses is not looked for.
  const sought = findings
    .filter(({ wish, verdict }) => (verdict === 'met' || verdict === 'unknown') && !isRefusal(wish))
    .sort((one, other) => Number('form' in one.wish.from) - Number('form' in other.wish.from))
    .flatMap(({ wish }) => topicsOf(wish))
  const found = sought.flatMap((topic) => open.find((sentence) => names(sentence, topic)) ?? [])
  const reasons = [...new Set(found)].slice(0, MOST_REASONS)
  return { reasons: reasons.length > 0 ? reasons : mostTelling(open, locale), quotes }
}
