import type { Database } from '#db/client.server.ts'
import type { Company, CompanyProfile, OpeningHours } from '#ui/page/company-profile.ts'
import { WEEKDAYS } from '#ui/page/weekdays.ts'
import { findSettings } from './setting.repository.server.ts'
import { type Settings, startingSettings } from './setting.schema.ts'

function hoursOf(settings: Settings): OpeningHours | null {
  const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, settings[day]])) as OpeningHours
  return WEEKDAYS.some((day) => hours[day] !== null) ? hours : null
}

const milli = (rate: string) => Math.round(Number(rate) * 1_000)

function toProfile(settings: Settings): CompanyProfile {
  return {
    name: settings.name,
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
    rates: {
      EUR: { milliXof: milli(settings.eurRate), date: settings.eurRateDate },
      USD: { milliXof: milli(settings.usdRate), date: settings.usdRateDate },
    },
    openingHours: hoursOf(settings),
  }
}

/** The one place that knows where a company detail comes from: staff's setting, else the starting value. */
export async function readCompany(db: Database, startingValues: Company): Promise<CompanyProfile> {
  const { values } = await findSettings(db, startingSettings({ ...startingValues, notificationAddresses: [] }))
  return toProfile(values)
}
