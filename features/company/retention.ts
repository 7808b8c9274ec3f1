import type { Locale } from '#common/locale.ts'

interface Period {
  /** Days that hold while nobody has changed anything. */
  start: number
  least: number
  most: number
}

/**
 * How long what is no longer needed is kept, in days: the settings' defaults and bounds. The privacy policy is filled from
 * the settings; server/operations/retention.ts does what they say.
 */
export const RETENTION = {
  /** Browsers send a message again for a week at most, and their confirmations are found by the same keys. */
  keptKeysDays: { start: 30, least: 8, most: 365 },
  keptMailDays: { start: 180, least: 30, most: 3_650 },
  /** Reports look at ninety days and the ninety before. */
  keptVisitsDays: { start: 400, least: 215, most: 3_650 },
  /** A deletion can be taken back for as long. */
  keptAuditDays: { start: 730, least: 90, most: 3_650 },
  keptUploadsDays: { start: 30, least: 7, most: 365 },
} as const satisfies Record<string, Period>

export type RetentionName = keyof typeof RETENTION
export const RETENTION_NAMES = Object.keys(RETENTION) as RetentionName[]

export type RetentionDays = Record<RetentionName, number>

export const STARTING_RETENTION = Object.fromEntries(
  RETENTION_NAMES.map((name) => [name, RETENTION[name].start]),
) as RetentionDays

const YEAR = 365

/** '30 days', '2 years': whole years are said as such. */
export function periodInWords(days: number, locale: Locale): string {
  const years = days / YEAR
  const isYears = Number.isInteger(years)
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isYears ? 'year' : 'day',
    unitDisplay: 'long',
  }).format(isYears ? years : days)
}
