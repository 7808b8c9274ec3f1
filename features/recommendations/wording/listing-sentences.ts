import type { Locale } from '#common/locale.ts'
import type { Finding } from '../engine/decision.ts'
import type { ListedHome } from '../engine/home-facts.ts'
import type { Question, Wish } from '../wishes/wish.ts'
import { CHARACTER, CLOSES, COUNTS_ROOMS, STATES_AREA, TOPIC_WORDS, type Topic, WARNS } from './topic-words.ts'

const LONGEST = 240
const SHORTEST = 25
const MOST_REASONS = 2
const MOST_QUOTES = 3

const TOPICS_OF_AMENITY: Record<string, Topic> = {
  'Swimming Pool': 'pool',
  Elevator: 'stairs',
  Balcony: 'terrace',
  Terrace: 'terrace',
  Garden: 'garden',
  Parking: 'car',
  Garage: 'car',
  'Ocean View': 'view',
  'City View': 'view',
  Generator: 'power',
  'Solar Power': 'power',
  WiFi: 'connection',
  'Fiber Optic': 'connection',
  Security: 'safety',
  Concierge: 'safety',
  Furnished: 'furniture',
}
const TOPICS_OF_ANSWER: Record<string, readonly Topic[]> = {
  luxury: ['view', 'pool'],
  family: ['children', 'garden'],
  professional: ['desk'],
  artistic: ['light'],
  minimalist: ['light'],
  remote: ['desk', 'connection'],
  hybrid: ['desk'],
  business: ['desk'],
  walking: ['walking'],
  car: ['car'],
  chauffeur: ['car'],
  vacation_home: ['beach', 'terrace'],
}
const TOPICS_OF_FIELD: Partial<Record<Wish['field'], Topic>> = {
  pool: 'pool',
  quiet: 'quiet',
  pets: 'pets',
  lift: 'stairs',
  stepFree: 'stairs',
  noStairs: 'stairs',
  levels: 'stairs',
  topFloor: 'view',
}

/** What a listing would speak of, were it to speak of a wish. */
function topicsOf({ field, value }: Wish): readonly Topic[] {
  const own = TOPICS_OF_FIELD[field]
  if (own) return [own]
  if (field === 'people') return Number(value) > 2 ? ['children'] : []
  if (!Array.isArray(value)) return []
  const names = value.map(String)
  if (field === 'near') return names.includes('sea') ? ['beach'] : ['walking']
  if (field === 'amenity') return names.flatMap((name) => TOPICS_OF_AMENITY[name] ?? [])
  return names.flatMap((name) => TOPICS_OF_ANSWER[name] ?? [])
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
    .filter((sentence) => sentence.length >= SHORTEST && sentence.length <= LONGEST)
}

export interface Chosen {
  /** That speak for the home. */
  reasons: string[]
  /** That speak against a wish, or about something that we cannot vouch for. */
  quotes: { about: Wish | Question; text: string }[]
}

/** The listing's own sentences, in the reader's language: those that speak to what this visitor wished, and its character. */
export function chooseSentences(
  home: ListedHome,
  findings: readonly Finding[],
  questions: readonly Question[],
  locale: Locale,
): Chosen {
  const all = sentencesOf(home, locale).filter((sentence) => !CLOSES[locale].test(sentence))
  const names = (sentence: string, topic: Topic) => TOPIC_WORDS[topic][locale].test(sentence)
  const warns = (sentence: string, topic?: Topic) =>
    WARNS[locale].test(sentence) ||
    (topic !== undefined && TOPIC_WORDS[topic].against?.[locale].test(sentence) === true)
  const speaksAgainst = (sentence: string, wish: Wish) =>
    topicsOf(wish).some((topic) => {
      const isAgainst = TOPIC_WORDS[topic].against?.[locale].test(sentence) === true
      if (isRefusal(wish)) return names(sentence, topic) && !WARNS[locale].test(sentence)
      return isAgainst || (names(sentence, topic) && WARNS[locale].test(sentence))
    })
  const wishes = findings.filter(({ verdict }) => verdict !== 'open')
  const against = all.flatMap((text) => {
    const finding = wishes.find(({ wish }) => speaksAgainst(text, wish))
    return finding ? [{ about: finding.wish, text }] : []
  })
  const answers = questions.flatMap((question) => {
    const text = all.find((sentence) => question !== 'dates' && names(sentence, question))
    return text ? [{ about: question, text }] : []
  })
  const quotes = [...new Map([...against, ...answers].map((quote) => [quote.text, quote])).values()].slice(
    0,
    MOST_QUOTES,
  )

  const free = all.filter((sentence) => !warns(sentence) && !against.some(({ text }) => text === sentence))
  const open = free.filter((sentence) => !quotes.some(({ text }) => text === sentence))
  const reasons: string[] = []
  const told = new Set<Topic>()
  // What the text asks for comes before what the form does; what the home misses is not looked for.
  const sought = wishes
    .filter(({ wish, verdict }) => verdict !== 'missed' && !isRefusal(wish))
    .sort((one, other) => Number('form' in one.wish.from) - Number('form' in other.wish.from))
    .flatMap(({ wish }) => topicsOf(wish))
  for (const topic of sought) {
    const sentence = open.find((each) => names(each, topic) && !warns(each, topic))
    if (told.has(topic) || !sentence || reasons.length === MOST_REASONS) continue
    for (const each of sought) if (names(sentence, each)) told.add(each)
    if (!reasons.includes(sentence)) reasons.push(sentence)
  }
  if (reasons.length === 0) reasons.push(...mostTelling(open, locale))
  return { reasons, quotes }
}

/** Of sentences that no wish leads to, the one that says most about the home; not one that repeats its figures. */
function mostTelling(sentences: readonly string[], locale: Locale): string[] {
  const weight = (sentence: string) => sentence.match(CHARACTER[locale])?.length ?? 0
  const [best] = sentences
    .filter((sentence) => !STATES_AREA.test(sentence) && !COUNTS_ROOMS[locale].test(sentence))
    .sort((one, other) => weight(other) - weight(one))
  return best === undefined ? [] : [best]
}
