/** Answers to the relocation form, by the names of its questions. */
export type RelocationAnswers = Record<string, string | string[]>

export const dayFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** What the SPEC asks for and nothing else. */
export const enough = (email: string): RelocationAnswers => ({
  name: 'Helen Otieno',
  email,
  currentLocation: 'Nairobi',
  familySize: '4',
  previousExperience: 'africa-experience',
  propertyType: 'villa',
  bedrooms: '5+',
  budget: '2000000-3000000',
  furnishing: 'shopping',
  schools: 'both',
  moveInDate: dayFromToday(90),
  urgency: 'within-3-months',
  movingBudget: '10000000-20000000',
})

/** The same as formData: the person stands beside it. */
export function neededData(changes: RelocationAnswers = {}): RelocationAnswers {
  const { name: _, email: __, ...answers } = enough('')
  return { ...answers, ...changes }
}

/** All 26, with what is hard to keep: other scripts, markup, line breaks, a very long text. */
export const everything = (email: string): RelocationAnswers => ({
  ...enough(email),
  phone: '+254 700 000 000',
  childrenAges: '3, 7 👧🏾👦🏾',
  pets: 'Une chatte nommée «Œuf»',
  preferredArea: 'point-e',
  amenities: ['generator', 'water-tank', 'garden'],
  workLocation: 'Plateau',
  transportNeeds: 'car-purchase',
  movingServices: ['customs', 'pet-travel'],
  essentialServices: ['power-water', 'residence-papers'],
  houseHelpServices: ['cooking', 'night-guard'],
  specialNeeds: 'حساسية من الفول السوداني 🥜\nשלום',
  employerSupport: 'The rent, and <b>school</b> fees',
  additionalInfo: `We come by ship. ${'É'.repeat(4_000)}`,
})
