import { todayInDakar } from '#common/dakar-time.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import type { StayRow } from '#features/nest/stays/stay.table.server.ts'
import { addDays, countNights } from '#features/nest/stays/stay-days.ts'
import type { StayStatus } from '#features/nest/stays/stay-rules.ts'
import { findBlocks, findOpenRequests, findStaysAround } from './stay-desk.repository.server.ts'
import { stayReference } from './stay-reference.ts'

/** A stay as far as the day's work goes. */
export interface BoardStay {
  id: number
  reference: string
  propertyId: number | null
  homeTitle: string
  homeTitleFr: string | null
  name: string
  phone: string | null
  email: string | null
  guests: number
  nights: number
  arrival: string
  departure: string
  checkIn: string
  checkOut: string
  total: string
  status: StayStatus
  /** Of a request: until then its nights are kept. */
  holdUntil: string | null
  /** The guest has yet to press the link in our letter. */
  awaitsVisitor: boolean
  /** What we offered instead, while the guest has not answered. */
  proposed: { arrival: string; departure: string } | null
  createdAt: string
}

export interface BoardBlock {
  id: number
  propertyId: number
  homeTitle: string
  homeTitleFr: string | null
  from: string
  /** Its last night. */
  to: string
  reason: string | null
}

/** A day, and the week after it. */
export interface StayBoard {
  day: string
  lastDay: string
  arrivals: BoardStay[]
  departures: BoardStay[]
  /** There already, and not leaving today. */
  inHouse: BoardStay[]
  /** For whom somebody has to act, whose time is over first. */
  requests: BoardStay[]
  /** Nobody answered in time: their nights are free, and they may still be accepted. */
  expired: BoardStay[]
  blocks: BoardBlock[]
}

const DAYS_AHEAD = 7

function toBoardStay(stay: StayRow): BoardStay {
  const { id, propertyId, homeTitle, homeTitleFr, name, phone, email, guests, arrival, departure, status } = stay
  const { terms, proposal, awaitsVisitor, holdUntil } = stay
  return {
    ...{ id, propertyId, homeTitle, homeTitleFr, name, phone, email, guests, arrival, departure, status },
    reference: stayReference(id),
    nights: countNights(stay),
    checkIn: terms.checkIn,
    checkOut: terms.checkOut,
    total: stay.quote.total,
    holdUntil: holdUntil?.toISOString() ?? null,
    awaitsVisitor,
    proposed: proposal && { arrival: proposal.arrival, departure: proposal.departure },
    createdAt: stay.createdAt.toISOString(),
  }
}

const by = (key: 'arrival' | 'departure') => (one: BoardStay, other: BoardStay) =>
  one[key] < other[key] ? -1 : one[key] > other[key] ? 1 : one.id - other.id

/** The job that marks what is over runs now and then: what its hour says counts at once. */
const isOver = ({ status, holdUntil }: BoardStay, now: number) =>
  status === 'expired' || (holdUntil !== null && Date.parse(holdUntil) <= now)

async function readBlocks(db: Database, day: string, lastDay: string): Promise<BoardBlock[]> {
  const blocks = await findBlocks(db, { from: day, until: addDays(lastDay, 1) })
  return blocks.map(({ until, ...block }) => ({ ...block, to: addDays(until, -1) }))
}

/** What there is to do at the doors of the homes, and which requests wait. */
export async function readStayBoard({ db, actor }: Context, asked?: string): Promise<StayBoard> {
  requirePermission(actor, 'enquiry:read')
  const day = asked ?? todayInDakar()
  const lastDay = addDays(day, DAYS_AHEAD)
  const [around, open, blocks] = await Promise.all([
    findStaysAround(db, { from: day, to: lastDay }),
    findOpenRequests(db, todayInDakar()),
    readBlocks(db, day, lastDay),
  ])
  const confirmed = around.map(toBoardStay)
  const requests = open.map(toBoardStay)
  const now = Date.now()
  return {
    day,
    lastDay,
    arrivals: confirmed.filter(({ arrival }) => arrival >= day).sort(by('arrival')),
    departures: confirmed.filter(({ departure }) => departure <= lastDay).sort(by('departure')),
    inHouse: confirmed.filter(({ arrival, departure }) => arrival < day && departure > day).sort(by('departure')),
    requests: requests.filter((stay) => !isOver(stay, now)),
    expired: requests.filter((stay) => isOver(stay, now)),
    blocks,
  }
}
