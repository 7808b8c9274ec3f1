import { propertyMessages } from '#features/nest/property-messages.ts'
import { leaseLength } from '#features/nest/rental-terms.ts'
import type { Finding, ScoredHome } from '../engine/decision.ts'
import type { HomeFacts } from '../engine/home-facts.ts'
import type { WishField } from '../wishes/wish.ts'
import { ANSWERS, builtFact, stairsFact } from './say-finding.ts'
import { capitalised, inSentence, type Speech } from './speech.ts'

function open(home: HomeFacts, position: number, { words, nest }: Speech): string {
  const { home: texts } = words.answer
  const { bedrooms, bathrooms, kind } = home
  const area = nest.area(home.area)
  const beds = bedrooms > 0 ? nest.bedrooms(bedrooms) : null
  const rooms = beds && bathrooms > 0 ? texts.rooms(beds, nest.bathrooms(bathrooms, kind)) : beds
  const say = texts.openings[position % texts.openings.length] ?? texts.openings[0]
  const size = rooms ? texts.roomsOn(rooms, area) : area
  return say?.(words.home.kinds[kind], words.home.inPlace(home.location), size, rooms !== null) ?? ''
}

/** What it costs and what binds, as far as the reasons and the misses leave it unsaid. */
function sayTerms({ home, findings }: ScoredHome, speech: Speech): string | null {
  const { answer, finding } = speech.words
  const { type, minimumLeaseMonths: lease, minNights: nights } = home
  const isSaid = (...fields: WishField[]) =>
    findings.some(({ wish, verdict }) => fields.includes(wish.field) && verdict !== 'open')
  const isMissed = findings.some(({ wish: { field }, verdict }) => /lease|nights/.test(field) && verdict === 'missed')
  const terms = [
    !isSaid('price') && answer.home.costs(speech.price(home.price, type)),
    !isSaid('levels', 'floor', 'lift', 'noStairs', 'topFloor') && stairsFact(home, speech),
    home.isVefa && !isSaid('offPlan', 'readyBy') && builtFact(home, speech),
    lease && !isMissed && finding.leaseAtLeast(leaseLength(lease, propertyMessages[speech.locale])),
    nights && !isMissed && finding.staysAtLeast(speech.count('nights', nights)),
  ].filter((term) => !!term)
  return terms.length === 0 ? null : `${terms.map((term) => inSentence(String(term))).join(answer.separator)}.`
}

/** How much of what was asked it meets; what it misses is named beside it. */
function sayShare({ home, findings }: ScoredHome, speech: Speech): string | null {
  const { home: texts } = speech.words.answer
  const asked = findings.filter(({ wish, verdict }) => verdict !== 'open' && !ANSWERS.includes(wish.field))
  const [hard, soft] = [true, false].map((isHard) => asked.filter(({ wish }) => wish.isHard === isHard))
  const share = (of: readonly Finding[] = [], say: (met: number, all: number) => string) => {
    const met = of.filter(({ verdict }) => verdict === 'met').length
    return met > 0 ? [say(met, of.length)] : []
  }
  const parts = [...share(hard, texts.conditions), ...share(soft, texts.wishes)]
  if (parts.length === 0) return null
  const open = asked.filter(({ verdict }) => verdict === 'unknown').length
  const meets = texts.meets(speech.words.home.kinds[home.kind].it, speech.list(parts))
  return `${meets}${open > 0 ? texts.leavesOpen(open) : ''}.`
}

/** Two or three sentences, true of this home and this visitor. Neighbours on a page begin differently. */
export function describeHome(scored: ScoredHome, position: number, speech: Speech): string {
  return [open(scored.home, position, speech), sayTerms(scored, speech), sayShare(scored, speech)]
    .filter((sentence) => sentence !== null)
    .map(capitalised)
    .join(' ')
}
