import { formatDay } from '#common/dates.ts'
import { AppError, type Sentence } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { actorId, requireOneOf } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import type { PropertyRow } from '../property.table.server.ts'
import { type BlockInput, WHO_BLOCKS } from './block.schema.ts'
import { holdCalendars } from './calendar-feeds/hold-calendars.server.ts'
import { findHeldNights, freeBlock, holdNights, lockHome } from './held-nights.repository.server.ts'
import { findHold, type HeldNights, kindOfHold } from './read-held-nights.server.ts'
import { addDays } from './stay-days.ts'

const say = (day: string, locale: Locale) => formatDay(new Date(day), locale)

/** Who is in the way, and on which nights: without a name, for whoever writes homes may not read enquiries. */
function takenBy({ kind, from, to }: Pick<HeldNights, 'kind' | 'from' | 'to'>): Sentence {
  const [en, fr] = [`from ${say(from, 'en')} to ${say(to, 'en')}`, `du ${say(from, 'fr')} au ${say(to, 'fr')}`]
  const who = {
    stay: {
      en: `A guest has this home for the nights ${en}. Choose other nights, or change the stay first.`,
      fr: `Un voyageur a ce logement pour les nuits ${fr}. Choisissez d’autres nuits, ou modifiez d’abord le séjour.`,
    },
    calendar: {
      en: `Another calendar has this home for the nights ${en}. Choose other nights, or change it there.`,
      fr: `Un autre calendrier a ce logement pour les nuits ${fr}. Choisissez d’autres nuits, ou modifiez-le là-bas.`,
    },
    block: {
      en: `These nights are blocked already, ${en}. Remove that block first, or choose other nights.`,
      fr: `Ces nuits sont déjà bloquées, ${fr}. Retirez d’abord ce blocage, ou choisissez d’autres nuits.`,
    },
  }
  return who[kind]
}

const NOT_A_BLOCK = {
  en: 'These nights are a guest’s, or of another calendar: they are freed by changing the stay, or there.',
  fr: 'Ces nuits sont celles d’un voyageur ou d’un autre calendrier\u00a0: elles se libèrent en modifiant le séjour, ou là-bas.',
}

/** Whoever looks at the home's calendar, or at the board, sees it at once. What was written as a reason may name a person: it is not kept. */
async function tell(
  tx: Database,
  { actor }: Context,
  home: PropertyRow,
  nights: { before: string | null; after: string | null },
): Promise<void> {
  await recordChange(tx, actor, {
    action: 'update',
    entity: 'property',
    entityId: home.id,
    label: home.title,
    before: { blockedNights: nights.before },
    after: { blockedNights: nights.after },
  })
  await announceContentChange(tx)
  await announceDeskChange(tx)
}

const inDays = (from: string, to: string) => `${from} – ${to}`

/** Keeps nights of a home from visitors. */
export async function blockNights(context: Context, { propertyId, from, to, reason }: BlockInput): Promise<HeldNights> {
  const { db, actor } = context
  requireOneOf(actor, WHO_BLOCKS)
  return db.transaction(async (tx) => {
    const home = await lockHome(tx, propertyId, 'staff')
    if (!home) throw new AppError('not_found')
    const nights = { from, until: addDays(to, 1) }
    const [other] = await findHeldNights(tx, propertyId, nights)
    if (other) {
      const sentence = takenBy({ kind: kindOfHold(other), from: other.from, to: addDays(other.until, -1) })
      throw new AppError('nights_taken', { fields: { from: 'nightsTaken' }, sentence })
    }
    const id = await holdNights(tx, { ...nights, propertyId, reason, createdBy: actorId(actor) })
    await tell(tx, context, home, { before: null, after: inDays(from, to) })
    return { id, propertyId, from, to, kind: 'block', reason, stay: null }
  })
}

/** Gives them back. Nights of a guest or of another calendar are not staff's to give. */
export async function unblockNights(context: Context, id: number): Promise<void> {
  const { db, actor } = context
  requireOneOf(actor, WHO_BLOCKS)
  await db.transaction(async (tx) => {
    const hold = await findHold(tx, id)
    const home = hold && (await lockHome(tx, hold.propertyId, 'staff'))
    if (!home) throw new AppError('not_found')
    if (kindOfHold(hold) !== 'block') throw new AppError('forbidden_move', { sentence: NOT_A_BLOCK })
    const freed = await freeBlock(tx, id)
    // A colleague was faster, while we waited for the home.
    if (!freed) throw new AppError('not_found')
    // Before any visitor: a calendar that waited for them.
    await holdCalendars(tx, home.id)
    await tell(tx, context, home, { before: inDays(freed.from, addDays(freed.until, -1)), after: null })
  })
}
