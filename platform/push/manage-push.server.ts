import { AppError } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { type Actor, requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { type Device, describeDevice } from '../accounts/describe-device.ts'
import { deviceOfSession } from '../accounts/session.repository.server.ts'
import type { NoticeKind } from './notice-kinds.ts'
import {
  deleteSubscription,
  findChoices,
  findOwnSubscription,
  keepNewestSubscriptions,
  listSubscriptionsOf,
  type SubscriptionRow,
  storeChoices,
  storeSubscription,
} from './push.repository.server.ts'
import type { Choices, SubscriptionInput } from './push.schema.ts'
import type { PushMessage } from './push-message.ts'
import { type PushOutcome, type PushPost, requirePushAddress, sendPush } from './send-push.server.ts'

/** One of one's own browsers that show notices. Its address and keys stay with us. */
export interface PushDevice extends Device {
  id: number
  /** The browser that asks. */
  isCurrent: boolean
  locale: Locale
  createdAt: string
  lastSentAt: string | null
}

/** GET /api/admin/push */
export interface OwnPush {
  /** By which a browser binds its subscription to us. */
  publicKey: string
  devices: PushDevice[]
  choices: { unwanted: NoticeKind[]; quietFrom: string | null; quietTo: string | null }
}

/** The browser that asks: whose session it is, and how it calls itself. */
export interface AskingBrowser {
  tokenHash: string
  userAgent: string | null
  locale: Locale
}

const MOST_DEVICES = 8

function requireOwn(actor: Actor): number {
  requirePermission(actor, 'enquiry:read')
  if (actor.kind !== 'staff') throw new AppError('unauthenticated')
  return actor.id
}

function toDevice(row: SubscriptionRow, currentDeviceId: number | null): PushDevice {
  const { id, deviceId, device, locale, createdAt, lastSentAt } = row
  return {
    id,
    isCurrent: deviceId === currentDeviceId,
    ...describeDevice(device ?? ''),
    locale,
    createdAt: createdAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString() ?? null,
  }
}

export async function readOwnPush({ db, actor }: Context, tokenHash: string, publicKey: string): Promise<OwnPush> {
  const userId = requireOwn(actor)
  const [rows, choices, current] = await Promise.all([
    listSubscriptionsOf(db, userId),
    findChoices(db, userId),
    deviceOfSession(db, tokenHash),
  ])
  const { unwanted = [], quietFrom = null, quietTo = null } = choices ?? {}
  return {
    publicKey,
    devices: rows.map((row) => toDevice(row, current)),
    choices: { unwanted, quietFrom, quietTo },
  }
}

/** This browser shows notices from now on. Sent again, by the same browser or with new keys, it is the same device. */
export async function subscribe(
  { db, actor }: Context,
  { endpoint, keys }: SubscriptionInput,
  browser: AskingBrowser,
  guard: Pick<PushPost, 'privateHosts' | 'resolve'>,
): Promise<PushDevice> {
  const userId = requireOwn(actor)
  try {
    requirePushAddress(endpoint, guard)
  } catch {
    throw new AppError('invalid_input', { fields: { endpoint: 'url' } })
  }
  return db.transaction(async (tx) => {
    const deviceId = await deviceOfSession(tx, browser.tokenHash)
    // Signed out by another tab meanwhile, or forgotten among many newer ones.
    if (deviceId === null) throw new AppError('account_changed')
    const { userAgent, locale } = browser
    const row = await storeSubscription(tx, {
      userId,
      deviceId,
      endpoint,
      ...keys,
      device: userAgent?.slice(0, 300) ?? null,
      locale,
    })
    await keepNewestSubscriptions(tx, userId, MOST_DEVICES)
    return toDevice(row, deviceId)
  })
}

async function requireSubscription({ db, actor }: Context, id: number): Promise<SubscriptionRow> {
  const row = await findOwnSubscription(db, requireOwn(actor), id)
  if (!row) throw new AppError('not_found')
  return row
}

export async function unsubscribe(context: Context, id: number): Promise<void> {
  const { id: found } = await requireSubscription(context, id)
  await deleteSubscription(context.db, found)
}

/** A word to one of one's own browsers at once, past choices and quiet hours: somebody looks whether it comes. */
export async function sendTest(
  context: Context,
  id: number,
  message: PushMessage,
  post: PushPost,
): Promise<{ outcome: PushOutcome['kind'] }> {
  const row = await requireSubscription(context, id)
  const { kind } = await sendPush(row, message, post)
  if (kind === 'gone') await deleteSubscription(context.db, id)
  return { outcome: kind }
}

export async function chooseNotices({ db, actor }: Context, choices: Choices): Promise<void> {
  const userId = requireOwn(actor)
  await storeChoices(db, { userId, ...choices, unwanted: [...new Set(choices.unwanted)] })
}
