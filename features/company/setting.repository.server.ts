import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { lastKnown } from '#db/last-known.server.ts'
import { SETTING_KEYS, SETTING_NAMES, type SettingName, type Settings, settingFields } from './setting.schema.ts'
import { settings } from './setting.table.server.ts'

/** Touched by every save: going back to a starting value removes a row, and would leave no newer one behind. */
const SAVED_KEY = 'settings.saved'
const KEYS = [...Object.values(SETTING_KEYS), SAVED_KEY]

/** The version while nobody has saved anything. */
const NEVER = new Date(0)

export interface StoredSettings {
  values: Settings
  updatedAt: Date
}

type SettingRow = typeof settings.$inferSelect

/** For what visitors see: nearly every page needs one of them. */
export const readKnownRows = lastKnown((db) => db.select().from(settings))

/** For staff and what is written: as it is now. */
export async function findSettings(db: Database, startingValues: Settings): Promise<StoredSettings> {
  return toSettings(await db.select().from(settings).where(inArray(settings.key, KEYS)), startingValues)
}

/** A row that cannot be read counts as missing: the site must not fall over a value that somebody wrote by hand. */
export function toSettings(rows: readonly SettingRow[], startingValues: Settings): StoredSettings {
  const stored = new Map(rows.map(({ key, value }) => [key, value]))
  const values = SETTING_NAMES.flatMap((name): [SettingName, unknown][] => {
    const { success, data } = settingFields[name].safeParse(stored.get(SETTING_KEYS[name]))
    return stored.has(SETTING_KEYS[name]) && success ? [[name, data]] : []
  })
  const updatedAt = rows.reduce((newest, row) => (row.updatedAt > newest ? row.updatedAt : newest), NEVER)
  return { values: { ...startingValues, ...Object.fromEntries(values) }, updatedAt }
}

/** Until the transaction ends nobody else saves; pages go on reading. */
export async function lockSettings(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`)
}

interface Changes {
  stored: ReadonlyMap<SettingName, unknown>
  /** Those that went back to their starting value. */
  removed: readonly SettingName[]
  updatedAt: Date
}

export async function writeSettings(tx: Database, { stored, removed, updatedAt }: Changes): Promise<void> {
  const gone = removed.map((name) => SETTING_KEYS[name])
  if (gone.length > 0) await tx.delete(settings).where(inArray(settings.key, gone))
  const rows = [...stored].map(([name, value]) => ({ key: SETTING_KEYS[name], value, updatedAt }))
  await tx
    .insert(settings)
    .values([...rows, { key: SAVED_KEY, value: true, updatedAt }])
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updatedAt } })
}
