import type { PresetAmenity } from './amenities.ts'
import type { Deal, Kind } from './property-types.ts'

const kinds: Record<Kind, string> = {
  apartment: 'Apartment',
  villa: 'Villa',
  penthouse: 'Penthouse',
  duplex: 'Duplex',
  townhouse: 'Townhouse',
  studio: 'Studio',
  commercial: 'Commercial',
  land: 'Land',
}

const deals: Record<Deal, string> = { buy: 'For sale', rent: 'To rent', 'short-stay': 'Short stay' }
const dealTabs: Record<'all' | Deal | 'vefa', string> = {
  all: 'All',
  buy: 'Buy',
  rent: 'Rent',
  'short-stay': 'Short stay',
  vefa: 'Off-plan (VEFA)',
}

const amenities: Record<PresetAmenity, string> = {
  'Air Conditioning': 'Air conditioning',
  'Swimming Pool': 'Swimming pool',
  Gym: 'Gym',
  Parking: 'Parking',
  Elevator: 'Lift',
  Balcony: 'Balcony',
  Terrace: 'Terrace',
  Garden: 'Garden',
  Security: 'Security',
  Concierge: 'Concierge',
  'Laundry Room': 'Laundry room',
  WiFi: 'WiFi',
  Furnished: 'Furnished',
  'Ocean View': 'Ocean view',
  'City View': 'City view',
  Generator: 'Generator',
  'Solar Power': 'Solar power',
  'Home Automation': 'Home automation',
  'Fiber Optic': 'Fibre',
  Storage: 'Storage',
  Garage: 'Garage',
  'Guest Toilet': 'Guest toilet',
}

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const en = {
  kinds,
  deals,
  amenities,
  perMonth: 'a month',
  perNight: 'a night',
  offPlan: (date: string | null) => (date ? `Off-plan (VEFA), ${date}` : 'Off-plan (VEFA)'),
  bedrooms: (n: number) => counted(n, 'bedroom', 'bedrooms'),
  bathrooms: (n: number) => counted(n, 'bathroom', 'bathrooms'),
  area: (m2: number) => `${m2} m²`,
  picture: (title: string, n: number) => `${title}, picture ${n}`,

  list: {
    title: 'Homes in Dakar and along the coast',
    description:
      'Houses, apartments and land in Dakar and along the coast of Senegal: to buy, to rent, for a short stay or off-plan (VEFA), with prices in FCFA, euros and dollars.',
    lead: 'To buy, to rent, for a short stay, or still on paper. Every price is the asking price.',
    searchLabel: 'Search homes',
    searchHint: 'A street, a district, a pool',
    search: 'Search',
    deal: 'Deal',
    dealTabs,
    filters: (n: number) => (n === 0 ? 'Filters' : `Filters, ${n} set`),
    filtersTitle: 'Filters',
    close: 'Close',
    place: 'Place',
    allPlaces: 'All places',
    kind: 'Kind',
    anyKind: 'Any kind',
    price: 'Price in FCFA',
    area: 'Area in m²',
    from: 'From',
    to: 'Up to',
    noLimit: 'No limit',
    bedrooms: 'Bedrooms, at least',
    bathrooms: 'Bathrooms, at least',
    any: 'Any',
    vefa: 'Off-plan (VEFA)',
    vefaAny: 'With or without',
    vefaOnly: 'Only off-plan',
    vefaNone: 'None off-plan',
    sort: 'Order',
    sorts: {
      newest: 'Newest first',
      'price-asc': 'Lowest price first',
      'price-desc': 'Highest price first',
      'sqm-asc': 'Lowest price per m² first',
      'area-desc': 'Largest first',
    },
    show: (n: number) => (n === 1 ? 'Show 1 home' : `Show ${n} homes`),
    found: (n: number) => counted(n, 'home', 'homes'),
    clearAll: 'Clear all',
    empty: 'No properties found',
    emptyHint: 'Try adjusting your search criteria or filters',
    clearFilters: 'Clear Filters',
    pages: 'Pages of the list',
    more: 'More homes',
    firstPage: 'Back to the first homes',
  },
}

export type NestMessages = typeof en
