import { choice, choices, day, email, line, optional, paragraph, phone } from '#platform/forms/fields.ts'
import { type AnswersOf, defineForm } from '#platform/forms/form.ts'

/** Where the form stands on its page. */
export const RELOCATION_ID = 'relocation-form'

const UP_TO_FIVE = ['1', '2', '3', '4', '5+'] as const

/** Tells us who is moving to Dakar, when and into what (SPEC sections 3, 5 and 9). Budgets are in FCFA. */
export const relocationForm = defineForm({
  name: 'relocation',
  isStepped: true,
  parts: {
    you: {
      name: line({ autoComplete: 'name' }),
      email: email(),
      phone: phone(),
      currentLocation: line(),
    },
    household: {
      familySize: choice(UP_TO_FIVE, { isWide: true }),
      childrenAges: optional(line()),
      pets: optional(line()),
      previousExperience: choice(['first-time', 'experienced', 'africa-experience'], { isWide: true }),
    },
    home: {
      propertyType: choice(['apartment', 'villa', 'townhouse', 'duplex', 'penthouse', 'studio', 'undecided']),
      preferredArea: optional(
        choice(['almadies', 'ngor', 'mermoz', 'point-e', 'sacre-coeur', 'fann', 'plateau', 'ouakam', 'no-preference']),
      ),
      bedrooms: choice(UP_TO_FIVE, { isWide: true }),
      budget: choice(['500000-1000000', '1000000-2000000', '2000000-3000000', '3000000+'], { isWide: true }),
      furnishing: choice(['complete', 'partial', 'shopping', 'no'], { isWide: true }),
      amenities: choices([
        'generator',
        'water-tank',
        'air-conditioning',
        'fibre-internet',
        'security',
        'parking',
        'garden',
        'pool',
      ]),
    },
    day: {
      schools: choice(['international', 'local', 'both', 'no'], { isWide: true }),
      workLocation: optional(line()),
      transportNeeds: optional(choice(['car-purchase', 'chauffeur', 'public-transport', 'company-car', 'none'])),
    },
    help: {
      movingServices: choices([
        'packing-freight',
        'customs',
        'storage',
        'pet-travel',
        'airport-welcome',
        'first-weeks-home',
      ]),
      essentialServices: choices([
        'power-water',
        'internet-phone',
        'bank-account',
        'residence-papers',
        'doctor',
        'insurance',
      ]),
      houseHelpServices: choices(['housekeeping', 'cooking', 'childcare', 'tutoring', 'gardening', 'night-guard']),
      specialNeeds: optional(paragraph(3)),
    },
    when: {
      moveInDate: day(),
      urgency: choice(['immediate', 'within-a-month', 'within-3-months', 'flexible'], { isWide: true }),
      movingBudget: choice(['under-5000000', '5000000-10000000', '10000000-20000000', '20000000+'], { isWide: true }),
      employerSupport: optional(line({ isWide: true })),
      additionalInfo: optional(paragraph(4)),
    },
  },
})

/** The SPEC's payload has one place for what the form asks in two. */
export function toSpecialRequests(specialNeeds: unknown, additionalInfo: unknown): string | null {
  return [specialNeeds, additionalInfo].filter(Boolean).join('\n\n') || null
}

/** SPEC sections 3 and 7: the form becomes a submission of type 'relocation', with the SPEC's five answers and all others. */
export function toRelocationSubmission(answers: AnswersOf<typeof relocationForm>) {
  const { name, email, phone, moveInDate, propertyType, furnishing, schools, ...others } = answers
  const { specialNeeds, additionalInfo } = others
  const specialRequests = toSpecialRequests(specialNeeds, additionalInfo)
  return {
    type: 'relocation' as const,
    name,
    email,
    phone,
    message: additionalInfo,
    formData: { moveInDate, propertyType, furnishing, schools, specialRequests, ...others },
  }
}
