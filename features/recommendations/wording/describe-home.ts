import { propertyMessages } from '#features/nest/property-messages.ts'
import { leaseLength } from '#features/nest/rental-terms.ts'
import type { ScoredHome } from '../engine/decision.ts'
import type { HomeFacts } from '../engine/home-facts.ts'
import { builtFact } from './say-finding.ts'
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

/** The price, and what binds: a delivery, a lease, a shortest stay. */
function sayTerms(home: HomeFacts, speech: Speech): string {
  const { answer, finding, home: phrases } = speech.words
  const { type, minimumLeaseMonths, minNights } = home
  const asks = answer.home.asks[type](phrases.kinds[home.kind].it, speech.price(home.price, type))
  const lease = type === 'rent' && minimumLeaseMonths
  const nights = type === 'short-stay' && minNights
  const terms = [
    asks,
    home.isVefa && builtFact(home, speech),
    lease && finding.leaseAtLeast(leaseLength(lease, propertyMessages[speech.locale])),
    nights && finding.staysAtLeast(speech.count('nights', nights)),
  ].filter((term) => !!term)
  return `${terms.map((term, index) => (index === 0 ? term : inSentence(String(term)))).join(', ')}.`
}

/** How much of what was asked it meets; what it misses is named beside it. */
function sayShare({ home, findings }: ScoredHome, speech: Speech): string | null {
  const { home: texts } = speech.words.answer
  const counted = (isHard: boolean) => {
    const all = findings.filter(({ wish, verdict }) => wish.isHard === isHard && verdict !== 'open')
    return { all: all.length, met: all.filter(({ verdict }) => verdict === 'met').length }
  }
  const [hard, soft] = [counted(true), counted(false)]
  const parts = [
    hard.met > 0 && texts.conditions(hard.met, hard.all),
    soft.met > 0 && texts.wishes(soft.met, soft.all),
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  const open = findings.filter(({ verdict }) => verdict === 'unknown').length
  const meets = texts.meets(speech.words.home.kinds[home.kind].it, speech.list(parts))
  return `${meets}${open > 0 ? texts.leavesOpen(open) : ''}.`
}

/** Two or three sentences, true of this home and this visitor. Neighbours on a page begin differently. */
export function describeHome(scored: ScoredHome, position: number, speech: Speech): string {
  return [open(scored.home, position, speech), sayTerms(scored.home, speech), sayShare(scored, speech)]
    .filter((sentence) => sentence !== null)
    .map(capitalised)
    .join(' ')
}
