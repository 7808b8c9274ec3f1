import type { DemoProperty } from '#demo/demo-types.ts'
import { demoOffPlanProperties } from '#demo/properties-off-plan.ts'
import { demoRentProperties } from '#demo/properties-rent.ts'
import { demoSaleProperties } from '#demo/properties-sale.ts'
import { demoShortStayProperties } from '#demo/properties-short-stay.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import type { ListedHome } from '#features/recommendations/engine/home-facts.ts'
import { FURTHER_HOMES } from './further-homes.ts'

/** The day on which every story is told: delivery dates lie before or after it for good. */
export const TODAY = '2026-11-16'

/** The demo content by short names. Two of its homes are let or sold and so stand in no catalogue. */
const DEMO_HOMES = {
  pointe: 'Pointe des Almadies',
  lighthouse: 'The lighthouse penthouse',
  ngorBeach: 'Three bedrooms above Ngor beach',
  baobab: 'The baobab courtyard',
  kermel: 'Fourth floor near Kermel market',
  salyEarth: 'Earth-toned villa in Saly',
  somoneSand: 'Thatched house on the sand, Somone',
  popenguinePlot: 'Plot above the sea, Popenguine',
  diamniadioOffice: 'Four-level office building, Diamniadio',
  saintLouis: 'House with a river balcony, Saint-Louis',
  teranga: 'Villa Teranga',
  pointERent: 'Second floor on a planted street, Point E',
  plateauOffice: 'First-floor offices on the Plateau',
  claustra: 'The claustra house',
  yoffRent: 'Two bedrooms facing Yoff beach',
  salyBasin: 'House around a basin, Saly',
  sunset: 'Sunset penthouse, Almadies',
  veranda: 'Veranda on the beach, Ngaparou',
  goree: 'The green salon, Gorée',
  virageBath: 'Bath with a view, Virage',
  kerGeej: 'Kër Géej, house of the sea',
  filaoPlan: 'Résidence Filao, three bedrooms',
  ngaparouPlan: 'One of four villas, Ngaparou',
  kermelPlan: 'Studio, Résidence Kermel',
  capVertPlan: 'Résidence Cap-Vert, west side',
  viragePlan: 'Upper duplex with pergola, Virage',
} as const

export type HomeKey = keyof typeof DEMO_HOMES | keyof typeof FURTHER_HOMES

const demoProperties: DemoProperty[] = [
  ...demoSaleProperties,
  ...demoRentProperties,
  ...demoShortStayProperties,
  ...demoOffPlanProperties,
]

const FIRST_DAY = Date.parse('2026-01-01')
const A_DAY = 86_400_000

/** A draft's optional texts may be anything until the form has read them. */
const textOf = (entry: unknown) => (typeof entry === 'string' ? entry : null)

const numbered = (id: number) => ({ id, reference: propertyReference(id), createdAt: FIRST_DAY + id * A_DAY })

function demoHome(key: keyof typeof DEMO_HOMES, id: number): ListedHome {
  const demo = demoProperties.find(({ title }) => title === DEMO_HOMES[key])
  if (!demo) throw new Error(`The demo content has no '${DEMO_HOMES[key]}' any more.`)
  const { title, titleFr, description, descriptionFr, location, type, bedrooms, bathrooms, area } = demo
  return {
    ...numbered(id),
    ...{ title, description, location, type, bedrooms, bathrooms, area },
    kind: demo.kind ?? 'apartment',
    titleFr: textOf(titleFr),
    descriptionFr: textOf(descriptionFr),
    price: Number(demo.price),
    amenities: demo.amenities ?? [],
    isVefa: demo.isVefa ?? false,
    deliveryDate: textOf(demo.deliveryDate),
    minimumLeaseMonths: demo.rentalTerms?.minimumLeaseMonths ?? null,
  }
}

function furtherHome(key: keyof typeof FURTHER_HOMES, id: number): ListedHome {
  const { deal, place, delivery, ...facts } = FURTHER_HOMES[key]
  return {
    ...numbered(id),
    ...facts,
    type: deal,
    location: place,
    title: `The house of ${key}`,
    titleFr: `La maison ${key}`,
    description: 'Seen by our adviser.',
    descriptionFr: 'Vu par notre conseillère.',
    isVefa: delivery !== null,
    deliveryDate: delivery,
    minimumLeaseMonths: deal === 'rent' ? 12 : null,
  }
}

/** Every home of the evaluation by its key. */
export const HOMES = new Map<HomeKey, ListedHome>([
  ...Object.keys(DEMO_HOMES).map((key, index): [HomeKey, ListedHome] => [
    key as keyof typeof DEMO_HOMES,
    demoHome(key as keyof typeof DEMO_HOMES, index + 1),
  ]),
  ...Object.keys(FURTHER_HOMES).map((key, index): [HomeKey, ListedHome] => [
    key as keyof typeof FURTHER_HOMES,
    furtherHome(key as keyof typeof FURTHER_HOMES, Object.keys(DEMO_HOMES).length + index + 1),
  ]),
])

export const LISTED: ReadonlyMap<number, ListedHome> = new Map([...HOMES.values()].map((home) => [home.id, home]))

const KEY_BY_ID = new Map([...HOMES].map(([key, { id }]) => [id, key]))

export function keyOf(id: number): HomeKey {
  const key = KEY_BY_ID.get(id)
  if (key === undefined) throw new Error(`No home of the catalogue has the number ${id}.`)
  return key
}
