import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { findProperty } from '#features/nest/property.repository.server.ts'
import { toFacts } from '#features/recommendations/recommendation.repository.server.ts'
import { type StaffLead, toStaffLead } from '../leads/lead.public.ts'
import { findLeadsWithOwner } from '../leads/lead-list.repository.server.ts'
import type { LeadMatches, UnsuitableLead } from './matching.public.ts'
import { scoreMatch, scorerFor } from './score-match.ts'
import { listSentOn } from './sent-home.repository.server.ts'
import { listUnsuitable } from './unsuitable.repository.server.ts'
import { toWishList } from './wish-list.ts'
import { listOpenWishes } from './wishes.repository.server.ts'

async function readLeads(db: Database, ids: readonly number[]): Promise<Map<number, StaffLead>> {
  const rows = await findLeadsWithOwner(db, ids)
  return new Map(rows.map((row) => [row.lead.id, toStaffLead(row)]))
}

/** Of those that may fit, in a house of any size as many as a moment can compare. */
const MOST_COMPARED = 1_000

/**
 * The open leads to tell about a home, best first, those who asked for most before those who asked for little, and last those
 * who have it from us already. One that is not on the site yet is compared as well: they hear first.
 */
export async function findLeadsForHome(
  { db, actor }: Context,
  propertyId: number,
  limit: number,
  most = MOST_COMPARED,
): Promise<LeadMatches> {
  requirePermission(actor, 'enquiry:read')
  const row = await findProperty(db, propertyId)
  if (!row) throw new AppError('not_found')
  const home = toFacts(row)
  const compare = async (haveIt: boolean) => {
    const { wishes: open, isCut } = await listOpenWishes(db, home, { haveIt, most })
    const fitting = open.flatMap((wishes) => {
      const score = scorerFor(wishes)(home)
      return score === null ? [] : [{ wishes, score, asked: toWishList(wishes).length }]
    })
    return { fitting: fitting.sort((one, other) => other.score - one.score || other.asked - one.asked), isCut }
  }
  const [news, sentOn] = await Promise.all([compare(false), listSentOn(db, { propertyId })])
  const isFull = news.fitting.length >= limit || sentOn.size === 0
  const old = isFull ? { fitting: [], isCut: false } : await compare(true)
  const best = [...news.fitting, ...old.fitting].slice(0, limit)
  const leads = await readLeads(
    db,
    best.map(({ wishes }) => wishes.leadId),
  )
  const matches = best.flatMap(({ wishes }) => {
    const [lead, match] = [leads.get(wishes.leadId), scoreMatch(wishes, home)]
    return lead && match ? [{ lead, ...match, sentAt: sentOn.get(lead.id) ?? null }] : []
  })
  return { matches, comparedLast: news.isCut || old.isCut ? most : null }
}

export async function listUnsuitableLeads({ db, actor }: Context, propertyId: number): Promise<UnsuitableLead[]> {
  requirePermission(actor, 'enquiry:read')
  const marks = await listUnsuitable(db, { propertyId })
  const leads = await readLeads(
    db,
    marks.map(({ of }) => of.leadId),
  )
  return marks.flatMap(({ of, why }) => {
    const lead = leads.get(of.leadId)
    return lead ? [{ lead, ...why }] : []
  })
}
