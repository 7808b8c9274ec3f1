import { eq } from 'drizzle-orm'
import { isComing, todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import { findPublicInvestment } from '#features/invest/investment.repository.server.ts'
import { investments } from '#features/invest/investment.table.server.ts'
import { findProperty } from '#features/nest/property.repository.server.ts'
import type { WholePropertyRow } from '#features/nest/property.table.server.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import { isListed } from '#features/nest/sale/sale-states.ts'
import { findHeldNights } from '#features/nest/stays/held-nights.repository.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { type StayTerms, stayTermsSchema } from '#features/nest/stays/stay-terms.schema.ts'
import { listAdvisers } from './adviser.repository.server.ts'
import { type FreeAdviser, type FreeStart, freeStarts, type Span } from './free-slots.ts'
import type { StaffAdviser } from './viewing.public.ts'
import { findStanding } from './viewing.repository.server.ts'
import type { ViewingRow } from './viewing.table.server.ts'
import { minutesOf } from './viewing-facts.ts'
import { DAYS_AHEAD, MOST_YEARS_AHEAD } from './viewing-hours.ts'
import type { ViewingKind } from './viewing-status.ts'

export interface SubjectIds {
  propertyId: number | null
  investmentId: number | null
}

/** What can be looked at, as far as its viewings need to know. */
export interface ViewingSubject extends SubjectIds {
  /** As it is called today. */
  subject: string
  subjectFr: string | null
  /** Who of us shows it; null: whoever is free. */
  adviserId: number | null
  /** Of a home let by the night: when guests come and go. */
  terms: Pick<StayTerms, 'checkIn' | 'checkOut'>
}

const DAY_MS = 86_400_000
const USUAL_TERMS = stayTermsSchema.parse({})

const called = (title: string, reference: string) => `${title} (${reference})`

type Home = Pick<WholePropertyRow, 'id' | 'title' | 'titleFr' | 'adviserId' | 'stayTerms'>
type Project = Pick<typeof investments.$inferSelect, 'id' | 'title' | 'titleFr'>

function ofHome({ id, title, titleFr, adviserId, stayTerms }: Home): ViewingSubject {
  const reference = propertyReference(id)
  return {
    propertyId: id,
    investmentId: null,
    subject: called(title, reference),
    subjectFr: titleFr && called(titleFr, reference),
    adviserId,
    terms: stayTerms ?? USUAL_TERMS,
  }
}

const ofProject = ({ id, title, titleFr }: Project): ViewingSubject => ({
  propertyId: null,
  investmentId: id,
  subject: title,
  subjectFr: titleFr,
  adviserId: null,
  terms: USUAL_TERMS,
})

/** What visitors can ask to see; null: it is not, or no longer, to be had. */
export async function findViewable(
  db: Database,
  { propertyId, investmentId }: SubjectIds,
): Promise<ViewingSubject | null> {
  if (propertyId !== null) {
    const home = await findProperty(db, propertyId)
    return home && isListed(home.saleState) ? ofHome(home) : null
  }
  const project = investmentId === null ? undefined : await findPublicInvestment(db, investmentId)
  return project ? ofProject(project) : null
}

/** What staff can show: also a home that visitors do not find yet, or no more. */
export async function findShowable(
  db: Database,
  { propertyId, investmentId }: SubjectIds,
): Promise<ViewingSubject | null> {
  if (propertyId !== null) {
    const home = await findProperty(db, propertyId)
    return home ? ofHome(home) : null
  }
  if (investmentId === null) return null
  const [project] = await db.select().from(investments).where(eq(investments.id, investmentId))
  return project ? ofProject(project) : null
}

export async function requireViewable(db: Database, ids: SubjectIds): Promise<ViewingSubject> {
  const subject = await findViewable(db, ids)
  if (subject) return subject
  const field = ids.investmentId === null ? 'propertyId' : 'investmentId'
  throw new AppError('invalid_input', { fields: { [field]: 'notOffered' } })
}

/** To come, and in no year that was typed wrong. */
export function requirePossibleStart(startsAt: Date): void {
  const isFar = startsAt.getTime() > Date.now() + MOST_YEARS_AHEAD * 366 * DAY_MS
  const problem = isComing(startsAt) ? isFar && 'farAhead' : 'pastDate'
  if (problem) throw new AppError('invalid_input', { fields: { startsAt: problem } })
}

/** The home's own adviser, while they are with us and show homes; else everybody who does. */
function advisersOf(all: readonly StaffAdviser[], adviserId: number | null): StaffAdviser[] {
  const own = all.find(({ userId, takesViewings, isDefault }) => userId === adviserId && (takesViewings || isDefault))
  return own ? [own] : all.filter(({ takesViewings }) => takesViewings)
}

const at = (day: string, clock: string) => Date.parse(`${day}T${clock}:00Z`)

/** Guests, and what is blocked: from the arrival's hour to the departure's. Somebody who looks by video disturbs them as little. */
async function livedIn(db: Database, { propertyId, terms }: ViewingSubject, first: string): Promise<Span[]> {
  if (propertyId === null) return []
  const nights = await findHeldNights(db, propertyId, {
    from: addDays(first, -1),
    until: addDays(first, DAYS_AHEAD + 2),
  })
  return nights.map(({ from, until }) => ({ from: at(from, terms.checkIn), until: at(until, terms.checkOut) }))
}

export type MovedViewing = Pick<ViewingRow, 'id' | 'adviserId' | 'startsAt' | 'endsAt'>

interface Wanted {
  subject: ViewingSubject
  kind: ViewingKind
  /** One that is being moved is not in its own way, keeps its length, and whoever shows it may, whose home it ever is. */
  moved?: MovedViewing
  /** How long staff mean it to take; else as long as it does, or as whoever shows it usually takes. */
  minutes?: number | undefined
  /** Staff ask for one of us, whoever usually shows it. */
  only?: number
  now?: Date
}

export interface FreeTimes {
  advisers: FreeAdviser[]
  free: FreeStart[]
}

/** When a home or a project can be seen, and with whom. */
export async function findFreeTimes(
  db: Database,
  { subject, kind, moved, minutes, only, now = new Date() }: Wanted,
): Promise<FreeTimes> {
  const today = todayInDakar(now)
  const until = new Date(at(addDays(today, DAYS_AHEAD + 1), '00:00'))
  const all = await listAdvisers(db, today)
  // From this morning on: who has shown three homes today has had their turn.
  const standing = await findStanding(db, { from: new Date(at(today, '00:00')), until, except: moved?.id })
  const usual = new Set(
    advisersOf(all, subject.adviserId)
      .map(({ userId }) => userId)
      .concat(moved?.adviserId ?? []),
  )
  const shownBy = all.filter(({ userId }) => (only === undefined ? usual.has(userId) : userId === only))
  const advisers = shownBy.map((adviser) => ({
    ...adviser,
    minutes: minutes ?? (moved ? minutesOf(moved) : adviser.minutes),
    busy: standing
      .filter(({ adviserId }) => adviserId === adviser.userId)
      .map(({ startsAt, adviserBusyUntil }) => ({ from: startsAt.getTime(), until: adviserBusyUntil.getTime() })),
  }))
  const shown = standing
    .filter(({ propertyId }) => propertyId !== null && propertyId === subject.propertyId)
    .map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), until: endsAt.getTime() }))
  const guests = kind === 'in-person' ? await livedIn(db, subject, today) : []
  return { advisers, free: freeStarts({ now, advisers, homeTaken: [...shown, ...guests] }) }
}
