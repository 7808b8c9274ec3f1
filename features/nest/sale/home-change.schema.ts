import { z } from 'zod'
import { bodyId, price } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { SALE_STATES } from './sale-states.ts'

const fields = {
  saleState: z.enum(SALE_STATES, say('chooseOne')).optional(),
  /** The day it came there, where that was not today. */
  saleStateSince: z.iso.date(say('date')).optional(),
  priceReached: price.nullish(),
  price: price.optional(),
  adviserId: bodyId.nullish(),
  isFeatured: z.boolean().optional(),
  isAvailable: z.boolean().optional(),
}

/** PATCH /api/admin/properties/:id: what can be changed of a home without opening it. */
export const homeChangeSchema = z
  .strictObject(fields)
  .refine((change) => Object.values(change).some((value) => value !== undefined), say('required'))

/** POST /api/admin/properties/bulk: of many at once, each with its own change, so that the same door takes a change back. */
export const homeChangesSchema = z.object({
  homes: z
    .array(z.strictObject({ id: bodyId, ...fields }))
    .min(1, say('chooseOne'))
    .max(500, say('tooLarge'))
    // Two changes of one home: nobody could say which of them stands.
    .refine((homes) => new Set(homes.map(({ id }) => id)).size === homes.length, say('namedTwice')),
})

export type HomeChange = z.output<typeof homeChangeSchema>
export type ChangeOfHome = HomeChange & { id: number }
