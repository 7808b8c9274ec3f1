import { z } from 'zod'
import { todayInDakar } from '#common/dakar-time.ts'
import { STARTING_RATES } from '#common/money.ts'
import { email, line, optionalDate, optionalLine, withoutControls } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import type { StartingValues } from '#ui/page/company-profile.ts'
import { RETENTION, RETENTION_NAMES, type RetentionName, STARTING_RETENTION } from './retention.ts'

/** Page titles and the copyright line end with it. */
const shortName = line.pipe(z.string().max(60, say('tooLong')))
const phone = z
  .string()
  .trim()
  .max(40, say('tooLong'))
  .regex(/^[+()\d][\d\s().+/-]{4,}$/, say('phone'))
/** Becomes an address of wa.me: digits and spaces, with the country's own. */
const whatsappNumber = z
  .string()
  .trim()
  .regex(/^\+?\d[\d ]{6,19}$/, say('phone'))
const optionalEmail = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
  email.nullish().default(null),
)
const httpsUrl = z
  .string()
  .trim()
  .pipe(
    z
      .url({ protocol: /^https$/, error: 'url' })
      .regex(/^[^\s\p{Cc}]+$/u, say('url'))
      .max(2_000, say('tooLong')),
  )

const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const HOURS = new RegExp(`^(${CLOCK})-(${CLOCK})$`)

/** '09:00-18:00' in Dakar's time; closed otherwise. */
const hours = z.preprocess(
  (value) => (value === '' ? null : value),
  z
    .string(say('openingHours'))
    .refine((text) => {
      const [, from = '', to = ''] = HOURS.exec(text) ?? []
      return from < to
    }, say('openingHours'))
    .nullish()
    .default(null),
)

/** Neither currency has left these bounds since 1994; a point in the wrong place does. */
const [LOWEST_RATE, HIGHEST_RATE] = [300, 1_500]

/** Francs for one unit, to the thousandth, as people write it: '655.957', '612,5'. */
const rate = z
  .union([z.string(), z.number()], say('rate'))
  .transform((value) => String(value).replaceAll(/\s/g, '').replace(',', '.'))
  .pipe(z.string().regex(/^\d{1,5}(?:\.\d{1,3})?$/, say('rate')))
  .transform(Number)
  .refine((value) => value >= LOWEST_RATE && value <= HIGHEST_RATE, say('rate'))
  .transform(String)

/** Days are Dakar's, which are those of UTC. */
const pastDay = optionalDate.refine(
  (day) => day === null || day <= new Date().toISOString().slice(0, 10),
  say('futureDate'),
)

/** A name of a year: nobody counts with it. Stored as JSON it comes back as a number. */
const pastYear = z
  .union([z.string(), z.number()], say('foundingYear'))
  .transform((value) => String(value).trim())
  .pipe(z.string().regex(/^(?:19|20)\d\d$/, say('foundingYear')))
  .refine((year) => year <= todayInDakar().slice(0, 4), say('foundingYear'))

/** Whole hours, a week at most. Text like the other fields; stored as JSON it comes back as it was. */
const holdHours = z
  .union([z.string(), z.number()], say('holdHours'))
  .transform((value) => String(value).trim())
  .pipe(z.string().regex(/^\d{1,3}$/, say('holdHours')))
  .transform((text) => String(Number(text)))
  .refine((text) => Number(text) >= 1 && Number(text) <= 168, say('holdHours'))

/** Whole francs, also none. Text like the other fields; stored as JSON it comes back as it was. */
const touristTax = z
  .union([z.string(), z.number()], say('count'))
  .transform((value) => String(value).replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{1,6}$/, say('count')))
  .transform((text) => String(Number(text)))

/** Whole days, within bounds of its own. */
function days(name: RetentionName) {
  const { least, most } = RETENTION[name]
  return z
    .union([z.string(), z.number()], say('retentionDays'))
    .transform((value) => String(value).trim())
    .pipe(z.string().regex(/^\d{1,4}$/, say('retentionDays')))
    .transform(Number)
    .refine((value) => value >= least && value <= most, say('retentionDays'))
    .transform(String)
}

const MAX_ADDRESSES = 10
const addresses = z
  .array(z.string())
  .transform((list) => list.map(withoutControls).filter(Boolean))
  // Said of the field as a whole: it is one box to type in.
  .refine((list) => list.every((address) => email.safeParse(address).success), say('email'))
  .transform((list) => [...new Set(list)])
  .refine((list) => list.length <= MAX_ADDRESSES, say('tooLarge'))

const groups = {
  company: {
    name: shortName,
    legalName: line,
    registrationNumber: line,
    foundedYear: pastYear,
    phone,
    whatsappNumber,
    email,
    /** Nothing: the same as `email`. */
    legalEmail: optionalEmail,
    schedulerUrl: httpsUrl,
    street: optionalLine,
    streetFr: optionalLine,
    place: line,
    placeFr: optionalLine,
  },
  hours: {
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
  },
  rates: { eurRate: rate, eurRateDate: pastDay, usdRate: rate, usdRateDate: pastDay },
  /** How long a car is held for a visitor while nobody has confirmed. */
  holds: { holdHours },
  /** Francs for each guest and night of a stay; '0': none is asked for. */
  stays: { touristTax },
  retention: Object.fromEntries(RETENTION_NAMES.map((name) => [name, days(name)])) as Record<
    RetentionName,
    ReturnType<typeof days>
  >,
  /** None: those of the environment. */
  notifications: { notificationAddresses: addresses },
}

/** What staff can change about the company, field by field: a stored value is read with the same rule. */
export const settingFields = {
  ...groups.company,
  ...groups.hours,
  ...groups.rates,
  ...groups.holds,
  ...groups.stays,
  ...groups.retention,
  ...groups.notifications,
}

const wholeForm = z.object(settingFields)
export type Settings = z.output<typeof wholeForm>
export type SettingName = keyof Settings
export const SETTING_NAMES = Object.keys(settingFields) as SettingName[]

/** The row that holds each: 'company.phone', 'hours.monday', 'rates.usdRate'. */
export const SETTING_KEYS = Object.fromEntries(
  Object.entries(groups).flatMap(([group, fields]) => Object.keys(fields).map((name) => [name, `${group}.${name}`])),
) as Record<SettingName, string>

export const rateText = (milliXof: number) => String(milliXof / 1_000)
export const EURO_PARITY = rateText(STARTING_RATES.EUR.milliXof)
const STARTING_DOLLAR = rateText(STARTING_RATES.USD.milliXof)

/** The whole form. A rate that is not the one the site began with names its day: visitors read it. */
export const settingsInputSchema = wholeForm.superRefine(({ eurRate, eurRateDate, usdRate, usdRateDate }, context) => {
  const undated = [
    ...(eurRate !== EURO_PARITY && eurRateDate === null ? ['eurRateDate'] : []),
    ...(usdRate !== STARTING_DOLLAR && usdRateDate === null ? ['usdRateDate'] : []),
  ]
  for (const name of undated) context.addIssue({ code: 'custom', path: [name], message: say('rateDate').error })
})
export type SettingsDraft = z.input<typeof settingsInputSchema>

const STARTING_DAYS = Object.fromEntries(
  Object.entries(STARTING_RETENTION).map(([name, days]) => [name, String(days)]),
) as Record<RetentionName, string>

/** What holds while nobody has changed anything. Whatever may be empty begins empty: no row can hold nothing. */
export function startingSettings({ notificationAddresses, ...company }: StartingValues): Settings {
  return {
    ...company,
    name: 'Kais',
    legalName: 'Kais',
    foundedYear: '2024',
    legalEmail: null,
    street: null,
    streetFr: null,
    place: 'Almadies, Dakar',
    placeFr: null,
    monday: null,
    tuesday: null,
    wednesday: null,
    thursday: null,
    friday: null,
    saturday: null,
    sunday: null,
    eurRate: EURO_PARITY,
    eurRateDate: null,
    usdRate: STARTING_DOLLAR,
    usdRateDate: null,
    holdHours: '24',
    touristTax: '1000',
    ...STARTING_DAYS,
    notificationAddresses: [...notificationAddresses],
  }
}
