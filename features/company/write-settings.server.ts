import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import type { StartingValues } from '#ui/page/company-profile.ts'
import { findSettings, lockSettings, writeSettings } from './setting.repository.server.ts'
import { SETTING_NAMES, type SettingName, type Settings, startingSettings } from './setting.schema.ts'

/** There is one set of settings; the audit trail knows it by this number. */
const THE_SETTINGS = 1

interface Request {
  input: Settings
  /** What the form was begun on; null overwrites whatever is there. */
  version: string | null
  startingValues: StartingValues
}

/** The trail holds nobody's address: of those that notices go to it says that they changed. */
function auditedOf({ notificationAddresses: _ofPeople, ...settings }: Settings): object {
  return settings
}

/** The whole form at once. What equals its starting value is not kept: it follows the environment again. */
export async function saveSettings({ db, actor }: Context, { input, version, startingValues }: Request): Promise<void> {
  requirePermission(actor, 'settings:write')
  const start = startingSettings(startingValues)
  // No address at all would mean that nobody hears of a request: the environment's hold again.
  const noted = input.notificationAddresses.length > 0 ? input.notificationAddresses : start.notificationAddresses
  const after: Settings = { ...input, notificationAddresses: noted }
  await db.transaction(async (tx) => {
    await lockSettings(tx)
    const { values: before, updatedAt } = await findSettings(tx, start)
    if (version !== null && version !== updatedAt.toISOString()) throw new AppError('stale_edit')
    const changed = SETTING_NAMES.filter((name) => !isDeepStrictEqual(before[name], after[name]))
    if (changed.length === 0) return
    const isBack = (name: SettingName) => isDeepStrictEqual(after[name], start[name])
    await writeSettings(tx, {
      stored: new Map(changed.filter((name) => !isBack(name)).map((name) => [name, after[name]])),
      removed: changed.filter(isBack),
      // Two saves within a millisecond are still two versions.
      updatedAt: new Date(Math.max(Date.now(), updatedAt.getTime() + 1)),
    })
    await recordChange(tx, actor, {
      action: 'update',
      entity: 'setting',
      entityId: THE_SETTINGS,
      label: after.name,
      before: auditedOf(before),
      after: {
        ...auditedOf(after),
        ...(changed.includes('notificationAddresses') && { notificationAddressesChanged: true }),
      },
    })
    await announceContentChange(tx)
  })
}
