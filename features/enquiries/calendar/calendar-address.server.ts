import { randomBytes } from 'node:crypto'
import { AppError } from '#common/errors.ts'
import { can, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { readSecret, readSignedId, signedId } from '#features/company/signed-ids.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import type { CalendarAddress } from './calendar-entry.ts'
import { findActiveUser, findCalendarSalt, saveCalendarSalt } from './staff-calendar.repository.server.ts'

const SECRET_KEY = 'calendar.staff-secret'

async function keyOf(db: Database, userId: number, salt: string): Promise<string> {
  return signedId(await readSecret(db, SECRET_KEY), userId, `staff calendar ${userId} ${salt}`)
}

const pathOf = async (db: Database, userId: number, salt: string) =>
  `/calendar/staff/${await keyOf(db, userId, salt)}.ics`

/** A calendar is a person's: the company's own code has none. */
function ownerOf({ actor }: Context) {
  requirePermission(actor, 'enquiry:read')
  if (actor.kind !== 'staff') throw new AppError('forbidden')
  return actor
}

export async function readCalendarAddress(context: Context): Promise<CalendarAddress> {
  const { id } = ownerOf(context)
  const salt = await findCalendarSalt(context.db, id)
  return { path: salt === undefined ? null : await pathOf(context.db, id, salt) }
}

/** The first one, or another: whoever has the old one reads nothing any more. */
export async function renewCalendarAddress(context: Context): Promise<CalendarAddress> {
  const owner = ownerOf(context)
  const salt = randomBytes(16).toString('hex')
  await context.db.transaction(async (tx) => {
    await saveCalendarSalt(tx, owner.id, salt)
    await recordChange(tx, owner, {
      ...{ action: 'update', entity: 'staff', entityId: owner.id, label: owner.username },
      ...{ before: { calendarAddressIsNew: false }, after: { calendarAddressIsNew: true } },
    })
  })
  return { path: await pathOf(context.db, owner.id, salt) }
}

const FILE = /^(.+)\.ics$/

/** Whose calendar a file name opens; null where it was not we who gave it, it was renewed, or the account reads no enquiries any more. */
export async function readCalendarOwner(db: Database, name: string): Promise<number | null> {
  const [, key = ''] = FILE.exec(name) ?? []
  const userId = await readSignedId(key, async (id) => {
    const salt = await findCalendarSalt(db, id)
    return salt === undefined ? '' : keyOf(db, id, salt)
  })
  if (userId === null) return null
  const user = await findActiveUser(db, userId)
  return user && can({ kind: 'staff', ...user }, 'enquiry:read') ? userId : null
}
