import type { Settings } from './setting.schema.ts'

/** What the settings page reads: what holds now, and what held before anybody changed it. */
export interface StaffSettings {
  values: Settings
  startingValues: Settings
  /** The version, as every record of staff has one. */
  updatedAt: string
}
