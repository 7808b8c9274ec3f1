import { todayInDakar } from '#common/dakar-time.ts'
import { encodeCursor } from '#common/pagination.ts'
import { referenceOf } from '#features/enquiries/reference.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { COMMON_WORD, RARE_NAME } from './synthetic-contacts.ts'

/** Whom a wait of how long hurts: visitors, the house’s own people, a search engine, and a file that somebody fetches once. */
export type Reader = 'visitor' | 'staff' | 'crawler' | 'export'

export interface Door {
  name: string
  reader: Reader
  /** What is asked in round `n`, of a house with so many homes and people: another address each time, since pages are kept. */
  ask: (n: number, size: number) => string | { path: string; method: string; body: object }
  /** A page is written anew for everybody after something was published. */
  afterChange?: true
}

/** Above every price, so that the filter takes nothing away and makes an address that nobody asked for yet. */
const HARMLESS_PRICE = 9_000_000_000
const anew = (n: number) => `maxPrice=${HARMLESS_PRICE + n}`
const days = (n: number) => {
  const arrival = addDays(todayInDakar(), 20 + ((n * 11) % 200))
  return `arrival=${arrival}&departure=${addDays(arrival, 5)}&guests=4`
}
/** An open lead (synthetic-house.ts). */
const leadOf = (n: number, size: number) => Math.floor(size / 14 + n) * 7 + 3
const DEEP = encodeCursor({ value: `${addDays(todayInDakar(), -1_700)} 10:00:00+00`, id: 5 })

const recommend = (wish: object) => ({ path: '/api/property-recommendations', method: 'POST', body: wish })
const francs = (min: number, max: number) => ({ min, max, currency: 'FCFA' })

const visitor = (name: string, ask: Door['ask'], more: Partial<Door> = {}): Door => ({
  name,
  reader: 'visitor',
  ask,
  ...more,
})
const staff = (name: string, ask: Door['ask']): Door => ({ name, reader: 'staff', ask })
const find = (q: string) => () => `/api/admin/find?${new URLSearchParams({ q })}`

export const DOORS: readonly Door[] = [
  visitor('home page', () => '/', { afterChange: true }),
  visitor('page of a home', (n, size) => `/property/${1 + ((n * 7_919) % size)}?seen=${n}`),
  visitor('list, a page', (n) => `/kais-nest?${anew(n)}`),
  visitor('list, far behind', (n) => `/kais-nest?${anew(n)}&cursor=${DEEP}`),
  visitor('list, rent in Almadies, 3 bedrooms', (n) => `/kais-nest?type=rent&location=Almadies&bedrooms=3&${anew(n)}`),
  visitor('list, villas, dearest first', (n) => `/kais-nest?type=villa&bedrooms=4&sort=price-desc&${anew(n)}`),
  visitor('list, nothing fits', (n) => `/kais-nest?kind=studio&bedrooms=5&${anew(n)}`),
  visitor('list, a common word', (n) => `/kais-nest?search=piscine&${anew(n)}`),
  visitor('list, a word with a slip, by price', (n) => `/kais-nest?search=piscine+almadis&sort=price-asc&${anew(n)}`),
  visitor('list, rare and common words', (n) => `/kais-nest?search=rue77+jardin+villa&${anew(n)}`),
  visitor('list, free nights', (n) => `/kais-nest?type=short-stay&${days(n)}`),
  visitor('list, free nights, cheapest', (n) => `/kais-nest?type=short-stay&${days(n)}&sort=price-asc&location=Saly`),
  visitor('API, a hundred homes', (n) => `/api/properties?${anew(n)}`),
  visitor('map, the country', (n) => `/api/properties/map?${anew(n)}`),
  visitor(
    'map, a city',
    (n) => `/api/properties/map?zoom=11&bounds=-17.55,14.6,${(-17.2 + n / 10_000).toFixed(4)},14.85`,
  ),
  visitor(
    'map, a district',
    (n) => `/api/properties/map?zoom=14&bounds=-17.5,14.7,${(-17.45 + n / 10_000).toFixed(4)},14.75`,
  ),
  visitor('map, a common word', (n) => `/api/properties/map?search=piscine&${anew(n)}`),
  visitor('map, free nights', (n) => `/api/properties/map?type=short-stay&${days(n)}`),
  visitor('facets, all', (n) => `/api/properties/facets?${anew(n)}`),
  visitor('facets, to rent', (n) => `/api/properties/facets?type=rent&${anew(n)}`),
  visitor('facets, a common word', (n) => `/api/properties/facets?search=piscine&${anew(n)}`),
  visitor('sitemap, index', () => '/sitemap.xml', { afterChange: true, reader: 'crawler' }),
  visitor('sitemap, a file', (n, size) => `/homes-${1 + ((n * 37) % Math.ceil(size / 2_000))}.sitemap.xml`, {
    afterChange: true,
    reader: 'crawler',
  }),
  visitor('recommendation, a villa to rent', () =>
    recommend({ budget: francs(0, 2_000_000), propertyType: 'villa', location: 'Almadies' }),
  ),
  visitor('recommendation, after a change', () => recommend({ budget: francs(0, 3_000_000), propertyType: 'villa' }), {
    afterChange: true,
  }),
  visitor('recommendation, an investor', () =>
    recommend({
      budget: francs(50_000_000, 900_000_000),
      propertyType: 'apartment',
      location: 'Ngor',
      bedrooms: 2,
      investmentGoals: 'portfolio',
      additionalRequirements: 'Sea view, generator, no pool, pas à Yoff, near a good school',
    }),
  ),
  visitor('recommendation, nothing fits', () =>
    recommend({
      budget: francs(1, 10_000_001),
      propertyType: 'townhouse',
      location: 'Plateau',
      bedrooms: 5,
      investmentGoals: 'flipping',
      timeframe: 'immediate',
    }),
  ),
  visitor(
    'recommendation, how many fit',
    (n) => `/api/property-recommendations/count?propertyType=villa&bedrooms=${1 + (n % 4)}`,
  ),
  visitor('feed of articles', () => '/kais-media/articles.xml', { afterChange: true, reader: 'crawler' }),
  visitor('feed of episodes', () => '/kais-media/podcast.xml', { afterChange: true, reader: 'crawler' }),

  staff('homes', () => '/api/admin/properties?limit=20'),
  staff('homes, far behind', () => `/api/admin/properties?limit=20&cursor=${DEEP}`),
  staff('homes, drafts', () => '/api/admin/properties?limit=20&state=draft'),
  staff('homes, by state', () => '/api/admin/properties?limit=20&order=state'),
  staff('homes, without French', () => '/api/admin/properties?limit=20&missing=french'),
  staff('homes, a word', () => '/api/admin/properties?limit=20&search=piscine'),
  staff('homes, three are published', (n) => ({
    path: '/api/admin/properties',
    method: 'PATCH',
    body: { ids: [7_000, 8_000, 9_000], isAvailable: n % 2 === 0 },
  })),
  staff('leads', () => '/api/admin/leads?limit=20'),
  staff('leads, far behind', (_, size) => {
    return `/api/admin/leads?limit=20&cursor=${encodeCursor({ value: '', id: Math.floor(size / 50) })}`
  }),
  staff('leads, open, whoever waits longest', () => '/api/admin/leads?limit=20&status=open&sort=waiting&waiting=true'),
  staff('leads, open, by what is next', () => '/api/admin/leads?limit=20&status=open&sort=follow-up'),
  staff('leads, nobody’s, of high priority', () => '/api/admin/leads?limit=20&assignedTo=nobody&priority=high'),
  staff('leads, a rare name', () => `/api/admin/leads?limit=20&search=${RARE_NAME}`),
  staff('leads, a common name', () => '/api/admin/leads?limit=20&search=diop'),
  staff('leads, a name of nobody', () => '/api/admin/leads?limit=20&search=Xylander'),
  staff('a lead', (n, size) => `/api/admin/leads/${leadOf(n, size)}`),
  staff('a lead’s double', (n, size) => `/api/admin/leads/${leadOf(n, size)}/duplicates`),
  staff('doubles among all leads', () => '/api/admin/lead-duplicates'),
  staff('homes for a lead', (n, size) => `/api/admin/leads/${leadOf(n, size)}/matches`),
  staff('leads for a home', (n) => `/api/admin/properties/${1_000 + n * 13}/matches`),
  staff('contacts', () => '/api/contact-submissions?limit=20'),
  staff('contacts, new ones', () => '/api/contact-submissions?limit=20&status=new&held=false'),
  staff('contacts, a common word', () => `/api/contact-submissions?limit=20&search=${COMMON_WORD}`),
  staff('contacts, a common name and a word', () => `/api/contact-submissions?limit=20&search=fatou+${COMMON_WORD}`),
  staff('contacts, a name of nobody', () => '/api/contact-submissions?limit=20&search=Xylander'),
  staff('inquiries', () => '/api/admin/inquiries?limit=20'),
  staff('inquiries, a common word', () => '/api/admin/inquiries?limit=20&search=spring'),
  staff('badges of the desk', () => '/api/admin/desk/counts'),
  staff('tasks', () => '/api/admin/tasks?limit=20'),
  staff('tasks, done', () => '/api/admin/tasks?limit=20&open=false'),
  staff('tasks, done, a common word', () => '/api/admin/tasks?limit=20&open=false&search=spring'),
  staff('tasks, a rare name', () => `/api/admin/tasks?limit=20&search=${RARE_NAME}`),
  staff('tasks, a common word', () => '/api/admin/tasks?limit=20&search=spring'),
  staff('today', () => '/api/admin/today?of=all'),
  staff('dashboard', () => '/api/admin/dashboard'),
  staff('overview', () => '/api/admin/overview'),
  staff('stay board', () => '/api/admin/stay-board'),
  staff('visits of three months', () => '/api/admin/visits?days=90'),
  staff('audit trail', () => '/api/admin/audit?limit=20'),
  staff('audit trail, what was deleted', () => '/api/admin/audit?limit=20&action=delete'),
  staff('Ctrl+K, nothing typed', find('')),
  staff('Ctrl+K, a letter', find('a')),
  staff('Ctrl+K, two letters of nobody', find('xq')),
  staff('Ctrl+K, a common name', find('diop')),
  staff('Ctrl+K, a rare name with a slip', find('Zumanigui')),
  staff('Ctrl+K, a common name with a slip', find('Ndyaye')),
  staff('Ctrl+K, nonsense', find('tree of glass upon hill')),
  staff('Ctrl+K, part of a number', find('123 45')),
  staff('Ctrl+K, a reference', (_, size) => find(referenceOf({ kind: 'contact', id: Math.floor(size / 2) }))()),
  staff('Ctrl+K, a word of many homes', find('villa')),
  staff('Ctrl+K, a home’s title', find('maison 42')),

  { name: 'contacts as a file', reader: 'export', ask: () => '/api/admin/contacts.csv' },
  { name: 'leads as a file', reader: 'export', ask: () => '/api/admin/leads.csv' },
]
