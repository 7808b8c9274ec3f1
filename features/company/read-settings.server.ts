import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import type { StartingValues } from '#ui/page/company-profile.ts'
import type { StaffSettings } from './setting.public.ts'
import { findSettings } from './setting.repository.server.ts'
import { startingSettings } from './setting.schema.ts'

export async function readSettings({ db, actor }: Context, given: StartingValues): Promise<StaffSettings> {
  requirePermission(actor, 'settings:write')
  const startingValues = startingSettings(given)
  const { values, updatedAt } = await findSettings(db, startingValues)
  return { values, startingValues, updatedAt: updatedAt.toISOString() }
}
