import type { SQL } from 'drizzle-orm'
import { todayInDakar } from '#common/dakar-time.ts'
import { AppError, type FieldProblems } from '#common/errors.ts'
import type { Actor } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { readTouristTax } from '#features/company/read-settings.server.ts'
import { holdCalendars } from '#features/nest/stays/calendar-feeds/hold-calendars.server.ts'
import {
  freeNightsOf,
  holdBeforePreparation,
  keptNights,
  lockHome,
  prolongNights,
} from '#features/nest/stays/held-nights.repository.server.ts'
import { quoteStay, type StayQuote } from '#features/nest/stays/quote-stay.ts'
import type { StayRow } from '#features/nest/stays/stay.table.server.ts'
import type { StayDates } from '#features/nest/stays/stay-days.ts'
import { isDay } from '#features/nest/stays/stay-days.ts'
import type { LetHome } from '#features/nest/stays/stay-home.server.ts'
import { mostGuests, type StayStatus, type StayWish } from '#features/nest/stays/stay-rules.ts'
import { changerOf } from '../desk/change-with-lead.server.ts'
import { settleHolds } from '../holds/guard-hold.server.ts'
import { findLeadOf, lockWithLead } from '../leads/lead-of.server.ts'
import { noteOnTimeline } from '../leads/list-activities.server.ts'
import { markLeadAnswered } from '../leads/mark-lead-answered.server.ts'
import { queueDeskMessages } from '../letters/desk-message.server.ts'
import { lockStay, updateStay } from './stay.repository.server.ts'
import type { StayNews } from './stay-news.ts'
import { isOwnNews } from './stay-news.ts'

/** What the audit trail may keep of a stay: it outlives a person's wish to be forgotten. */
export const audited = ({ status, arrival, departure, guests, quote, assignedTo }: StayRow) => ({
  status,
  arrival,
  departure,
  // The trail calls a podcast's guests by that name.
  stayGuests: guests,
  total: quote.total,
  assignedTo,
})

export const lockStayWithLead = (tx: Database, id: number) => lockWithLead(tx, 'stay', id, lockStay)

/** Others can have its nights from now on; a calendar elsewhere that waited for them has them at once. */
export async function giveNightsBack(
  tx: Database,
  { id, propertyId }: Pick<StayRow, 'id' | 'propertyId'>,
): Promise<void> {
  if (propertyId !== null) await lockHome(tx, propertyId, 'staff')
  await freeNightsOf(tx, id)
  if (propertyId !== null) await holdCalendars(tx, propertyId)
}

/**
 * Its nights, or others, from now on: whoever has one of them is in the way, it itself is not. Nights that it has stay as they
 * were held, whatever the home has been given to say of its days of preparation since.
 */
export async function holdAgain(
  tx: Database,
  stay: StayRow,
  { home, dates, holdUntil }: { home: LetHome; dates: StayDates; holdUntil: SQL<Date> | null },
): Promise<void> {
  const { arrival, departure } = stay.proposal ?? stay
  const isSame = arrival === dates.arrival && departure === dates.departure
  if (isSame && (await prolongNights(tx, stay.id, holdUntil))) return
  await freeNightsOf(tx, stay.id)
  const nights = keptNights(dates, home.stayTerms.preparationDays)
  await holdBeforePreparation(tx, { ...nights, propertyId: home.id, stayId: stay.id, holdUntil })
  await holdCalendars(tx, home.id)
}

/** The home it is at. Let by the night no more, it keeps the terms of this stay: what was promised can still be kept. */
export async function lockHomeOf(tx: Database, { propertyId, terms }: StayRow): Promise<LetHome> {
  const home = propertyId === null ? undefined : await lockHome(tx, propertyId, 'staff')
  if (!home) throw new AppError('invalid_input', { fields: { propertyId: 'notOffered' } })
  return { ...home, stayTerms: home.stayTerms ?? terms }
}

/** A new price, at a home that has prices by the night. */
export async function priceAgain(tx: Database, home: LetHome, wish: StayWish): Promise<StayQuote> {
  if (home.type !== 'short-stay') throw new AppError('invalid_input', { fields: { propertyId: 'noStays' } })
  return quoteStay(home, wish, await readTouristTax(tx))
}

/** Staff may agree on what the rules of the home would refuse a visitor; they too cannot end before the beginning. */
export function requirePossibleStay(
  home: Pick<LetHome, 'maxGuests'>,
  { arrival, departure, guests }: StayWish,
  earliest = todayInDakar(),
): void {
  const fields: FieldProblems = {
    ...(!isDay(arrival) ? { arrival: 'date' } : arrival < earliest && { arrival: 'pastDate' }),
    ...(!isDay(departure) ? { departure: 'date' } : departure <= arrival && { departure: 'departureBeforeArrival' }),
    ...(!Number.isInteger(guests) || guests < 1
      ? { guests: 'countFromOne' }
      : guests > mostGuests(home) && { guests: `tooManyGuests:${mostGuests(home)}` }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
}

interface Told {
  news: StayNews
  /** On the timeline; the guest reads it in the letter. */
  reason?: string | null
}

/** A letter to the guest, or to the staff. */
export async function writeOfStay(tx: Database, { id: stayId, email, locale }: StayRow, news: StayNews): Promise<void> {
  const letter = { kind: 'stay-news', locale, payload: { stayId, stayNews: news } } as const
  if (isOwnNews(news)) await queueDeskMessages(tx, { ...letter, recipient: null, replyTo: email })
  else if (email) await queueDeskMessages(tx, { ...letter, recipient: email })
}

/** The guest, or the staff, hear of it; it stands on the timeline; where we acted, the lead has heard from us. */
export async function tellOfStay(
  tx: Database,
  actor: Actor,
  stay: StayRow,
  { news, reason = null }: Told,
): Promise<void> {
  // What was held back as spam may carry a stranger's address.
  if (stay.suspicion !== null) return
  const { id: stayId } = stay
  await writeOfStay(tx, stay, news)
  const leadId = await findLeadOf(tx, 'stay', stayId)
  if (leadId === undefined) return
  await noteOnTimeline(tx, actor, { leadId, type: 'stay-status', subject: news, description: reason, stayId })
  if (actor.kind === 'staff') await markLeadAnswered(tx, leadId, actor)
}

export const changeStay = changerOf({ entity: 'stay', lock: lockStayWithLead, audited })

/** Decided: no clock runs any more, and what was offered and said before is over. */
export const DECIDED = { holdUntil: null, awaitsVisitor: false, proposal: null, reason: null } as const

/** Whoever asked did not press the link in our letter: it is over without a word, as nobody was told of it yet. */
export async function endUnconfirmed(tx: Database, actor: Actor, { id: stayId }: StayRow): Promise<void> {
  await updateStay(tx, stayId, { ...DECIDED, status: 'cancelled', cancelledBy: 'guest' })
  const leadId = await findLeadOf(tx, 'stay', stayId)
  if (leadId !== undefined)
    await noteOnTimeline(tx, actor, { leadId, type: 'stay-status', subject: 'not-confirmed', stayId })
}

export async function settleStay(tx: Database, { id: stayId }: Pick<StayRow, 'id'>): Promise<void> {
  await settleHolds(tx, [{ stayId }])
}

const REFUSED = {
  en: 'This stay has moved on meanwhile: that can no longer be done. Look at how it stands now.',
  fr: 'Ce séjour a changé entre-temps\u00a0: ce n’est plus possible. Regardez où il en est.',
}

export function requireStatus({ status }: StayRow, ...allowed: StayStatus[]): void {
  if (!allowed.includes(status)) throw new AppError('forbidden_move', { sentence: REFUSED })
}
