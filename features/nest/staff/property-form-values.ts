import { z } from 'zod'
import { formOf, money, optionalMoney, optionalNumber, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import type { StaffProperty } from '../property.public.ts'
import { COPY_MARKS, propertyInputSchema, type RentalTerms, rentalTermsSchema } from '../property.schema.ts'
import { stateAsked } from '../sale/sale-rules.ts'
import { isGone, isListed, type SaleState } from '../sale/sale-states.ts'
import { stayTermsField } from './stays/stay-values.ts'

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

/** A fact that the listing may leave open: three answers, where a tick would have two. */
export const ANSWERS = ['yes', 'no'] as const
const answer = z.codec(z.custom<(typeof ANSWERS)[number] | ''>(), z.custom<boolean | null>(), {
  decode: (held) => (held === '' ? null : held === 'yes'),
  encode: (stored) => (stored === null ? '' : ANSWERS[stored ? 0 : 1]),
})

interface Shown {
  saleState: SaleState
  isAvailable: boolean
}

/** The tick and the state say the same; where a draft of before homes had states says otherwise, the tick was meant. */
export function stateOfForm({ saleState, isAvailable }: Shown): SaleState {
  if (saleState && isListed(saleState) === isAvailable) return saleState
  return stateAsked(saleState || null, { isAvailable })
}

export const propertyForm = formOf(
  propertyInputSchema,
  {
    price: money,
    saleState: z.custom<SaleState>(),
    priceReached: optionalMoney,
    adviserId: optionalNumber,
    hasRentalTerms: z.boolean(),
    rentalTerms: terms,
    hasStayTerms: z.boolean(),
    stayTerms: stayTermsField,
    hasLift: answer,
    isStepFree: answer,
    petsWelcome: answer,
  },
  {
    show: (home: StaffProperty) => ({
      ...home,
      hasRentalTerms: home.rentalTerms !== null,
      hasStayTerms: home.stayTerms !== null,
    }),
    // What the form hides is not sent.
    read: ({ hasRentalTerms, hasStayTerms, ...draft }) => {
      const isStay = draft.type === 'short-stay'
      const saleState = stateOfForm(draft)
      return {
        ...draft,
        saleState,
        priceReached: isGone(saleState) ? draft.priceReached : null,
        deliveryDate: draft.isVefa ? draft.deliveryDate : null,
        rentalTerms: draft.type === 'rent' && hasRentalTerms ? draft.rentalTerms : null,
        stayTerms: isStay && hasStayTerms ? draft.stayTerms : null,
        arrivalNotes: isStay ? draft.arrivalNotes : null,
        arrivalNotesFr: isStay ? draft.arrivalNotesFr : null,
      }
    },
  },
)
export type PropertyFormValues = ValuesOf<typeof propertyForm>

/** A new property is to rent (SPEC section 5), and a draft: the API would show it at once, where nothing is said (section 3). */
export const NEW_PROPERTY = propertyForm.empty({
  type: 'rent',
  images: [],
  amenities: [],
  hasRentalTerms: false,
  hasStayTerms: false,
  isAvailable: false,
  saleState: 'draft',
})

/** A new home that begins as another one: hidden, and marked in both languages until somebody gives it names of its own. */
export function copyOf(property: StaffProperty): PropertyFormValues {
  const values = propertyForm.toValues(property)
  return {
    ...values,
    title: `${values.title} ${COPY_MARKS.title}`,
    titleFr: `${values.titleFr || values.title} ${COPY_MARKS.titleFr}`,
    isAvailable: false,
    saleState: 'draft',
    priceReached: '',
    isFeatured: false,
    // How one gets in is each home's own: told to the wrong guest, it opens the wrong door.
    arrivalNotes: '',
    arrivalNotesFr: '',
  }
}
