import { eq } from 'drizzle-orm'
import type { Rates } from '#common/money.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { codeOfUnknownError } from '#db/database-error.server.ts'
import { lastKnown } from '#db/last-known.server.ts'
import { describePictures } from '#platform/pictures/picture.repository.server.ts'
import {
  type Company,
  type CompanyProfile,
  type OpeningHours,
  type StartingValues,
  WEEKDAYS,
} from '#ui/page/company-profile.ts'
import type { Picture } from '#ui/picture-address.ts'
import { RETENTION_NAMES, type RetentionDays, STARTING_RETENTION } from './retention.ts'
import type { StaffSettings } from './setting.public.ts'
import { findSettings, readKnownRows, toSettings } from './setting.repository.server.ts'
import { SETTING_KEYS, type Settings, settingFields, startingSettings } from './setting.schema.ts'
import { settings } from './setting.table.server.ts'
import { SITE_PICTURE_NAMES, SITE_PICTURES_KEY, type SitePictureName } from './site-pictures.ts'

function hoursOf(settings: Settings): OpeningHours | null {
  const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, settings[day]])) as OpeningHours
  return WEEKDAYS.some((day) => hours[day] !== null) ? hours : null
}

const milli = (rate: string) => Math.round(Number(rate) * 1_000)

const ratesOf = (settings: Settings): Rates => ({
  EUR: { milliXof: milli(settings.eurRate), date: settings.eurRateDate },
  USD: { milliXof: milli(settings.usdRate), date: settings.usdRateDate },
})

function toProfile(settings: Settings): CompanyProfile {
  return {
    name: settings.name,
    foundedYear: settings.foundedYear,
    legalName: settings.legalName,
    registrationNumber: settings.registrationNumber,
    phone: settings.phone,
    whatsappNumber: settings.whatsappNumber,
    email: settings.email,
    legalEmail: settings.legalEmail ?? settings.email,
    schedulerUrl: settings.schedulerUrl,
    street: settings.street,
    streetFr: settings.streetFr,
    place: settings.place,
    placeFr: settings.placeFr,
    rates: ratesOf(settings),
    openingHours: hoursOf(settings),
  }
}

/** As on the first day, before staff have set anything: what is shown where nothing can be read. */
export function startingCompany(startingValues: Company): CompanyProfile {
  return toProfile(startingSettings({ ...startingValues, notificationAddresses: [] }))
}

/** What was made of stored settings: as long as these are the ones that are known, there is nothing to read in them anew. */
const profiles = new WeakMap<object, { startingValues: Company; profile: CompanyProfile }>()

/** The one place that knows where a company detail comes from: staff's setting, else the starting value. */
export async function readCompany(db: Database, startingValues: Company): Promise<CompanyProfile> {
  const rows = await readKnownRows(db)
  const known = profiles.get(rows)
  if (known?.startingValues === startingValues) return known.profile
  const start = startingSettings({ ...startingValues, notificationAddresses: [] })
  const profile = toProfile(toSettings(rows, start).values)
  profiles.set(rows, { startingValues, profile })
  return profile
}

const UNSAID: StartingValues = {
  phone: '',
  email: '',
  registrationNumber: '',
  whatsappNumber: '',
  schedulerUrl: '',
  notificationAddresses: [],
}

/** The hours alone: they do not depend on what the environment says. */
export async function readOpeningHours(db: Database): Promise<OpeningHours | null> {
  return hoursOf(toSettings(await readKnownRows(db), startingSettings(UNSAID)).values)
}

/** The rates alone, for the same reason. */
export async function readRates(db: Database): Promise<Rates> {
  return ratesOf(toSettings(await readKnownRows(db), startingSettings(UNSAID)).values)
}

/** Francs for each guest and night of a stay; '0' where none is asked for. */
export async function readTouristTax(db: Database): Promise<string> {
  return toSettings(await readKnownRows(db), startingSettings(UNSAID)).values.touristTax
}

/** How long something is held for a visitor while nobody has confirmed it. */
export async function readHoldHours(db: Database): Promise<number> {
  return Number((await findSettings(db, startingSettings(UNSAID))).values.holdHours)
}

function retentionOf(settings: Settings): RetentionDays {
  return Object.fromEntries(RETENTION_NAMES.map((name) => [name, Number(settings[name])])) as RetentionDays
}

/** How long what is no longer needed is kept: for the daily job that clears it. */
export async function readRetention(db: Database): Promise<RetentionDays> {
  return retentionOf((await findSettings(db, startingSettings(UNSAID))).values)
}

/** The same for the privacy policy, which is read while the database is away too. */
export async function readKnownRetention(db: Database): Promise<RetentionDays> {
  try {
    return retentionOf(toSettings(await readKnownRows(db), startingSettings(UNSAID)).values)
  } catch (error) {
    if (codeOfUnknownError(error) !== 'unavailable') throw error
    return STARTING_RETENTION
  }
}

export async function readSettings({ db, actor }: Context, given: StartingValues): Promise<StaffSettings> {
  requirePermission(actor, 'settings:write')
  const startingValues = startingSettings(given)
  const { values, updatedAt } = await findSettings(db, startingValues)
  return { values, startingValues, updatedAt: updatedAt.toISOString() }
}

/**
 * Where notices to staff go: the addresses of the settings, else `startingValues` (MAIL_STAFF). For the mailer
 * (features/enquiries/letters), which asks again for every message, so that a changed address holds from the next one on:
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

export type SitePictures = Record<SitePictureName, Picture | undefined>

/** A place whose picture nobody chose, or whose picture is gone, stands on sand with the mark. */
export function readSitePictures({ db }: Context): Promise<SitePictures> {
  return readKnownPictures(db)
}

const readKnownPictures = lastKnown(async (db): Promise<SitePictures> => {
  const row = (await readKnownRows(db)).find(({ key }) => key === SITE_PICTURES_KEY)
  const chosen = new Map(Object.entries(row?.value ?? {}))
  const pathOf = (name: SitePictureName) => String(chosen.get(name) ?? '')
  const described = await describePictures(db, SITE_PICTURE_NAMES.map(pathOf).filter(Boolean))
  const entries = SITE_PICTURE_NAMES.map((name) => [name, described.get(pathOf(name))] as const)
  return Object.fromEntries(entries) as SitePictures
})
