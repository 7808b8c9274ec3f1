import type { Answers } from '../answers.ts'
import type { Found } from './advice.form.ts'

export const PERSON = {
  name: 'Awa Diop',
  email: 'awa@example.com',
  phone: null,
  message: 'Could we visit on a Saturday?',
}

export const ANSWERS: Answers = {
  min: '150 000 000',
  max: '250M',
  type: 'villa',
  place: 'Almadies',
  bedrooms: '4',
  bathrooms: '3',
  lifestyle: 'family',
  family: '5',
  work: 'hybrid',
  transport: 'car',
  goal: 'primary_residence',
  time: '6_months',
  words: 'A pool, and no stairs.',
}

const home = (id: number, title: string, titleFr: string | null): Found['homes'][number] => ({
  id,
  reference: `KN-00${id}`,
  title,
  titleFr,
  price: '240000000.00',
  location: 'Almadies',
  type: 'buy',
  kind: 'villa',
  isVefa: false,
  saleState: 'available',
  deliveryDate: null,
  bedrooms: 4,
  bathrooms: 3,
  area: 320,
  picture: undefined,
})

const recommendation = (propertyId: number, matchScore: number): Found['recommendations'][number] => ({
  path: `/property/${propertyId}`,
  propertyId,
  matchScore,
  personalizedDescription: '',
  reasons: [],
  nearMiss: null,
  lacks: [],
  unmet: [],
  points: [],
  quotes: [],
})

export const FOUND: Found = {
  recommendations: [recommendation(12, 92), recommendation(34, 71)],
  homes: [home(12, 'Villa Teranga', null), home(34, 'House of the Winds', 'Maison des vents')],
  understood: ['Villa', 'At least 4 bedrooms'],
  toCheck: ['Schools nearby', 'Without stairs'],
  path: '/ai-recommendations/result?min=150000000&max=250000000&type=villa&place=Almadies&w=pool.oneOf.any%7E',
}
