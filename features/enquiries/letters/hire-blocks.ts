import type { Locale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { ownEntry } from '#common/own-entry.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import { daysOfHire } from '#features/mobility/hire/hire-rules.ts'
import type { HireQuote } from '#features/mobility/hire/quote.ts'
import { reservationMessages } from '#features/mobility/hire/reservation-messages.ts'
import type { MailBlock, MailFact } from '#platform/mail/mail-blocks.ts'
import { mailMoment } from '#platform/mail/mail-text.ts'
import { mailMessages } from './mail-messages.ts'

/** '3-4', '7+' or a number of people or bags: what our own form and API let through. */
const LOAD = /^\d{1,3}(-\d{1,3}|\+)?$/
const FLIGHT = /^[A-Z\d]{2,3} ?\d{1,4}[A-Z]?$/

function readMoment(value: unknown): Date | null {
  const moment = typeof value === 'string' ? new Date(value) : null
  return moment && !Number.isNaN(moment.getTime()) ? moment : null
}

function matching(value: unknown, pattern: RegExp): string {
  return pattern.test(String(value ?? '')) ? String(value) : ''
}

/** Times, car and options: fit for staff and visitor alike, for none of it was typed freely. */
export function hireFacts({ bookingDate, bookingData, vehicleName, ...hold }: BookingRow, locale: Locale): MailFact[] {
  const { hire } = mailMessages[locale]
  const { fields, choices } = reservationMessages[locale]
  const dropoff = readMoment(bookingData.dropoffDateTime)
  const extras = Array.isArray(bookingData.extras) ? bookingData.extras : []
  const extraNames = extras.map((extra) => ownEntry<string>(choices.extras, String(extra)))
  const category = ownEntry<string>(choices.vehicleCategory, String(bookingData.vehicleCategory))
  const car = vehicleName !== null && bookingData.isOurChoice === true ? hire.ourChoice(vehicleName) : vehicleName
  return [
    { label: fields.vehicleId, text: car ?? hire.noCar },
    {
      label: hire.heldUntil,
      text: hold.holdUntil && hold.held !== null && hold.status === 'pending' ? mailMoment(hold.holdUntil, locale) : '',
    },
    { label: fields.vehicleCategory, text: vehicleName === null ? (category ?? '') : '' },
    { label: hire.pickup, text: bookingDate ? mailMoment(bookingDate, locale) : '' },
    { label: hire.dropoff, text: dropoff ? mailMoment(dropoff, locale) : '' },
    { label: hire.length, text: bookingDate && dropoff ? hire.days(daysOfHire(bookingDate, dropoff)) : '' },
    { label: fields.passengers, text: matching(bookingData.passengers, LOAD) },
    { label: fields.bags, text: matching(bookingData.bags, LOAD) },
    { label: fields.extras, text: extraNames.filter((name) => name !== undefined).join(', ') },
    { label: fields.flightNumber, text: matching(bookingData.flightNumber, FLIGHT) },
  ].filter(({ text }) => text !== '')
}

/** Billed in francs, so said in francs. */
export function quoteLedger({ lines, total }: HireQuote, locale: Locale) {
  const { cost, fields } = reservationMessages[locale]
  const { hire } = mailMessages[locale]
  const francs = (amount: string) => formatMoney(amount, 'XOF')
  return {
    title: cost.title,
    lines: lines.map((line) => {
      const item = line.item === 'car' ? fields.vehicleId : cost.items[line.item]
      if (line.amount === null) return { label: item, amount: cost.toConfirm }
      return {
        label: hire.quoteLine(item, cost.times(line.days, francs(line.pricePerDay))),
        amount: francs(line.amount),
      }
    }),
    total: {
      label: lines.some(({ amount }) => amount === null) ? cost.totalSoFar : cost.total,
      amount: francs(total),
    },
  }
}

function ledgerBlocks(quote: HireQuote, locale: Locale): MailBlock[] {
  const { title, ...ledger } = quoteLedger(quote, locale)
  return [
    { kind: 'heading', text: title },
    { kind: 'ledger', ...ledger },
  ]
}

export function hireBlocks(booking: BookingRow, locale: Locale): MailBlock[] {
  const blocks: MailBlock[] = [
    { kind: 'heading', text: mailMessages[locale].hire.title },
    { kind: 'facts', facts: hireFacts(booking, locale) },
  ]
  if (booking.quote) blocks.push(...ledgerBlocks(booking.quote, locale))
  return blocks
}

/** What was typed freely and is not the message already: for staff only. */
export function specialRequests({ bookingData, message }: BookingRow, locale: Locale): MailBlock[] {
  const { specialRequests: text } = bookingData
  if (typeof text !== 'string' || text === '' || text === message) return []
  return [
    { kind: 'heading', text: reservationMessages[locale].fields.specialRequests },
    { kind: 'words', text },
  ]
}
