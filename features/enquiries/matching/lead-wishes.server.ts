import { isDeepStrictEqual } from 'node:util'
import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { readRates } from '#features/company/read-settings.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { leadLabel, lockLead } from '../leads/change-lead.server.ts'
import { findLeadWithOwner } from '../leads/lead-list.repository.server.ts'
import { isOpenLead } from '../leads/lead-status.ts'
import type { StaffWishes } from './matching.public.ts'
import { type Said, suggestWishes } from './suggest-wishes.ts'
import { wishPhrase } from './wish-phrase.ts'
import { findAskedHomes, findWishes, listSentByLead, saveWishesRow, toWishes } from './wishes.repository.server.ts'
import { NO_WISHES, type Wishes } from './wishes.schema.ts'

interface KnownWishes {
  wishes: StaffWishes
  /** The homes this person asked about. */
  askedAbout: number[]
}

/** What a lead looks for: as staff saved it, or else as it follows from what the person sent. */
export async function findLeadWishes(db: Database, leadId: number): Promise<KnownWishes> {
  const found = await findLeadWithOwner(db, leadId)
  if (!found) throw new AppError('not_found')
  const [saved, sent] = await Promise.all([findWishes(db, leadId), listSentByLead(db, leadId)])
  const askedAbout = sent.flatMap(({ propertyId }) => propertyId ?? [])
  const lead = { isLeadOpen: isOpenLead(found.lead.status), locale: found.lead.locale }
  const told = (wishes: Wishes, origin: Pick<StaffWishes, 'source' | 'restFrom' | 'savedAt'>) => ({
    wishes: { ...wishes, phrase: wishPhrase(wishes), ...origin, ...lead },
    askedAbout,
  })
  if (saved) return told(toWishes(saved), { source: 'saved', restFrom: null, savedAt: saved.updatedAt.toISOString() })
  const [homes, rates] = await Promise.all([findAskedHomes(db, askedAbout), readRates(db)])
  const said = sent.flatMap(({ words, propertyId, form, answers }): Said[] => {
    const home = homes.find(({ id }) => id === propertyId)
    return [...(words ? [{ words }] : []), ...(home ? [{ home }] : form && answers ? [{ form, answers }] : [])]
  })
  const suggestion = suggestWishes(said, { locale: lead.locale ?? 'fr', today: todayInDakar(), rates })
  const { wishes, from, rest } = suggestion ?? { wishes: NO_WISHES, from: 'none' as const, rest: null }
  return told(wishes, { source: from, restFrom: rest, savedAt: null })
}

export async function readLeadWishes({ db, actor }: Context, leadId: number): Promise<StaffWishes> {
  requirePermission(actor, 'enquiry:read')
  return (await findLeadWishes(db, leadId)).wishes
}

export async function saveLeadWishes(context: Context, leadId: number, wishes: Wishes): Promise<StaffWishes> {
  const { db, actor } = context
  requirePermission(actor, 'enquiry:write')
  await db.transaction(async (tx) => {
    await lockLead(tx, leadId)
    const before = await findWishes(tx, leadId)
    await saveWishesRow(tx, leadId, wishes)
    const after = await findWishes(tx, leadId)
    if (before && after && isDeepStrictEqual(toWishes(before), toWishes(after))) return
    await recordChange(tx, actor, {
      action: 'update',
      entity: 'lead',
      entityId: leadId,
      label: leadLabel(leadId),
      before: {},
      // What somebody can pay is theirs: the trail says that it changed, not how.
      after: { wishesChanged: true },
    })
    await announceDeskChange(tx)
  })
  return readLeadWishes(context, leadId)
}
