import type { Locale } from '#common/locale.ts'
import { findMentions } from '../engine/mentions.ts'
import { type Token, tokens } from './fold-words.ts'
import { isHomeWord } from './kind-words.ts'
import { findQuantities, isPeriod } from './quantities.ts'

/** A part of the home, or a figure of it, and the tokens it stands in. */
interface Mark {
  of: 'amenity' | 'room' | 'area' | 'money' | 'km'
  from: number
  to: number
}

const ROOM = /^(?:bed|bath)(?:room)?s?$|^(?:chambre|room|piece)s?$/
const PRICE = /^(?:price|prix|loyer|cost|tarif)s?$/

/** What was said of the visitor between two parts leaves them where they are. */
const ASIDES =
  /(?:that )?you asked for|as you asked|que vous (?:demand|souhait|cherch)\w*|comme (?:vous l[ea]? ?)?(?:demand|souhait)\w*/g
const SEEN = /^(?:sur|of|over) (?:the |la |le |l )?(?:sea|ocean|city|mer|ville)\b/
const UNIT = /^(?:m²|m2|square metres?|metres? carres?)(?= |$)/

/** One home is the subject of these; several rooms would take another form. */
const VERBS: Record<Locale, string> = { en: 'has|offers|is|measures', fr: 'a|offre|compte|est|mesure' }
const ARTICLES: Record<Locale, string> = { en: 'a|an|the|its|also', fr: 'un|une|le|la|les|l|son|sa|ses|aussi' }
const OTHER_SUBJECT = /\b(?:have|are|ont|sont|that|which|who|whose|where|qui|dont|ou)\b/

const LOOSE_HOME = /\b(?:your|votre) HOME\b/
const LOOSE_GOOD = /(?<!\b(?:ce|le|du|un|au|ces|les|des) )\bbiens?\b/
/** An amount that is only the least of several. */
const BEFORE_MONEY = /(?:^| )(?:from|des|to|for|with|avec|in|en)$/

interface Patterns {
  beforeAmenity: RegExp
  list: RegExp
  homeAgain: RegExp
  verbAgain: RegExp
  afterArea: RegExp
}
const patternsOf = (locale: Locale): Patterns => ({
  beforeAmenity: new RegExp(
    `(?:(?:^| )(?:${VERBS[locale]}|with|avec|and|et|mentions?|mentionne|asked for|demand\\w+|souhait\\w+)|,)` +
      `(?: (?:${ARTICLES[locale]}|du|des|de la|de l|d une?))*$`,
  ),
  list: new RegExp(`^(?=.*(?:,|\\band\\b|\\bet\\b))(?: |,|#|\\b(?:and|et|${ARTICLES[locale]})\\b)*$`),
  homeAgain: /(?:^|,|\b(?:and|et)\b) *(?:it|il|elle|(?:(?:this|the|cette|cet|ce|la|le|l) )?HOME)\b/,
  verbAgain: new RegExp(`(?:,|\\b(?:and|et)\\b) *(?:also |aussi )?(?:${VERBS[locale]})(?= |$)`),
  afterArea: new RegExp(`^(?:${VERBS[locale]}|with|avec)(?= |$)`),
})
const patterns: Record<Locale, Patterns> = { en: patternsOf('en'), fr: patternsOf('fr') }

const AFTER_AMENITY = /^(?:$|,|(?:and|et|(?:that )?you asked|as you asked|que vous|comme)(?= |$))/

/** 'Villa of 240 m²', '4 bedrooms in 240 m²': the square metres of the home, not of a part of it. */
const BEFORE_AREA =
  /(?:HOME(?: of| with| de| avec| on| sur| ,)?|# (?:bedrooms?|bathrooms?|chambres?|salles? (?:de bains?|d eau))(?: in| on| sur| and| et| ,)) ?$/

const BEFORE_PLACE = /(?:^| )(?:(?:in|at|on|from|of|for|à|dans|sur|de)(?: the| la| l| les| le)?|au|aux|du|des|d)$/

function findMarks(sentence: string, all: readonly Token[], ownAmenities: readonly string[]): Mark[] {
  const indexAt = (at: number) => all.findIndex((token) => token.at >= at)
  const amenities = findMentions(sentence, ownAmenities).flatMap((mention): Mark[] => {
    if (!('amenity' in mention)) return []
    const end = indexAt(mention.at + mention.length)
    return [{ of: 'amenity', from: indexAt(mention.at), to: end < 0 ? all.length : end }]
  })
  const isTaken = (index: number) => amenities.some(({ from, to }) => index >= from && index < to)
  const rooms = all.flatMap(({ folded }, index): Mark[] => {
    if (isTaken(index)) return []
    if (/^salles?$/.test(folded)) return [{ of: 'room', from: index, to: Math.min(index + 3, all.length) }]
    return ROOM.test(folded) ? [{ of: 'room', from: index, to: index + 1 }] : []
  })
  const figures = findQuantities(sentence).flatMap(({ unit, at }): Mark[] => {
    const of = /^(?:area|km|money)/.exec(unit)?.[0] as 'area' | 'km' | 'money' | undefined
    return of ? [{ of, from: indexAt(at), to: indexAt(at) + 1 }] : []
  })
  return [...amenities, ...rooms, ...figures].sort((a, b) => a.from - b.from)
}

/** Tokens as a line of plain words: the home is HOME, a number is #, a pause is a comma, and 'à' is not 'a'. */
function toLine(part: readonly Token[], counted: ReadonlySet<number>): string {
  return part
    .map(({ kind, text, folded, at }) => {
      if (kind === 'number' || counted.has(at)) return '#'
      if (kind === 'break') return ','
      if (text.toLowerCase() === 'à') return 'à'
      return isHomeWord(folded) ? 'HOME' : folded
    })
    .join(' ')
}

interface Pair {
  left: Mark
  right: Mark
  /** All before the right one, and what stands between the two. */
  before: string
  between: string
}

/** Two parts may stand in a list, or the home may come between them. Anything else would say that one is of the other. */
function isApart({ left, right, before, between }: Pair, locale: Locale): boolean {
  const { list, homeAgain, verbAgain, afterArea } = patterns[locale]
  if (left.of === 'km') return true
  if (right.of === 'area' && BEFORE_AREA.test(before)) return true
  const said = between.replace(SEEN, '').replace(UNIT, '').replace(ASIDES, '').replace(/ +/g, ' ').trim()
  if (OTHER_SUBJECT.test(said)) return false
  if (homeAgain.test(said) || verbAgain.test(said)) return true
  if (left.of === 'room' && said.startsWith('HOME')) return true
  if (left.of === 'area' && afterArea.test(said)) return true
  const areParts = left.of !== 'money' && !['money', 'km', 'area'].includes(right.of)
  return areParts && list.test(said)
}

/** The home has an amenity, and that is all there is to say of it: not where it is, whose, or for whom. */
function isLooseAmenity(before: string, after: string, locale: Locale): boolean {
  return !patterns[locale].beforeAmenity.test(before) || !AFTER_AMENITY.test(after.replace(SEEN, '').trim())
}

/** A price is an amount, and nothing of the home is told in one breath with it. */
function isFalsePrice(all: readonly Token[], marks: readonly Mark[]): boolean {
  // 'To rent' is the deal; 'the rent' is a price.
  const isRent = (index: number) => all[index]?.folded === 'rent' && !/^(?:to|for)$/.test(all[index - 1]?.folded ?? '')
  if (!all.some(({ folded }, index) => PRICE.test(folded) || isRent(index))) return false
  return !marks.some(({ of }) => of === 'money') || marks.some(({ of }) => of === 'amenity' || of === 'room')
}

/** A home is in a place; the place itself has and is nothing. */
function isBarePlace(sentence: string, all: readonly Token[], ownAmenities: readonly string[]): boolean {
  return findMentions(sentence, ownAmenities).some((mention) => {
    if (!('place' in mention)) return false
    const before = toLine(
      all.filter(({ at }) => at < mention.at),
      new Set(),
    )
    return !BEFORE_PLACE.test(before)
  })
}

/** 'A month' belongs to an amount before it, and so does 'per'. */
function isLoosePeriod(all: readonly Token[], counted: ReadonlySet<number>): boolean {
  return all.some(({ folded }, index) => {
    if (/^(?:each|every|chaque|chacune?|apiece)$/.test(folded)) return true
    if (/^(?:per|par)$/.test(folded)) return !isPeriod(all[index + 1]?.folded ?? '')
    const near = all.slice(Math.max(0, index - 5), index)
    return isPeriod(folded) && !near.some(({ kind, at }) => kind === 'number' || counted.has(at))
  })
}

/** Whether a sentence gives to a part of the home what is true of the home, or of another part. */
export function hasFalseRelation(sentence: string, ownAmenities: readonly string[], locale: Locale): boolean {
  const all = tokens(sentence)
  const counted = new Set(findQuantities(sentence).map(({ at }) => at))
  const marks = findMarks(sentence, all, ownAmenities)
  if (isFalsePrice(all, marks) || isLoosePeriod(all, counted) || isBarePlace(sentence, all, ownAmenities)) return true
  // In a line of its own 'bien' would be the home; here it may be 'well'.
  if (LOOSE_HOME.test(toLine(all, counted)) || LOOSE_GOOD.test(all.map(({ folded }) => folded).join(' '))) return true
  return marks.some((right, index) => {
    const left = marks[index - 1]
    const before = toLine(all.slice(0, right.from), counted)
    if (right.of === 'amenity' && isLooseAmenity(before, toLine(all.slice(right.to), counted), locale)) return true
    if (right.of === 'money' && BEFORE_MONEY.test(before)) return true
    if (!left) return false
    const between = toLine(all.slice(left.to, right.from), counted)
    return !isApart({ left, right, before, between }, locale)
  })
}
