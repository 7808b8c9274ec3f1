import { z } from 'zod'
import { formOf, money, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import type { PublicProperty } from '../property.public.ts'
import { COPY_MARKS, propertyInputSchema, type RentalTerms, rentalTermsSchema } from '../property.schema.ts'
import type { StayTerms } from '../stays/stay-terms.schema.ts'

const termsForm = formOf(rentalTermsSchema, { monthlyRent: money })

/** A month each of rent, deposit and fee at signing, as SPEC section 9 has it; the rest is for staff to say. */
const USUAL_TERMS = termsForm.empty({
  taxIncluded: true,
  depositMonths: '1',
  advanceRentMonths: '1',
  agencyFeeMonths: '1',
})

/** A home without terms shows the usual ones, should somebody want to give some. */
const terms = z.codec(z.custom<ValuesOf<typeof termsForm>>(), z.custom<RentalTerms | null>(), {
  decode: (held) => z.decode(termsForm.fields, held),
  encode: (stored) => (stored ? termsForm.toValues(stored) : USUAL_TERMS),
})

/** Held as it is stored. */
const stayTerms = z.codec(z.custom<StayTerms | null>(), z.custom<StayTerms | null>(), {
  decode: (held) => held,
  encode: (stored) => stored,
})

/** A fact that the listing may leave open: three answers, where a tick would have two. */
export const ANSWERS = ['yes', 'no'] as const
const answer = z.codec(z.custom<(typeof ANSWERS)[number] | ''>(), z.custom<boolean | null>(), {
  decode: (held) => (held === '' ? null : held === 'yes'),
  encode: (stored) => (stored === null ? '' : ANSWERS[stored ? 0 : 1]),
})

export const propertyForm = formOf(
  propertyInputSchema,
  {
    price: money,
    hasRentalTerms: z.boolean(),
    rentalTerms: terms,
    stayTerms,
    hasLift: answer,
    isStepFree: answer,
    petsWelcome: answer,
  },
  {
    show: (home: PublicProperty) => ({ ...home, hasRentalTerms: home.rentalTerms !== null }),
    // What the form hides is not sent.
    read: ({ hasRentalTerms, ...draft }) => ({
      ...draft,
      deliveryDate: draft.isVefa ? draft.deliveryDate : null,
      rentalTerms: draft.type === 'rent' && hasRentalTerms ? draft.rentalTerms : null,
    }),
  },
)
export type PropertyFormValues = ValuesOf<typeof propertyForm>

/** A new property is to rent (SPEC section 5), and a draft: the API would show it at once, where nothing is said (section 3). */
export const NEW_PROPERTY = propertyForm.empty({
  type: 'rent',
  images: [],
  amenities: [],
  hasRentalTerms: false,
  stayTerms: null,
  isAvailable: false,
})

/** A new home that begins as another one: hidden, and marked in both languages until somebody gives it names of its own. */
export function copyOf(property: PublicProperty): PropertyFormValues {
  const values = propertyForm.toValues(property)
  return {
    ...values,
    title: `${values.title} ${COPY_MARKS.title}`,
    titleFr: `${values.titleFr || values.title} ${COPY_MARKS.titleFr}`,
    isAvailable: false,
    isFeatured: false,
  }
}
