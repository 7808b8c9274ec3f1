import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { SETTING_KEYS, settingFields } from './setting.schema.ts'
import { settings } from './setting.table.server.ts'

/**
 * Where notices to staff go: the addresses of the settings, else `startingValues` (MAIL_STAFF). For the mailer
 * (features/enquiries/outbox), which asks again for every message, so that a changed address holds from the next one on:
 * `const staff = await readNotificationAddresses(db, settings.staff)`.
 */
export async function readNotificationAddresses(
  db: Database,
  startingValues: readonly string[],
): Promise<readonly string[]> {
  const [row] = await db.select().from(settings).where(eq(settings.key, SETTING_KEYS.notificationAddresses))
  const { data } = settingFields.notificationAddresses.safeParse(row?.value)
  return data && data.length > 0 ? data : startingValues
}
