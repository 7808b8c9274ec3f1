import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import type { Actor } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { agreedQuote, type StayQuote } from '#features/nest/stays/quote-stay.ts'
import type { StayRow } from '#features/nest/stays/stay.table.server.ts'
import { countNights } from '#features/nest/stays/stay-days.ts'
import type { LetHome } from '#features/nest/stays/stay-home.server.ts'
import { mostGuests, type StayWish } from '#features/nest/stays/stay-rules.ts'
import { type ChangeTarget, requireLetThrough } from '../desk/change-with-lead.server.ts'
import { endOfNewHold, prolongHold } from '../holds/guard-hold.server.ts'
import { followOwner } from '../leads/lead-follows.server.ts'
import { findLeadOf } from '../leads/lead-of.server.ts'
import { receivedStay } from '../leads/received-submission.ts'
import { recordLead } from '../leads/record-lead.server.ts'
import { findStaffMember } from '../leads/staff-member.repository.server.ts'
import { endPaymentsOf } from '../payments/end-payments.server.ts'
import {
  changeStay,
  DECIDED,
  giveNightsBack,
  holdAgain,
  lockHomeOf,
  priceAgain,
  requirePossibleStay,
  requireStatus,
  settleStay,
  tellOfStay,
} from './change-stay.server.ts'
import { readStaffStay } from './read-stay.server.ts'
import type { StaffStay } from './stay.public.ts'
import { updateStay } from './stay.repository.server.ts'
import type { StayAct } from './stay-request.schema.ts'

type Act<Name extends StayAct['act']> = Extract<StayAct, { act: Name }>
interface Deed<Name extends StayAct['act']> {
  actor: Actor
  stay: StayRow
  act: Act<Name>
}

/** Also one whose time was over, or that looked like spam: it takes its nights now, where nobody has them. */
export async function confirmStay(tx: Database, stay: StayRow): Promise<StayRow> {
  const home = await lockHomeOf(tx, stay)
  const dates = stay.proposal ?? stay
  const { arrival, departure } = dates
  if (departure <= todayInDakar()) throw new AppError('invalid_input', { fields: { arrival: 'pastDate' } })
  await holdAgain(tx, stay, { home, dates, holdUntil: null })
  await settleStay(tx, stay)
  const quote = stay.proposal?.quote ?? stay.quote
  if (stay.suspicion !== null) await recordLead(tx, receivedStay(stay))
  return updateStay(tx, stay.id, { ...DECIDED, status: 'confirmed', suspicion: null, arrival, departure, quote })
}

async function accept(tx: Database, { actor, stay }: Deed<'accept'>): Promise<StayRow> {
  requireStatus(stay, 'pending', 'proposed', 'expired')
  const confirmed = await confirmStay(tx, stay)
  await tellOfStay(tx, actor, confirmed, { news: 'confirmed' })
  return confirmed
}

async function decline(tx: Database, { actor, stay, act: { reason } }: Deed<'decline'>): Promise<StayRow> {
  requireStatus(stay, 'pending', 'proposed', 'expired')
  await giveNightsBack(tx, stay)
  await settleStay(tx, stay)
  await endPaymentsOf(tx, [stay.id])
  const declined = await updateStay(tx, stay.id, { ...DECIDED, status: 'declined', reason })
  await tellOfStay(tx, actor, declined, { news: 'declined', reason })
  return declined
}

/** Other dates are held instead of those that were asked for, until the guest has answered. */
async function propose(tx: Database, { actor, stay, act }: Deed<'propose'>): Promise<StayRow> {
  requireStatus(stay, 'pending', 'proposed', 'expired')
  requireLetThrough(stay)
  const home = await lockHomeOf(tx, stay)
  const { arrival, departure, note } = act
  const wish = { arrival, departure, guests: stay.guests }
  requirePossibleStay(home, wish)
  const quote = await priceAgain(tx, home, wish)
  const holdUntil = await endOfNewHold(tx)
  await holdAgain(tx, stay, { home, dates: act, holdUntil })
  // It waits for the guest, no longer for us: it counts among what is held for nobody.
  await settleStay(tx, stay)
  const proposal = { arrival, departure, quote, note }
  const proposed = await updateStay(tx, stay.id, { ...DECIDED, status: 'proposed', proposal, holdUntil })
  await tellOfStay(tx, actor, proposed, { news: 'proposed', reason: note })
  return proposed
}

const BEGUN = {
  en: 'This stay has begun: change the day of departure, and the total, instead of cancelling it.',
  fr: 'Ce séjour a commencé\u00a0: modifiez le jour du départ et le total au lieu de l’annuler.',
}

async function cancel(tx: Database, { actor, stay, act: { reason } }: Deed<'cancel'>): Promise<StayRow> {
  requireStatus(stay, 'confirmed')
  if (stay.arrival < todayInDakar()) throw new AppError('forbidden_move', { sentence: BEGUN })
  await giveNightsBack(tx, stay)
  await endPaymentsOf(tx, [stay.id])
  const cancelled = await updateStay(tx, stay.id, {
    ...DECIDED,
    status: 'cancelled',
    cancelledBy: 'staff',
    keptPercent: 0,
    reason,
  })
  await tellOfStay(tx, actor, cancelled, { news: 'cancelled', reason })
  return cancelled
}

interface Changed {
  stay: StayRow
  home: LetHome | null
  wish: StayWish
  act: Act<'change'>
}

/** By the prices of the home. Where it has none by the night any more, staff name the total themselves. */
async function priceOfChange(tx: Database, { stay, home, wish, act }: Changed): Promise<StayQuote> {
  const { agreedTotal, reason } = act
  const isSame = wish.arrival === stay.arrival && wish.departure === stay.departure && wish.guests === stay.guests
  const hasPrices = home?.type === 'short-stay'
  if (!isSame && !hasPrices && agreedTotal === null)
    throw new AppError('invalid_input', { fields: { agreedTotal: 'required' } })
  const asBefore = { ...stay.quote, nights: countNights(wish) }
  const quote = isSame || !hasPrices ? asBefore : await priceAgain(tx, home, wish)
  return agreedTotal === null ? quote : agreedQuote(quote, agreedTotal, reason)
}

async function change(tx: Database, { actor, stay, act }: Deed<'change'>): Promise<StayRow> {
  requireStatus(stay, 'pending', 'confirmed')
  requireLetThrough(stay)
  const { arrival = stay.arrival, departure = stay.departure, guests = stay.guests, reason } = act
  const wish = { arrival, departure, guests }
  const isMoved = arrival !== stay.arrival || departure !== stay.departure
  // A guest who is there already may stay longer, but did not arrive on another day.
  const earliest = arrival === stay.arrival ? arrival : todayInDakar()
  // Fewer nights need nothing of a home that is gone: nobody else can have them.
  const isWithin = arrival >= stay.arrival && departure <= stay.departure
  const home = isWithin && stay.propertyId === null ? null : await lockHomeOf(tx, stay)
  requirePossibleStay({ maxGuests: Math.max(stay.guests, home ? mostGuests(home) : 0) }, wish, earliest)
  const quote = await priceOfChange(tx, { stay, home, wish, act })
  // Not confirmed yet: it is held anew, for as long as a new request would be.
  const holdUntil = stay.status === 'pending' ? await endOfNewHold(tx) : null
  if (home && (isMoved || holdUntil)) await holdAgain(tx, stay, { home, dates: wish, holdUntil })
  if (holdUntil) await prolongHold(tx, { stayId: stay.id }, holdUntil, countNights(wish))
  // Staff speak for the guest: nobody waits for the link in our letter any more.
  const changed = await updateStay(tx, stay.id, { ...wish, quote, reason, holdUntil, awaitsVisitor: false })
  await tellOfStay(tx, actor, changed, { news: 'changed', reason })
  return changed
}

async function assign(tx: Database, { actor, stay, act: { assignedTo } }: Deed<'assign'>): Promise<StayRow> {
  const owner = assignedTo === null ? null : await findStaffMember(tx, assignedTo)
  if (owner === undefined) throw new AppError('invalid_input', { fields: { assignedTo: 'chooseOne' } })
  const given = await updateStay(tx, stay.id, { assignedTo })
  if (owner) await followOwner(tx, actor, await findLeadOf(tx, 'stay', stay.id), owner)
  return given
}

const DEEDS = { accept, decline, propose, cancel, change, assign }

/** Staff say what becomes of a stay. The guest is told of all but who looks after it. */
export async function decideStay(context: Context, target: ChangeTarget, act: StayAct): Promise<StaffStay> {
  const { actor } = context
  await changeStay(context, target, (tx, stay) => {
    const deed = DEEDS[act.act] as (tx: Database, deed: Deed<StayAct['act']>) => Promise<StayRow>
    return deed(tx, { actor, stay, act: act as never })
  })
  return readStaffStay(context, target.id)
}
