import type { Finding, ScoredHome } from '../engine/decision.ts'
import type { ListedHome } from '../engine/home-facts.ts'
import type { Recommendation } from '../recommendation.public.ts'
import type { Question, WishField } from '../wishes/wish.ts'
import { describeHome } from './describe-home.ts'
import { sayInvestment } from './investment-text.ts'
import { chooseSentences } from './listing-sentences.ts'
import { ANSWERS, sayFinding } from './say-finding.ts'
import { sayWish } from './say-wish.ts'
import { inSentence, type Speech } from './speech.ts'

type Quotes = ReturnType<typeof chooseSentences>['quotes']

const MOST_REASONS = 6

/** That a home for sale is for sale is no reason for it; what binds stands in its description. */
const NO_REASON: readonly WishField[] = ['deal', 'kind', 'lease', 'nights']

function isFromForm({ wish }: Finding): boolean {
  return 'form' in wish.from
}

/** What it meets of the text, then of the form. */
function factsFor({ home, findings }: ScoredHome, speech: Speech): string[] {
  const met = findings.filter(({ wish, verdict, earned }) => {
    const isPart = ANSWERS.includes(wish.field) && earned > 0
    const isElsewhere = wish.field === 'place' && wish.op === 'not'
    return (verdict === 'met' || isPart) && !isElsewhere && !NO_REASON.includes(wish.field)
  })
  return [...met.filter((finding) => !isFromForm(finding)), ...met.filter(isFromForm)].flatMap(
    (finding) => sayFinding(finding, home, speech).for,
  )
}

function aboutOf({ about }: Quotes[number], speech: Speech): string {
  if (typeof about === 'string') return speech.words.answer.questions[about]
  // The subject, not the wish: 'No pool' over a sentence that speaks of one would say the opposite.
  return about.field === 'amenity'
    ? sayWish({ ...about, op: 'oneOf' }, speech)
    : speech.words.finding.fields[about.field]
}

function sayQuote(quote: Quotes[number], speech: Speech): string {
  const { labelled, quoted } = speech.words.home
  return labelled(aboutOf(quote, speech), quoted(quote.text))
}

/** Conditions before wishes, and what it misses before what its listing does not say. */
function unmetOf({ home, findings }: ScoredHome, quotes: Quotes, speech: Speech): Recommendation['unmet'] {
  const rank = ({ wish, verdict }: Finding) => {
    if (ANSWERS.includes(wish.field)) return 3
    if (verdict === 'unknown') return 2
    return wish.isHard ? 0 : 1
  }
  const unmet = findings
    .filter(({ wish, verdict }) => verdict === 'missed' || (verdict === 'unknown' && !ANSWERS.includes(wish.field)))
    .filter(({ wish }) => wish.field !== 'goal')
    .sort((one, other) => rank(one) - rank(other))
    .flatMap((finding) => {
      const { field, isHard } = finding.wish
      // A sentence of the listing that speaks against it is more than nothing said.
      const quote = finding.verdict === 'unknown' && quotes.find(({ about }) => about === finding.wish)
      const against = quote ? [sayQuote(quote, speech)] : sayFinding(finding, home, speech).against
      return against.map((text) => ({ field, isHard, isStated: finding.verdict === 'missed', text }))
    })
  return [...new Map(unmet.toReversed().map((each) => [each.text, each])).values()].toReversed()
}

function pointsOf({ home, findings }: ScoredHome, speech: Speech): Recommendation['points'] {
  return findings
    .filter(({ verdict, of }) => verdict !== 'open' && of > 0)
    .map((finding) => {
      const { wish, earned, of } = finding
      const said = sayFinding(finding, home, speech)
      const label = wish.field === 'amenity' ? sayWish(wish, speech) : speech.words.finding.fields[wish.field]
      return { label, earned, of, reason: [...said.for, ...(earned === of ? [] : said.against)].join('. ') }
    })
}

/** Where the listing itself has a sentence that speaks against a wish, a home is not all that was asked. */
function withoutFlattery(score: number, points: Recommendation['points'], isSpokenAgainst: boolean) {
  if (score < 100 || !isSpokenAgainst) return { score, points }
  return {
    score: score - 1,
    points: points.map((part, at) => (at === 0 ? { ...part, earned: part.earned - 1 } : part)),
  }
}

/** One home in words; `position` is its place on the page. */
export function wordHome(
  scored: ScoredHome,
  { listed, position, questions }: { listed: ListedHome; position: number; questions: readonly Question[] },
  speech: Speech,
): Omit<Recommendation, 'path'> {
  const { answer, home } = speech.words
  const own = chooseSentences(listed, { findings: scored.findings, questions, locale: speech.locale })
  const reasons = [...own.reasons.map(home.quoted), ...factsFor(scored, speech)]
  const unmet = unmetOf(scored, own.quotes, speech)
  const missed = unmet.filter(({ isHard, isStated }) => isHard && isStated)
  const quoted = own.quotes.map((quote) => sayQuote(quote, speech))
  const investmentInsights = sayInvestment(scored, speech)
  const { score, points } = withoutFlattery(scored.score, pointsOf(scored, speech), own.quotes.length > 0)
  return {
    propertyId: scored.home.id,
    matchScore: score,
    personalizedDescription: describeHome(scored, position, speech),
    reasons: [...new Set(reasons)].slice(0, MOST_REASONS),
    ...(investmentInsights !== undefined && { investmentInsights }),
    nearMiss:
      missed.length > 0
        ? missed.map(({ text }, at) => (at === 0 ? text : inSentence(text))).join(answer.separator)
        : null,
    lacks: unmet.filter((each) => !missed.includes(each) && !quoted.includes(each.text)).map(({ text }) => text),
    unmet,
    points,
    quotes: own.quotes.map((quote) => ({ about: aboutOf(quote, speech), text: quote.text })),
  }
}
