import { inArray } from 'drizzle-orm'
import { wayGiver } from '#common/give-way.server.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { propertyColumns } from '#features/nest/property.repository.server.ts'
import { type PropertyRow, properties } from '#features/nest/property.table.server.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import { findHomeIds } from '#features/nest/search/find-home-ids.server.ts'
import type { HomeFacts } from '#features/recommendations/engine/home-facts.ts'
import { readCatalogue } from '#features/recommendations/kept-catalogue.server.ts'
import { findOlderHomes } from '#features/recommendations/older-homes.server.ts'
import { findShownHomes, toFacts } from '#features/recommendations/recommendation.repository.server.ts'
import { describePictures } from '#platform/pictures/picture.repository.server.ts'
import { canBeSent } from './can-be-sent.ts'
import { findLeadWishes } from './lead-wishes.server.ts'
import type { HomeForLead, MatchedHome, PropertyMatch, UnsuitableHome } from './matching.public.ts'
import { scoreMatch, scorerFor } from './score-match.ts'
import { listSentOn } from './sent-home.repository.server.ts'
import { listUnsuitable, listUnsuitableHomeIds } from './unsuitable.repository.server.ts'
import { toWishList } from './wish-list.ts'

/** Homes that are compared before the clock is read. */
const HOMES_BETWEEN = 100

async function describeHomes(db: Database, rows: readonly PropertyRow[]): Promise<MatchedHome[]> {
  const firsts = rows.flatMap(({ images }) => images.slice(0, 1))
  const pictures = await describePictures(db, firsts)
  return rows.map(
    ({ id, title, titleFr, price, location, type, kind, bedrooms, area, isAvailable, saleState, images: [first] }) => ({
      ...{ id, title, titleFr, price, location, type, kind, bedrooms, area, isAvailable },
      reference: propertyReference(id),
      picture: (first && pictures.get(first)) || null,
      canBeSent: canBeSent({ isAvailable, saleState }),
    }),
  )
}

/** The homes on the site to tell a lead about, best first and the newest of equals. */
export async function findHomesForLead(
  { db, actor }: Context,
  leadId: number,
  limit: number,
): Promise<PropertyMatch[]> {
  requirePermission(actor, 'enquiry:read')
  const { wishes, askedAbout } = await findLeadWishes(db, leadId)
  if (!wishes.isLeadOpen) return []
  const [{ catalogue, downTo }, leftOut, sentOn] = await Promise.all([
    readCatalogue(db),
    listUnsuitableHomeIds(db, leadId),
    listSentOn(db, { leadId }),
  ])
  const scoreOf = scorerFor(wishes)
  const fitting: { id: number; score: number }[] = []
  const giveWay = wayGiver()
  const compare = async (homes: readonly HomeFacts[]) => {
    for (const [at, home] of homes.entries()) {
      const score = leftOut.has(home.id) ? null : scoreOf(home)
      if (score !== null) fitting.push({ id: home.id, score })
      if (at % HOMES_BETWEEN === 0) await giveWay()
    }
  }
  await compare(catalogue.homes)
  // What they have from us already is no news: it follows what they have not seen.
  const isOld = ({ id }: { id: number }) => Number(sentOn.has(id))
  // Of a large house only the newest are in memory.
  if (downTo && fitting.filter((home) => !isOld(home)).length < limit) {
    await compare(await findOlderHomes(db, { wishes: toWishList(wishes), than: downTo }))
  }
  const best = fitting.sort((one, other) => isOld(one) - isOld(other) || other.score - one.score).slice(0, limit)
  const rows = await findShownHomes(
    db,
    best.map(({ id }) => id),
  )
  const described = new Map((await describeHomes(db, rows)).map((home) => [home.id, home]))
  // As they are now: one that was sold or changed a moment ago is compared anew.
  const matches = new Map(rows.map((row) => [row.id, scoreMatch(wishes, toFacts(row))]))
  return best.flatMap(({ id }) => {
    const [home, match] = [described.get(id), matches.get(id)]
    return home && match
      ? [{ home, ...match, isAskedAbout: askedAbout.includes(id), sentAt: sentOn.get(id) ?? null }]
      : []
  })
}

/** Any home by its number or its words, hidden ones too: whoever looks for one learns why it cannot be sent. */
export async function searchHomesForLead(
  { db, actor }: Context,
  leadId: number,
  { search, limit }: { search: string; limit: number },
): Promise<HomeForLead[]> {
  requirePermission(actor, 'enquiry:read')
  const [ids, sentOn] = await Promise.all([findHomeIds(db, search, limit), listSentOn(db, { leadId })])
  const rows = await db.select(propertyColumns).from(properties).where(inArray(properties.id, ids))
  const homes = await describeHomes(db, rows)
  return ids.flatMap((id) => {
    const home = homes.find((one) => one.id === id)
    return home ? [{ home, sentAt: sentOn.get(id) ?? null }] : []
  })
}

/** What is not for this lead, whatever the figures say. */
export async function listUnsuitableHomes({ db, actor }: Context, leadId: number): Promise<UnsuitableHome[]> {
  requirePermission(actor, 'enquiry:read')
  const marks = await listUnsuitable(db, { leadId })
  const ids = marks.map(({ of }) => of.propertyId)
  const rows = await db.select(propertyColumns).from(properties).where(inArray(properties.id, ids))
  const homes = await describeHomes(db, rows)
  return marks.flatMap(({ of, why }) => {
    const home = homes.find(({ id }) => id === of.propertyId)
    return home ? [{ home, ...why }] : []
  })
}
