import { z } from 'zod'
import { formOf, optionalMoney, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { type StayTerms, seasonSchema, stayTermsSchema } from '../../stays/stay-terms.schema.ts'

export const seasonForm = formOf(seasonSchema, { price: optionalMoney, weekendPrice: optionalMoney })
export type SeasonValues = ValuesOf<typeof seasonForm>

const stayForm = formOf(stayTermsSchema, {
  seasons: z.array(seasonForm.fields),
  weekendPrice: optionalMoney,
  extraGuestPrice: optionalMoney,
  cleaningFee: optionalMoney,
  deposit: optionalMoney,
})
export type StayValues = ValuesOf<typeof stayForm>

/** What the house usually says is what the schema takes where nothing is said. */
const USUAL_STAY = stayForm.empty({})

/** Seasons as the year has them; those without a day yet stand last, where they were added. */
export const inOrder = (seasons: readonly SeasonValues[]): SeasonValues[] =>
  seasons.toSorted((one, other) => {
    const [from, to] = [one.from || '9', other.from || '9']
    return from < to ? -1 : Number(from > to)
  })

function toStayValues(terms: StayTerms): StayValues {
  const values = stayForm.toValues(terms)
  return { ...values, seasons: inOrder(values.seasons) }
}

/** A home without terms shows the usual ones, should somebody want to give some. */
export const stayTermsField = z.codec(z.custom<StayValues>(), z.custom<StayTerms | null>(), {
  decode: (held) => z.decode(stayForm.fields, held),
  encode: (stored) => (stored ? toStayValues(stored) : USUAL_STAY),
})
