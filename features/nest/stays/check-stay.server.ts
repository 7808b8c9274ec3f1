import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { readHoldHours, readTouristTax } from '#features/company/read-settings.server.ts'
import { findPublicProperty } from '../property.repository.server.ts'
import { cancellationSteps } from './cancellation.ts'
import { areNightsTaken, findHeldNights, keptNights } from './held-nights.repository.server.ts'
import { nearestFreeDates, type TakenNights } from './nearest-free-dates.ts'
import { quoteStay } from './quote-stay.ts'
import { readStayAddress } from './stay-address.ts'
import type { StayAnswer, StayCalendarAnswer } from './stay-answer.ts'
import { addDays } from './stay-days.ts'
import { type ListedHome, stayHomeOf } from './stay-home.ts'
import { lastDeparture, problemsOfStay, type StayHome, type StayWish } from './stay-rules.ts'

import type { GivenAnswer } from './use-stay-answer.ts'

async function requireStayHome(db: Database, propertyId: number): Promise<StayHome> {
  const row = await findPublicProperty(db, propertyId)
  if (!row) throw new AppError('not_found')
  const home = stayHomeOf(row)
  if (!home) throw new AppError('invalid_input', { fields: { propertyId: 'noStays' } })
  return home
}

/** Told to everybody: one stay and the next behind it are one stretch. */
function joined(held: readonly TakenNights[], { from, until }: TakenNights): TakenNights[] {
  const taken: TakenNights[] = []
  for (const one of held) {
    const before = taken.at(-1)
    const end = one.until < until ? one.until : until
    if (before && one.from <= before.until) before.until = end > before.until ? end : before.until
    else taken.push({ from: one.from > from ? one.from : from, until: end })
  }
  return taken
}

/** Which nights of a home are somebody's, from the one day up to the other. */
export async function readStayCalendar(
  { db }: Context,
  propertyId: number,
  { from, to }: { from: string; to: string },
): Promise<StayCalendarAnswer> {
  await requireStayHome(db, propertyId)
  const within = { from, until: to }
  return { from, to, taken: joined(await findHeldNights(db, propertyId, within), within) }
}

/** As checkStay, for whoever has read the home already. */
export async function answerStay(
  db: Database,
  { id, ...home }: StayHome & { id: number },
  wish: StayWish,
  today = todayInDakar(),
): Promise<StayAnswer> {
  const problems = problemsOfStay(home, wish, today)
  const holdHours = await readHoldHours(db)
  if (Object.keys(problems).length > 0)
    return { problems, available: false, quote: null, cancellation: [], nearest: [], holdHours }
  const { preparationDays, cancellation } = home.stayTerms
  const available = !(await areNightsTaken(db, id, keptNights(wish, preparationDays)))
  const span = { from: today, until: addDays(lastDeparture(home.stayTerms, today), preparationDays) }
  return {
    problems,
    available,
    quote: quoteStay(home, wish, await readTouristTax(db)),
    cancellation: cancellationSteps(cancellation, wish.arrival, today),
    nearest: available ? [] : nearestFreeDates(home, await findHeldNights(db, id, span), wish, today),
    holdHours,
  }
}

/** Whether a home's nights can be had, by its rules and by who has them, and what they would cost. */
export async function checkStay({ db }: Context, propertyId: number, wish: StayWish): Promise<StayAnswer> {
  return answerStay(db, { id: propertyId, ...(await requireStayHome(db, propertyId)) }, wish)
}

/** What the address of a home's page asks: whether anything, and the answer where its dates are good. */
export async function readGivenStay(
  { db }: Context,
  property: ListedHome & { id: number },
  params: URLSearchParams,
): Promise<{ isAsked: boolean; given: GivenAnswer | null }> {
  const home = stayHomeOf(property)
  if (!home) return { isAsked: false, given: null }
  const { isWhole, isEmpty, ...wish } = readStayAddress(params, home)
  if (!isWhole) return { isAsked: !isEmpty, given: null }
  const answer = await answerStay(db, { id: property.id, ...home }, wish)
  return { isAsked: true, given: answer.quote && { wish, answer } }
}
