import { AppError, type Sentence } from '#common/errors.ts'
import { actorId, requireOneOf } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import { againAfterClash } from '#db/database-error.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { forgetKeys, storeOnce } from '#platform/forms/idempotency.server.ts'
import { sayDays } from '#ui/dates/say-days.ts'
import type { PropertyRow } from '../property.table.server.ts'
import { type BlockInput, type OpenedNights, WHO_BLOCKS } from './block.schema.ts'
import { holdCalendars } from './calendar-feeds/hold-calendars.server.ts'
import {
  findHeldNights,
  freeBlock,
  holdBeforePreparation,
  holdNights,
  lockHome,
} from './held-nights.repository.server.ts'
import { findHold, type HeldNights, kindOfHold } from './read-held-nights.server.ts'
import { addDays, type Nights } from './stay-days.ts'

/** Who is in the way, and on which nights: without a name, for whoever writes homes may not read enquiries. */
function takenBy(
  kind: Exclude<HeldNights['kind'], 'preparation'>,
  { from, to }: Pick<HeldNights, 'from' | 'to'>,
): Sentence {
  const [en, fr] = [sayDays(from, to, 'en'), sayDays(from, to, 'fr')]
  const [nights, nuits] =
    from === to ? [`the night of ${en}`, `la nuit du ${fr}`] : [`the nights of ${en}`, `les nuits ${fr}`]
  const who = {
    stay: {
      en: `A guest has this home for ${nights}. Choose other nights, or change the stay first.`,
      fr: `Ce logement est pris par un voyageur pour ${nuits}. Choisissez d’autres nuits, ou modifiez d’abord le séjour.`,
    },
    calendar: {
      en: `Another calendar has this home for ${nights}. Choose other nights, or change that calendar.`,
      fr: `Ce logement est pris par un autre calendrier pour ${nuits}. Choisissez d’autres nuits, ou modifiez cet autre calendrier.`,
    },
    block: {
      en: `These nights are blocked already: ${en}. Remove that block first, or choose other nights.`,
      fr: `Ces nuits sont déjà bloquées\u00a0: ${fr}. Retirez d’abord ce blocage, ou choisissez d’autres nuits.`,
    },
  }
  return who[kind]
}

const PREPARATION = {
  en: 'The home is made ready after a guest of another calendar on these nights. They are freed with that guest’s nights, and make room for any stay or block of yours.',
  fr: 'Le logement est préparé après un voyageur d’un autre calendrier pendant ces nuits. Elles se libèrent avec les nuits de ce voyageur, et laissent la place à tout séjour ou blocage de votre part.',
}

const NOT_A_BLOCK = {
  en: 'These nights are held by a guest or by another calendar. To free them, change the stay, or that calendar.',
  fr: 'Ces nuits sont prises par un voyageur ou par un autre calendrier. Pour les libérer, modifiez le séjour ou cet autre calendrier.',
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

const inDays = (blocks: readonly Nights[]) =>
  blocks.map(({ from, until }) => `${from} – ${addDays(until, -1)}`).join(', ') || null

/** Of the keys by which a second press finds what the first one blocked. */
const SCOPE = 'held-nights'

/** Keeps nights of a home from visitors. */
export async function blockNights(
  context: Context,
  block: BlockInput,
  idempotencyKey: string | undefined,
): Promise<HeldNights> {
  const { db, actor } = context
  requireOneOf(actor, WHO_BLOCKS)
  const { reason, ...nightsOfHome } = block
  const { propertyId, from, to } = nightsOfHome
  // Without the reason: of what somebody wrote not even a hash is kept.
  const id = await storeOnce(db, { scope: SCOPE, key: idempotencyKey, content: nightsOfHome }, async (tx) => {
    const home = await lockHome(tx, propertyId, 'staff')
    if (!home) throw new AppError('not_found')
    const nights = { from, until: addDays(to, 1) }
    for (const other of await findHeldNights(tx, propertyId, nights)) {
      const kind = kindOfHold(other)
      if (kind === 'preparation') continue
      const sentence = takenBy(kind, { from: other.from, to: addDays(other.until, -1) })
      throw new AppError('nights_taken', { fields: { from: 'nightsTaken' }, sentence })
    }
    const blockId = await holdBeforePreparation(tx, { ...nights, propertyId, reason, createdBy: actorId(actor) })
    await tell(tx, context, home, { before: null, after: inDays([nights]) })
    return blockId
  })
  return { id, propertyId, from, to, kind: 'block', reason, stay: null }
}

/** What stays blocked where only some of its nights are opened: those before, and those after. */
function leftOf({ from, until }: Nights, opened: OpenedNights): Nights[] {
  if (opened.from === undefined || opened.to === undefined) return []
  const after = addDays(opened.to, 1)
  const sides = [
    { from, until: opened.from < until ? opened.from : until },
    { from: after > from ? after : from, until },
  ]
  return sides.filter((side) => side.from < side.until)
}

/**
 * Gives them back, or some of them: what is left is blocked as before, in the same moment. Nights of a guest or of another
 * calendar are not staff's to give.
 */
export async function unblockNights(context: Context, id: number, opened: OpenedNights = {}): Promise<void> {
  const { db, actor } = context
  requireOneOf(actor, WHO_BLOCKS)
  const open = async (tx: Database) => {
    const hold = await findHold(tx, id)
    const home = hold && (await lockHome(tx, hold.propertyId, 'staff'))
    if (!home) throw new AppError('not_found')
    const kind = kindOfHold(hold)
    if (kind !== 'block')
      throw new AppError('forbidden_move', { sentence: kind === 'preparation' ? PREPARATION : NOT_A_BLOCK })
    const freed = await freeBlock(tx, id)
    // A colleague was faster, while we waited for the home.
    if (!freed) throw new AppError('not_found')
    await forgetKeys(tx, SCOPE, [id])
    const { from, until, ...block } = freed
    const left = leftOf(freed, opened)
    for (const nights of left) await holdNights(tx, { ...block, ...nights, propertyId: home.id })
    // Before any visitor: a calendar that waited for them.
    await holdCalendars(tx, home.id)
    await tell(tx, context, home, { before: inDays([{ from, until }]), after: inDays(left) })
  }
  // A calendar may want nights of a stay that somebody is changing: they have the stay first and the home after it.
  await againAfterClash(() => db.transaction(open))
}
