import { type SQL, sql } from 'drizzle-orm'
import { type Actor, actorId } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { queueNotices } from '#platform/push/queue-notices.server.ts'
import { changerOf } from '../desk/change-with-lead.server.ts'
import { endOfNewHold, settleHolds } from '../holds/guard-hold.server.ts'
import { findLead } from '../leads/lead.repository.server.ts'
import { findLeadOf, lockWithLead } from '../leads/lead-of.server.ts'
import { noteOnTimeline } from '../leads/list-activities.server.ts'
import { markLeadAnswered } from '../leads/mark-lead-answered.server.ts'
import { markLeadWaiting } from '../leads/mark-lead-waiting.server.ts'
import { findStaffMember } from '../leads/staff-member.repository.server.ts'
import { queueDeskMessages } from '../letters/desk-message.server.ts'
import { lockTimes, lockViewing } from './viewing.repository.server.ts'
import type { ViewingRow } from './viewing.table.server.ts'
import { minutesOf } from './viewing-facts.ts'
import { isOwnNews, type TimelineNews, type ViewingNews } from './viewing-news.ts'

/** What the audit trail may keep of a viewing: it outlives a person's wish to be forgotten. */
export const audited = (viewing: ViewingRow) => ({
  status: viewing.status,
  startsAt: viewing.startsAt,
  duration: minutesOf(viewing),
  assignedTo: viewing.adviserId,
  viewingKind: viewing.kind,
  interest: viewing.interest,
})

/** The times first, then the lead, then the viewing: as everybody does who wants several of them. */
export async function lockViewingWithLead(tx: Database, id: number): Promise<ViewingRow> {
  await lockTimes(tx)
  return lockWithLead(tx, 'viewing', id, lockViewing)
}

/** When a time that is kept from now on is free again by itself; at the latest when it has come. */
export async function endOfViewingHold(tx: Database, startsAt: Date): Promise<SQL<Date>> {
  return untilStart(await endOfNewHold(tx), startsAt)
}

export const untilStart = (until: SQL<Date>, startsAt: Date) =>
  sql<Date>`least(${until}, ${startsAt.toISOString()}::timestamptz)`

/** Decided: no clock runs any more. */
export const DECIDED = { holdUntil: null, awaitsVisitor: false } as const

export async function settleViewing(tx: Database, { id: viewingId }: Pick<ViewingRow, 'id'>): Promise<void> {
  await settleHolds(tx, [{ viewingId }])
}

/** A letter to the visitor, or to the staff. */
export async function writeOfViewing(
  tx: Database,
  { id: viewingId, email, locale }: ViewingRow,
  news: ViewingNews,
  /** The start that it tells of: once it is another, the letter is not sent. */
  startsAt?: Date,
): Promise<void> {
  const payload = { viewingId, viewingNews: news, ...(startsAt && { startsAt: startsAt.toISOString() }) }
  const letter = { kind: 'viewing-news', locale, payload } as const
  if (isOwnNews(news)) await queueDeskMessages(tx, { ...letter, recipient: null, replyTo: email })
  else if (email) await queueDeskMessages(tx, { ...letter, recipient: email })
}

const isLetter = (news: TimelineNews): news is ViewingNews =>
  news !== 'done' && news !== 'missed' && news !== 'not-confirmed'

interface Told {
  news: TimelineNews
  /** On the timeline; the visitor reads it in the letter. */
  reason?: string | null
  /** Who showed it until now: who is told of a change of hands hears nothing else of it. */
  former?: number | null
}

/**
 * The other side hears of it; it stands on the timeline. Where we acted, the lead has heard from us; where the visitor did,
 * they wait for us again, and whoever shows the home and whoever has the lead are told at once.
 */
export async function tellOfViewing(
  tx: Database,
  actor: Actor,
  viewing: ViewingRow,
  { news, reason = null, former = viewing.adviserId }: Told,
): Promise<void> {
  // What was held back as spam may carry a stranger's address.
  if (viewing.suspicion !== null) return
  const { id: viewingId } = viewing
  if (isLetter(news)) await writeOfViewing(tx, viewing, news)
  const leadId = await findLeadOf(tx, 'viewing', viewingId)
  if (leadId === undefined) return
  await noteOnTimeline(tx, actor, { leadId, type: 'viewing-status', subject: news, description: reason, viewingId })
  if (actor.kind === 'staff') await markLeadAnswered(tx, leadId, actor)
  if (isLetter(news) && isOwnNews(news)) {
    await markLeadWaiting(tx, leadId)
    const given = viewing.adviserId
    const owner = (await findLead(tx, leadId))?.assignedTo ?? null
    if (given === former) return queueNotices(tx, { kind: 'viewing', about: { viewingId }, to: [given, owner] })
    await tellOfHandOver(tx, actor, { viewingId, given, taken: former })
    if (owner !== given && owner !== former) await tellOne(tx, actor, owner, { viewingId })
  }
}

interface HandOver {
  viewingId: number
  /** Who shows it from now on, where they are to hear of it. */
  given?: number | null
  /** Who did so until now. */
  taken?: number | null
}

/** On their devices; not whoever did so themselves. What has left with somebody is no matter of all the others. */
async function tellOne(tx: Database, actor: Actor, to: number | null, about: Record<string, number>): Promise<void> {
  if (to === null || to === actorId(actor) || !(await findStaffMember(tx, to))) return
  await queueNotices(tx, { kind: 'viewing', about, to })
}

/** A colleague moved or cancelled it: whoever shows it would be at the door. */
export async function tellWhoShows(tx: Database, actor: Actor, { id, adviserId }: ViewingRow): Promise<void> {
  await tellOne(tx, actor, adviserId, { viewingId: id })
}

/** Both hear of it on their devices, but for whoever did so themselves. */
export async function tellOfHandOver(
  tx: Database,
  actor: Actor,
  { viewingId, given = null, taken = null }: HandOver,
): Promise<void> {
  if (given === taken) return
  for (const [news, to] of Object.entries({ given, taken }))
    await tellOne(tx, actor, to, { viewingId, ...(to !== null && { [news]: to }) })
}

export const changeViewing = changerOf({ entity: 'viewing', lock: lockViewingWithLead, audited })
