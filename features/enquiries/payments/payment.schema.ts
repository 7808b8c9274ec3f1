import { z } from 'zod'
import { pagingSchema } from '#common/pagination.ts'
import { optionalLine } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { PAYMENT_PROVIDERS } from '#platform/payments/provider.ts'
import { LISTED_STATES, METHODS, PURPOSES } from './payment-rules.ts'

/** Whole francs, as text: there is no half of one to be lost. A number is taken too. */
const wholeFrancs = z
  .union([z.string(), z.number()], say('price'))
  .transform((value) =>
    String(value)
      .replace(/[\s\u00a0\u202f]/g, '')
      .replace(/\.00?$/, ''),
  )
  .pipe(
    z
      .string()
      .regex(/^[1-9]\d*$/, say('price'))
      .max(10, say('tooLarge')),
  )

const day = z.iso.date(say('date')).regex(/^20\d\d-/, say('date'))

/** What staff ask for. The note is read by the guest. */
export const askSchema = z.strictObject({
  amount: wholeFrancs,
  purpose: z.enum(PURPOSES, say('chooseOne')),
  note: optionalLine,
  due: day,
  provider: z.enum(PAYMENT_PROVIDERS, say('chooseOne')),
})
export type PaymentAsk = z.output<typeof askSchema>

/** What staff saw arrive, or sent back. The note is theirs. */
export const movedSchema = z.strictObject({
  amount: wholeFrancs,
  method: z.enum(METHODS, say('chooseOne')),
  day,
  note: optionalLine,
})
export type MovedMoney = z.output<typeof movedSchema>

export const cancelSchema = z.strictObject({ note: optionalLine })
export type PaymentCancel = z.output<typeof cancelSchema>

export const paymentListSchema = pagingSchema.extend({ state: z.enum(LISTED_STATES, say('chooseOne')).optional() })
export type PaymentFilter = Omit<z.output<typeof paymentListSchema>, 'limit' | 'cursor'>
