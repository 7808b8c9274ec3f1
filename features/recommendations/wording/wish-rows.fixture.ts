import type { Finding } from '../engine/decision.ts'
import type { HomeFacts } from '../engine/home-facts.ts'
import type { AskedFor, WishField } from '../wishes/wish.ts'
import { flatOffPlan } from './decision.fixture.ts'

/** A wish, how it is said, and what a home that misses it misses. */
export interface Row {
  asked: AskedFor
  en: string
  fr: string
  met?: Partial<HomeFacts>
  missed?: Partial<HomeFacts>
  found?: Partial<Finding>
  /** What is said where it is missed. */
  against: string
}

const sale = (asked: AskedFor, en: string, fr: string, against: string, more: Partial<Row> = {}): Row => {
  return { asked, en, fr, against, ...more }
}

/** A wish of each field, how it is said, and what a home that misses it misses. */
const ROWS: Record<WishField, Row> = {
  price: sale(
    { field: 'price', op: 'atMost', value: 163_989_250, per: 'buy', said: '250k €' },
    'Up to 163 989 250 FCFA (you wrote 250k €)',
    'Jusqu’à 163 989 250 FCFA (vous avez écrit 250k €)',
    '13% above your maximum of 163 989 250 FCFA',
  ),
  bedrooms: sale(
    { field: 'bedrooms', op: 'atLeast', value: 4 },
    'At least 4 bedrooms',
    'Au moins 4 chambres',
    '3 bedrooms instead of at least 4',
  ),
  bathrooms: sale(
    { field: 'bathrooms', op: 'exactly', value: 1 },
    'Exactly 1 bathroom',
    'Exactement 1 salle de bains',
    '2 bathrooms instead of exactly 1',
  ),
  area: sale(
    { field: 'area', op: 'between', value: [150, 180] },
    'Between 150 and 180 m²',
    'Entre 150 et 180 m²',
    '140 m² instead of between 150 and 180 m²',
  ),
  levels: sale({ field: 'levels', op: 'exactly', value: 1 }, 'On one level', 'Sur un seul niveau', '2 levels', {
    missed: { levels: 2 },
  }),
  floor: sale({ field: 'floor', op: 'exactly', value: 0 }, 'Ground floor', 'Rez-de-chaussée', 'On floor 3', {
    met: { floor: 0 },
  }),
  guests: sale(
    { field: 'guests', op: 'atLeast', value: 6 },
    'For 6 guests',
    'Pour 6 voyageurs',
    'Sleeps 4, you are 6',
    { met: { maxGuests: 8 }, missed: { maxGuests: 4 } },
  ),
  nights: sale(
    { field: 'nights', op: 'exactly', value: 2 },
    'For 2 nights',
    'Pour 2 nuits',
    'Stays of 3 nights at least',
    { met: { minNights: 1 }, missed: { minNights: 3 } },
  ),
  lease: sale(
    { field: 'lease', op: 'atMost', value: 12 },
    'Lease of at most 12 months',
    'Bail d’au plus 12 mois',
    'Lease of at least 3 years',
    { met: { minimumLeaseMonths: 12 }, missed: { minimumLeaseMonths: 36 } },
  ),
  deal: sale(
    { field: 'deal', op: 'oneOf', value: ['rent', 'short-stay'] },
    'For renting or a short stay',
    'À la location ou en court séjour',
    'For sale, not to let or for short stays',
  ),
  kind: sale(
    { field: 'kind', op: 'oneOf', value: ['villa', 'townhouse'] },
    'Villa or townhouse',
    'Villa ou maison de ville',
    'An apartment instead of a villa or a townhouse',
  ),
  place: sale(
    { field: 'place', op: 'oneOf', value: ['Ngor', 'Almadies'] },
    'In Ngor or Almadies',
    'À Ngor ou aux Almadies',
    'In Ouakam, 3.8 km from Ngor',
    { missed: { location: 'Ouakam' }, found: { nearest: 'Ngor', kilometres: 3.8 } },
  ),
  near: sale(
    { field: 'near', op: 'oneOf', value: ['airport'] },
    'Near the airport',
    'Près de l’aéroport',
    'In Ngor, 48 km from the airport',
    { found: { nearest: 'airport', kilometres: 48 } },
  ),
  amenity: sale(
    { field: 'amenity', op: 'oneOf', value: ['Generator'] },
    'A generator',
    'Un groupe électrogène',
    'The listing does not mention a generator',
  ),
  pool: sale(
    { field: 'pool', op: 'oneOf', value: ['private'] },
    'A private pool',
    'Une piscine privée',
    'A shared pool instead of a private pool',
    { met: { pool: 'private' }, missed: { pool: 'shared' } },
  ),
  lifestyle: sale(
    { field: 'lifestyle', op: 'oneOf', value: ['family'] },
    'Lifestyle: family',
    'Mode de vie : famille',
    'The listing does not mention a garden',
    { found: { looked: ['Garden'], present: [] } },
  ),
  work: sale(
    { field: 'work', op: 'oneOf', value: ['remote'] },
    'Work arrangement: from home',
    'Mode de travail : à domicile',
    'The listing does not mention fiber optic',
    { found: { looked: ['Fiber Optic'], present: [] } },
  ),
  transport: sale(
    { field: 'transport', op: 'oneOf', value: ['car'] },
    'Transport needs: my own car',
    'Déplacements : ma voiture',
    'The listing does not mention a garage',
    { found: { looked: ['Garage'], present: [] } },
  ),
  goal: sale(
    { field: 'goal', op: 'oneOf', value: ['investment_rental'] },
    'Goal: investment to let',
    'Projet : investissement locatif',
    'Too few homes in Ngor on our list to compare',
  ),
  offPlan: sale(
    { field: 'offPlan', op: 'exactly', value: false },
    'Not off-plan',
    'Pas sur plan',
    'Off-plan, delivery planned for June 2028',
    { missed: flatOffPlan },
  ),
  topFloor: sale({ field: 'topFloor', op: 'exactly', value: true }, 'Top floor', 'Dernier étage', 'On floor 3'),
  lift: sale({ field: 'lift', op: 'exactly', value: true }, 'With a lift', 'Avec ascenseur', 'No lift', {
    missed: { hasLift: false, amenities: [] },
  }),
  stepFree: sale(
    { field: 'stepFree', op: 'exactly', value: true },
    'Step-free',
    'Accès sans marches',
    'Not step-free',
    { missed: { isStepFree: false } },
  ),
  noStairs: sale(
    { field: 'noStairs', op: 'exactly', value: true },
    'Without stairs',
    'Sans escalier',
    'On one level, on floor 3, no lift',
    { missed: { hasLift: false, amenities: [] } },
  ),
  quiet: sale({ field: 'quiet', op: 'exactly', value: true }, 'Quiet', 'Au calme', 'Lively, not quiet', {
    missed: { noise: 'lively' },
  }),
  pets: sale({ field: 'pets', op: 'exactly', value: true }, 'Pets allowed', 'Animaux acceptés', 'No pets', {
    missed: { petsWelcome: false },
  }),
  readyBy: sale(
    { field: 'readyBy', op: 'atMost', value: '2027-06-30' },
    'Ready by June 2027',
    'Prêt d’ici juin 2027',
    'Off-plan, delivery planned for June 2028',
    { missed: flatOffPlan },
  ),
  dates: sale(
    { field: 'dates', op: 'exactly', value: ['2027-03-03', '2027-03-10'] },
    'From 3 March 2027 to 10 March 2027',
    'Du 3 mars 2027 au 10 mars 2027',
    'Some nights are taken between 3 March 2027 and 10 March 2027',
    { missed: { type: 'short-stay' }, found: { dates: { why: 'taken' } } },
  ),
  people: sale(
    { field: 'people', op: 'exactly', value: 8 },
    'Household of 8',
    'Foyer de 8 personnes',
    'Only 3 bedrooms for your household of 8',
  ),
}

export const WISH_ROWS = Object.values(ROWS)
