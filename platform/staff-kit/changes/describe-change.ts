import { formatDateTime } from '#common/dates.ts'
import { formatPercent } from '#common/figures.ts'
import type { Locale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { isRecord, ownEntry } from '#common/own-entry.ts'
import type { Snapshot } from '#platform/content/audit.table.server.ts'
import { dayInWords } from '../ui/dates-in-words.ts'
import { fieldMessages } from './field-messages.ts'

/** Said elsewhere in the entry, or of no use to a reader. */
export const NOT_SHOWN: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'searchWords'])

const MONEY: ReadonlySet<string> = new Set([
  'price',
  'pricePerSqm',
  'pricePerDay',
  'priceReached',
  'chauffeurPrice',
  'minInvestment',
  'quotedTotal',
  'total',
  'paymentAmount',
  'paymentRefunded',
  'rentalTerms.monthlyRent',
  'stayTerms.weekendPrice',
  'stayTerms.extraGuestPrice',
  'stayTerms.cleaningFee',
  'stayTerms.deposit',
  'stayTerms.seasons.price',
  'stayTerms.seasons.weekendPrice',
])
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
/** From here on a text is read for what changed inside it, not as an old value and a new one. */
const LONG = 80

export type ChangedField = { key: string; label: string } & (
  | { kind: 'value'; before: string | null; after: string | null }
  | { kind: 'text'; before: string; after: string }
  | { kind: 'list'; removed: string[]; added: string[]; isReordered: boolean }
)

/** Values that are stored as a code, by the field that holds them, in the words of the screens that show them. */
export type ValueWords = Record<Locale, Record<string, Record<string, string>>>

interface Reader {
  locale: Locale
  /** Each line has its own: they are handed in. */
  valueWords: ValueWords
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** 'hasSecondFactor' as 'Has second factor': a field that nobody has named yet. */
function sayKey(key: string): string {
  const words = key
    .replaceAll('.', ': ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function money(value: string | number): string {
  try {
    return formatMoney(String(value), 'XOF')
  } catch {
    return String(value)
  }
}

function readText(key: string, text: string, { locale, valueWords }: Reader): string {
  if (MONEY.has(key)) return money(text)
  if (MOMENT.test(text) && !Number.isNaN(Date.parse(text))) return formatDateTime(text, locale)
  const word = ownEntry(ownEntry(valueWords[locale], key) ?? {}, text)
  return word ?? String(dayInWords(text, locale))
}

const FIGURES = {
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6, useGrouping: false }),
  fr: new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 6, useGrouping: false }),
}

/** One value as a person reads it; null where there is nothing. */
function read(key: string, value: unknown, reader: Reader): string | null {
  const { locale } = reader
  const words = fieldMessages[locale]
  if (isEmpty(value)) return null
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') {
    if (MONEY.has(key)) return money(value)
    const figure = FIGURES[locale].format(value)
    return key.endsWith('.percent') ? formatPercent(figure, locale) : figure
  }
  if (typeof value === 'string') return readText(key, value, reader)
  // A part of a list: 'Foundations, 20%, 1 June 2027'.
  return Object.entries(value as Record<string, unknown>)
    .map(([name, part]) => {
      const said = read(`${key}.${name}`, part, reader)
      return said && (ownEntry(words.parts, `${key}.${name}`)?.(said) ?? said)
    })
    .filter((part) => part !== null)
    .join(', ')
}

/** The entries of one list that another does not hold; one that stands twice counts twice. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other]
  return list.filter((entry) => {
    const position = rest.indexOf(entry)
    if (position === -1) return true
    rest.splice(position, 1)
    return false
  })
}

function listOf(key: string, value: unknown, reader: Reader): string[] {
  const entries = Array.isArray(value) ? value : [value]
  return entries.map((entry) => read(key, entry, reader)).filter((entry) => entry !== null)
}

const isPicture = (value: unknown) => typeof value === 'string' && value.startsWith('/pictures/')
const isUpload = (value: unknown) => isPicture(value) || (typeof value === 'string' && value.startsWith('/files/'))

function describeField(key: string, before: unknown, after: unknown, reader: Reader): ChangedField | null {
  const words = fieldMessages[reader.locale]
  const label = ownEntry<string>(words.fields, key) ?? sayKey(key)
  if ([before, after].some((value) => Array.isArray(value) || isUpload(value))) {
    const [old, fresh] = [listOf(key, before, reader), listOf(key, after, reader)]
    const [removed, added] = [without(old, fresh), without(fresh, old)]
    const isReordered = removed.length + added.length === 0 && old.join('\n') !== fresh.join('\n')
    if (removed.length + added.length === 0 && !isReordered) return null
    return { key, label, kind: 'list', removed, added, isReordered }
  }
  const [old, fresh] = [read(key, before, reader), read(key, after, reader)]
  if (old === fresh) return null
  const isText = typeof (before ?? after) === 'string' && [old, fresh].some((text) => (text?.length ?? 0) > LONG)
  if (isText) return { key, label, kind: 'text', before: old ?? '', after: fresh ?? '' }
  return { key, label, kind: 'value', before: old, after: fresh }
}

/** Terms that are kept together are read one by one: 'Rental terms: monthly rent'. */
function flat(snapshot: Snapshot): [string, unknown][] {
  return Object.entries(snapshot).flatMap(([key, value]) =>
    isRecord(value)
      ? Object.entries(value).map(([name, part]): [string, unknown] => [`${key}.${name}`, part])
      : [[key, value] as [string, unknown]],
  )
}

/** What differs between two states of a record, field by field, in words. One side may be missing altogether. */
export function describeChange(before: Snapshot | null, after: Snapshot | null, reader: Reader): ChangedField[] {
  const [old, fresh] = [new Map(flat(before ?? {})), new Map(flat(after ?? {}))]
  const keys = new Set([...old.keys(), ...fresh.keys()])
  return [...keys]
    .filter((key) => !NOT_SHOWN.has(key))
    .map((key) => describeField(key, old.get(key), fresh.get(key), reader))
    .filter((field) => field !== null)
}
