import { AppError } from '#common/errors.ts'
import type { Actor } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { type ChangeTarget, requireLetThrough } from '../desk/change-with-lead.server.ts'
import { prolongHold } from '../holds/guard-hold.server.ts'
import { findStaffMember } from '../leads/staff-member.repository.server.ts'
import {
  changeViewing,
  DECIDED,
  endOfViewingHold,
  settleViewing,
  tellOfHandOver,
  tellOfViewing,
  tellWhoShows,
} from './change-viewing.server.ts'
import { readStaffViewing } from './read-viewing.server.ts'
import { releaseExpiredViewings } from './release-expired-viewings.server.ts'
import { spanOf } from './submit-viewing.server.ts'
import type { StaffViewing } from './viewing.public.ts'
import { updateViewing } from './viewing.repository.server.ts'
import type { ViewingChange } from './viewing.schema.ts'
import type { ViewingRow } from './viewing.table.server.ts'
import { minutesOf } from './viewing-facts.ts'
import { stateOf, type ViewingState } from './viewing-status.ts'
import { requirePossibleStart } from './viewing-times.server.ts'

const REFUSED = {
  en: 'This viewing has changed in the meantime, so this is no longer possible. Look at how it stands now.',
  fr: 'Cette visite a changé entre-temps\u00a0: ce n’est plus possible. Regardez où elle en est.',
}
const NOT_BEGUN = {
  en: 'This viewing has not begun yet. Until then it can be moved or cancelled.',
  fr: 'Cette visite n’a pas encore commencé. D’ici là, elle peut être déplacée ou annulée.',
}

const AS_IT_WAS = {
  en: 'A viewing that is over or called off keeps its time, place and adviser.',
  fr: 'Une visite passée ou annulée garde son heure, son lieu et son conseiller.',
}

const LEFT_US = {
  en: 'The account of this viewing’s adviser is switched off. Choose somebody else first, under “Place, length or adviser”.',
  fr: 'Le compte du conseiller de cette visite est désactivé. Choisissez d’abord quelqu’un d’autre, sous «\u00a0Lieu, durée ou conseiller\u00a0».',
}

function requireState(viewing: ViewingRow, ...allowed: ViewingState[]): void {
  requireLetThrough(viewing)
  if (!allowed.includes(stateOf(viewing))) throw new AppError('forbidden_move', { sentence: REFUSED })
}

interface Deed {
  actor: Actor
  viewing: ViewingRow
  change: ViewingChange
}

/** What of it is to be otherwise: only what was named, and is not so already. */
function arranged({ viewing, change }: Deed) {
  const { startsAt = viewing.startsAt, minutes = minutesOf(viewing), adviserId = viewing.adviserId } = change
  const { kind = viewing.kind, place = viewing.place, videoUrl = viewing.videoUrl } = change
  const bufferMinutes = Math.round((viewing.adviserBusyUntil.getTime() - viewing.endsAt.getTime()) / 60_000)
  const isMoved = startsAt.getTime() !== viewing.startsAt.getTime() || minutes !== minutesOf(viewing)
  const isOther =
    adviserId !== viewing.adviserId || kind !== viewing.kind || place !== viewing.place || videoUrl !== viewing.videoUrl
  const arrangement = { ...spanOf(startsAt, { minutes, bufferMinutes }), adviserId, kind, place, videoUrl }
  return { arrangement, isMoved, isOther }
}

async function requireAdviser(tx: Database, viewing: ViewingRow, adviserId: number | null): Promise<void> {
  if (adviserId === null || adviserId === viewing.adviserId) return
  if (!(await findStaffMember(tx, adviserId)))
    throw new AppError('invalid_input', { fields: { adviserId: 'chooseOne' } })
}

/** The letter says who will be there. */
async function requirePresent(tx: Database, adviserId: number | null): Promise<void> {
  if (adviserId !== null && !(await findStaffMember(tx, adviserId)))
    throw new AppError('forbidden_move', { sentence: LEFT_US })
}

/**
 * Confirmed, moved, or otherwise arranged, in one go. Staff may agree on any hour to come, also outside of their own; not on one
 * in which somebody else has the adviser or the home.
 */
async function arrange(tx: Database, deed: Deed): Promise<ViewingRow> {
  const { actor, viewing, change } = deed
  requireState(viewing, 'asked', 'confirmed', 'lapsed')
  const { arrangement, isMoved, isOther } = arranged(deed)
  const isConfirmed = change.status === 'confirmed' || viewing.status === 'confirmed'
  const isNew = isConfirmed && viewing.status !== 'confirmed'
  if (stateOf(viewing) === 'lapsed' && !isNew) throw new AppError('forbidden_move', { sentence: REFUSED })
  if (isMoved || isNew) requirePossibleStart(arrangement.startsAt)
  await requireAdviser(tx, viewing, arrangement.adviserId)
  if (isNew) await requirePresent(tx, arrangement.adviserId)
  if (!isNew && !isMoved && !isOther) return viewing
  // Whose time is over stands in nobody's way; the constraints do not know the time.
  await releaseExpiredViewings(tx, viewing.id)
  const holdUntil = isConfirmed ? null : await endOfViewingHold(tx, arrangement.startsAt)
  const arrangedNow = await updateViewing(tx, viewing.id, {
    ...arrangement,
    status: isConfirmed ? 'confirmed' : 'asked',
    cancelledBy: null,
    // Staff speak for the visitor: nobody waits for the link in our letter any more.
    awaitsVisitor: false,
    holdUntil,
    reason: change.reason,
    // A calendar takes only what is newer: the word that it had lapsed counted one more than the moves.
    moves: viewing.moves + (viewing.status === 'cancelled' ? 2 : isMoved || isOther ? 1 : 0),
  })
  if (isConfirmed) await settleViewing(tx, viewing)
  else if (holdUntil) await prolongHold(tx, { viewingId: viewing.id }, holdUntil)
  // One letter for all of it: it says how the viewing stands.
  const news = isNew ? 'confirmed' : isMoved ? 'moved' : 'changed'
  await tellOfViewing(tx, actor, arrangedNow, { news, reason: change.reason })
  const { id: viewingId, adviserId: given } = arrangedNow
  // Nobody was told of what waited for the visitor's own word: for whoever shows it, it begins now.
  if (viewing.awaitsVisitor) await tellOfHandOver(tx, actor, { viewingId, given })
  else if (given !== viewing.adviserId) await tellOfHandOver(tx, actor, { viewingId, given, taken: viewing.adviserId })
  else if (isMoved) await tellWhoShows(tx, actor, arrangedNow)
  return arrangedNow
}

async function cancel(tx: Database, { actor, viewing, change: { reason } }: Deed): Promise<ViewingRow> {
  requireState(viewing, 'asked', 'confirmed', 'lapsed')
  if (reason === null) throw new AppError('invalid_input', { fields: { reason: 'required' } })
  await settleViewing(tx, viewing)
  const cancelled = await updateViewing(tx, viewing.id, {
    ...DECIDED,
    status: 'cancelled',
    cancelledBy: 'staff',
    reason,
  })
  await tellOfViewing(tx, actor, cancelled, { news: 'cancelled', reason })
  if (viewing.status !== 'cancelled' && !viewing.awaitsVisitor) await tellWhoShows(tx, actor, cancelled)
  return cancelled
}

/** Also one that nobody had confirmed: staff may have said so on the telephone. What was pressed by mistake is pressed again. */
async function close(tx: Database, { actor, viewing, change }: Deed, status: 'done' | 'missed'): Promise<ViewingRow> {
  requireState(viewing, 'asked', 'confirmed', 'lapsed', 'done', 'missed')
  if (viewing.startsAt.getTime() > Date.now()) throw new AppError('forbidden_move', { sentence: NOT_BEGUN })
  const { interest = viewing.interest, feedback = viewing.feedback } = change
  const said = status === 'done' ? { interest, feedback } : { interest: null, feedback: feedback ?? null }
  await settleViewing(tx, viewing)
  const closed = await updateViewing(tx, viewing.id, { ...DECIDED, cancelledBy: null, status, ...said })
  if (viewing.status !== status) await tellOfViewing(tx, actor, closed, { news: status, reason: said.feedback })
  return closed
}

async function decide(tx: Database, deed: Deed): Promise<ViewingRow> {
  const { viewing, change } = deed
  const status = change.status ?? viewing.status
  const isEnd = change.status === 'cancelled' || status === 'done' || status === 'missed'
  const { isMoved, isOther } = arranged(deed)
  if (isEnd && (isMoved || isOther)) throw new AppError('forbidden_move', { sentence: AS_IT_WAS })
  if (change.status === 'cancelled') return cancel(tx, deed)
  if (status === 'done' || status === 'missed') return close(tx, deed, status)
  if (change.interest !== undefined || change.feedback !== undefined)
    throw new AppError('forbidden_move', { sentence: NOT_BEGUN })
  return arrange(tx, deed)
}

/** Staff say what becomes of a viewing. The visitor is told of all but what we note after it. */
export async function decideViewing(
  context: Context,
  target: ChangeTarget,
  change: ViewingChange,
): Promise<StaffViewing> {
  const { actor } = context
  await changeViewing(context, target, (tx, viewing) => decide(tx, { actor, viewing, change }))
  return readStaffViewing(context, target.id)
}
