import { readFileSync } from 'node:fs'
import type { DemoProperty } from '#demo/demo-types.ts'
import { demoOffPlanProperties } from '#demo/properties-off-plan.ts'
import { demoRentProperties } from '#demo/properties-rent.ts'
import { demoSaleProperties } from '#demo/properties-sale.ts'
import { demoShortStayProperties } from '#demo/properties-short-stay.ts'
import { type Deal, type Kind, propertyReference } from '#features/nest/property-types.ts'
import { toCatalogue } from '#features/recommendations/engine/catalogue.ts'
import type { HomeFacts, ListedHome } from '#features/recommendations/engine/home-facts.ts'

/** The day on which every story is told: delivery dates lie before or after it for good. */
export const TODAY = '2026-11-16'

/** What people who have not read the code wrote down, one entry to a line. */
export function readList<Entry>(name: string): Entry[] {
  return JSON.parse(readFileSync(new URL(`./stories/${name}.json`, import.meta.url), 'utf8'))
}

/** What is left out, the listing does not say. */
type Unsaid = Partial<
  Pick<
    HomeFacts,
    | ('levels' | 'floor' | 'buildingFloors' | 'hasLift' | 'isStepFree')
    | ('petsWelcome' | 'maxGuests' | 'minNights' | 'pool' | 'noise')
  >
>
type Said = Pick<HomeFacts, 'price' | 'bedrooms' | 'bathrooms' | 'area' | 'amenities' | 'minimumLeaseMonths'>

interface WrittenHome extends Said, Unsaid {
  key: string
  deal: Deal
  kind: Kind
  place: string
  offPlan: boolean
  delivery: string | null
  lat: number
  lng: number
  /** Of the demo content: its words are read there. */
  title?: string
}

const NOT_SAID: Required<Unsaid> = {
  levels: null,
  floor: null,
  buildingFloors: null,
  hasLift: null,
  isStepFree: null,
  petsWelcome: null,
  maxGuests: null,
  minNights: null,
  pool: null,
  noise: null,
}

const demoProperties: DemoProperty[] = [
  ...demoSaleProperties,
  ...demoRentProperties,
  ...demoShortStayProperties,
  ...demoOffPlanProperties,
]

/** A draft's optional texts may be anything until the form has read them. */
const textOf = (entry: unknown) => (typeof entry === 'string' ? entry : null)

type Words = Pick<ListedHome, 'title' | 'titleFr' | 'description' | 'descriptionFr'>

function wordsOf({ key, title }: WrittenHome): Words {
  if (title === undefined) return { title: key, titleFr: key, description: '', descriptionFr: '' }
  const demo = demoProperties.find((property) => property.title === title)
  if (!demo) throw new Error(`The demo content has no '${title}' any more.`)
  return {
    title,
    titleFr: textOf(demo.titleFr),
    description: demo.description,
    descriptionFr: textOf(demo.descriptionFr),
  }
}

const FIRST_DAY = Date.parse('2026-01-01')
const A_DAY = 86_400_000

function toListed(written: WrittenHome, at: number): ListedHome {
  const { key: _key, title: _title, deal, place, offPlan, delivery, lat, lng, ...facts } = written
  const own = { type: deal, location: place, latitude: lat, longitude: lng, isVefa: offPlan, deliveryDate: delivery }
  const numbered = { id: at + 1, reference: propertyReference(at + 1), createdAt: FIRST_DAY + at * A_DAY }
  return { ...NOT_SAID, stayTerms: null, ...facts, ...own, ...numbered, ...wordsOf(written) }
}

const written = readList<WrittenHome>('catalogue')
const listed = written.map(toListed)

export const LISTED: ReadonlyMap<number, ListedHome> = new Map(listed.map((home) => [home.id, home]))
export const CATALOGUE = toCatalogue(
  listed.map(({ reference, title, titleFr, description, descriptionFr, ...facts }) => facts),
)

/** The short names by which stories call the homes. */
const KEYS = written.map(({ key }) => key)
export const keyOf = ({ id }: Pick<HomeFacts, 'id'>) => KEYS[id - 1] ?? ''
export const homeOf = (key: string) => LISTED.get(KEYS.indexOf(key) + 1)
