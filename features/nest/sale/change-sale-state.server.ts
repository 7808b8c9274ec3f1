import { AppError } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { type Actor, actorId, requirePermission } from '#common/permissions.ts'
import { validationMessage } from '#common/validation.ts'
import type { Database } from '#db/client.server.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { requireVersion } from '#platform/content/write-content.server.ts'
import type { WrittenProperty } from '../property.public.ts'
import { changeStanding, lockProperties, type StandingChange } from '../property.repository.server.ts'
import type { WholePropertyRow } from '../property.table.server.ts'
import { propertyReference } from '../property-types.ts'
import { requireAdviser, requireOwnTitles } from '../write-property.server.ts'
import type { ChangeOfHome, HomeChange } from './home-change.schema.ts'
import { nextStanding } from './next-standing.ts'
import { type CountOpenViewings, findPlanned } from './open-viewings.server.ts'
import { notePrice } from './price-history.repository.server.ts'
import { isOfDesk } from './sale-states.ts'

/**
 * What becomes of a home the desk may say: available, under offer, sold, let, and back. Whether it is on the site at all, what it
 * costs, who shows it and what is put forward is the editors'.
 */
function requireRightTo(actor: Actor, { saleState, saleStateSince, priceReached, ...ofEditors }: HomeChange): void {
  const isOfState = [saleState, saleStateSince, priceReached].some((value) => value !== undefined)
  if (isOfState) requirePermission(actor, 'property:state')
  if (!isOfState || Object.values(ofEditors).some((value) => value !== undefined))
    requirePermission(actor, 'property:write')
}

/** As it stands then; null where it stood so already. */
async function applyChange(
  tx: Database,
  actor: Actor,
  before: WholePropertyRow,
  { price, adviserId, isFeatured, ...asked }: HomeChange,
): Promise<WholePropertyRow | null> {
  const standing = nextStanding(before, before.type, asked)
  // To publish a draft or to withdraw is no word of the desk, nor is what was withdrawn.
  if (!isOfDesk(before.saleState) || !isOfDesk(standing.saleState)) requirePermission(actor, 'property:write')
  if (standing.saleState !== before.saleState) requireOwnTitles(standing.saleState, before)
  if (adviserId !== before.adviserId) await requireAdviser(tx, adviserId)
  const next: StandingChange = {
    ...standing,
    ...(price !== undefined && { price }),
    ...(adviserId !== undefined && { adviserId }),
    ...(isFeatured !== undefined && { isFeatured }),
  }
  const isSame = (Object.keys(next) as (keyof StandingChange)[]).every((name) => {
    const [from, to] = [before[name], next[name]]
    const isAmount = name === 'price' || name === 'priceReached'
    return isAmount && from !== null && to !== null ? Number(from) === Number(to) : from === to
  })
  if (isSame) return null
  await changeStanding(tx, before.id, next)
  const [after = before] = await lockProperties(tx, [before.id])
  await notePrice(tx, after, actorId(actor))
  await recordChange(tx, actor, {
    action: 'update',
    entity: 'property',
    entityId: before.id,
    label: before.title,
    before,
    after,
  })
  return after
}

/** Changes one home where it stands, with the version that was read: state, price reached, price, adviser, featured. */
export async function changeHome(
  { db, actor }: Context,
  { id, change, version }: { id: number; change: HomeChange; version: string | null },
): Promise<void> {
  requireRightTo(actor, change)
  await db.transaction(async (tx) => {
    const [before] = await lockProperties(tx, [id])
    if (!before) throw new AppError('not_found')
    requireVersion(before, version)
    if (await applyChange(tx, actor, before, change)) await announceContentChange(tx)
  })
}

type Before = Pick<
  WholePropertyRow,
  'id' | 'saleState' | 'saleStateSince' | 'priceReached' | 'price' | 'adviserId' | 'isFeatured'
>

export interface ChangedHomes {
  /** Those that are different now. */
  changed: number[]
  /** Those that somebody deleted meanwhile. */
  missing: number[]
  /** How those stood that are different now, to take it back. */
  before: Before[]
  /** Of those that are different now, the ones that somebody still wants to see though they are no longer to be had. */
  planned: (Pick<WrittenProperty, 'id' | 'reference' | 'title' | 'titleFr'> & { openViewings: number })[]
}

/** Of many homes a refusal says which it is about. */
function named(error: unknown, id: number): unknown {
  if (!(error instanceof AppError && error.fields)) return error
  const { code, fields } = error
  const sayIn = (locale: Locale) =>
    [propertyReference(id), ...Object.values(fields).map((problem) => validationMessage(problem, locale))].join(': ')
  return new AppError(code, { fields, sentence: { en: sayIn('en'), fr: sayIn('fr') }, cause: error })
}

/** Many homes at once, all or none: a refusal halfway leaves nothing half done. */
export async function changeHomes(
  { db, actor }: Context,
  changes: readonly ChangeOfHome[],
  countOpenViewings: CountOpenViewings,
): Promise<ChangedHomes> {
  if (changes.length === 0) throw new AppError('invalid_input', { fields: { ids: 'chooseOne' } })
  for (const { id: _, ...change } of changes) requireRightTo(actor, change)
  return db.transaction(async (tx) => {
    const asked = new Map(changes.map(({ id, ...change }) => [id, change]))
    const found = await lockProperties(tx, [...asked.keys()])
    const before: Before[] = []
    const after: WholePropertyRow[] = []
    for (const home of found) {
      const now = await applyChange(tx, actor, home, asked.get(home.id) ?? {}).catch((error) => {
        throw named(error, home.id)
      })
      if (!now) continue
      after.push(now)
      const { id, saleState, saleStateSince, priceReached, price, adviserId, isFeatured } = home
      before.push({ id, saleState, saleStateSince, priceReached, price, adviserId, isFeatured })
    }
    await announceContentChange(tx)
    const planned = await findPlanned(tx, after, countOpenViewings)
    const there = new Set(found.map(({ id }) => id))
    return {
      changed: before.map(({ id }) => id),
      missing: [...asked.keys()].filter((id) => !there.has(id)),
      before,
      planned: planned.map(({ id, title, titleFr, openViewings }) => {
        return { id, reference: propertyReference(id), title, titleFr, openViewings }
      }),
    }
  })
}

/** Shows or hides many homes at once, as the specification's callers say it: they know of no viewings. */
export async function publishProperties(
  context: Context,
  { ids, isAvailable }: { ids: number[]; isAvailable: boolean },
): Promise<Pick<ChangedHomes, 'changed' | 'missing'>> {
  const { changed, missing } = await changeHomes(
    context,
    ids.map((id) => ({ id, isAvailable })),
    async () => new Map(),
  )
  return { changed, missing }
}
