import type { Deal, Kind } from '#features/nest/property-types.ts'

/** A home in one line: what it is, where, for how much (francs; a month or a night where let), its rooms, its area. */
interface FurtherHome {
  deal: Deal
  kind: Kind
  place: string
  price: number
  bedrooms: number
  bathrooms: number
  area: number
  amenities: readonly string[]
  /** Off-plan where stated. */
  delivery: string | null
}

const MILLION = 1_000_000
const THOUSAND = 1_000

type Rooms = readonly [bedrooms: number, bathrooms: number, area: number]

const home =
  (deal: Deal, unit: number) =>
  (kind: Kind, place: string, price: number, [bedrooms, bathrooms, area]: Rooms, amenities: string): FurtherHome => ({
    deal,
    kind,
    place,
    price: Math.round(price * unit),
    bedrooms,
    bathrooms,
    area,
    amenities: amenities.split(', '),
    delivery: null,
  })

const sale = home('buy', MILLION)
const let_ = home('rent', THOUSAND)
const stay = home('short-stay', THOUSAND)

const CLIMATE = 'Air Conditioning'
const FLAT = `${CLIMATE}, Elevator, Security`

/** Invented homes at the prices of each district, so that every story has something to choose among and to refuse. */
export const FURTHER_HOMES = {
  almFlat2: sale('apartment', 'Almadies', 285, [2, 2, 78], `${FLAT}, Balcony, Ocean View, Parking, Generator, Gym`),
  almFlat3: sale('apartment', 'Almadies', 520, [3, 3, 135], `${FLAT}, Terrace, Swimming Pool, Parking, Generator, Gym`),
  almPent: sale(
    'penthouse',
    'Almadies',
    980,
    [4, 4, 260],
    `${FLAT}, Terrace, Ocean View, Swimming Pool, Gym, Generator, Parking, Concierge, Home Automation`,
  ),
  almTown: sale('townhouse', 'Almadies', 690, [4, 4, 190], `${CLIMATE}, Terrace, Garden, Garage, Generator, Security`),
  ngorVilla: sale(
    'villa',
    'Ngor',
    640,
    [4, 4, 280],
    `${CLIMATE}, Swimming Pool, Garden, Terrace, Ocean View, Parking, Generator, Security`,
  ),
  ngorFlat2: sale('apartment', 'Ngor', 215, [2, 2, 92], `${FLAT}, Balcony, Parking, Generator`),
  ouakamFlat: sale('apartment', 'Ouakam', 145, [3, 2, 120], `${FLAT}, Balcony, Parking, Fiber Optic`),
  ouakamTown: sale('townhouse', 'Ouakam', 240, [4, 3, 200], `${CLIMATE}, Garden, Terrace, Parking, Storage, Security`),
  ouakamVilla: sale(
    'villa',
    'Ouakam',
    385,
    [5, 5, 340],
    `${CLIMATE}, Garden, Terrace, Garage, Generator, Security, Laundry Room`,
  ),
  mamFlat: sale(
    'apartment',
    'Mamelles',
    190,
    [3, 2, 130],
    `${CLIMATE}, Elevator, Balcony, Ocean View, Generator, Parking`,
  ),
  mermFlat3: sale('apartment', 'Mermoz', 210, [3, 3, 125], `${FLAT}, Balcony, Parking, Generator, Fiber Optic`),
  mermFlat2: sale('apartment', 'Mermoz', 128, [2, 2, 75], `${FLAT}, Balcony, Fiber Optic`),
  mermVilla: sale(
    'villa',
    'Mermoz',
    450,
    [5, 4, 320],
    `${CLIMATE}, Garden, Terrace, Garage, Generator, Security, Laundry Room, Borehole`,
  ),
  pointEFlat: sale(
    'apartment',
    'Point E',
    255,
    [3, 2, 140],
    `${FLAT}, Balcony, Parking, Generator, City View, Storage`,
  ),
  pointEVilla: sale(
    'villa',
    'Point E',
    530,
    [4, 4, 300],
    `${CLIMATE}, Swimming Pool, Garden, Terrace, Garage, Generator, Security`,
  ),
  plateauPent: sale(
    'penthouse',
    'Plateau',
    560,
    [3, 3, 220],
    `${FLAT}, Terrace, City View, Ocean View, Concierge, Generator, Parking`,
  ),
  plateauFlat1: sale('apartment', 'Plateau', 115, [1, 1, 58], `${FLAT}, City View, Concierge, Generator`),
  yoffFlat: sale('apartment', 'Yoff', 98, [3, 2, 95], `${CLIMATE}, Balcony, Parking`),
  yoffTown: sale('townhouse', 'Yoff', 165, [4, 3, 160], `${CLIMATE}, Terrace, Garage, Storage`),
  fannFlat: sale(
    'apartment',
    'Fann Résidence',
    310,
    [3, 3, 160],
    `${FLAT}, Terrace, Ocean View, Generator, Parking, Guest Toilet`,
  ),
  salyVilla3: sale('villa', 'Saly', 145, [3, 2, 150], `${CLIMATE}, Swimming Pool, Garden, Parking, Furnished`),
  salyFlat: sale(
    'apartment',
    'Saly',
    72,
    [2, 2, 70],
    `${CLIMATE}, Swimming Pool, Terrace, Parking, Furnished, Security`,
  ),
  somoneVilla: sale(
    'villa',
    'Somone',
    290,
    [5, 5, 300],
    `${CLIMATE}, Swimming Pool, Garden, Ocean View, Generator, Parking, Security, Borehole`,
  ),
  ouakamPlan: {
    ...sale('apartment', 'Ouakam', 135, [3, 2, 110], `${FLAT}, Balcony, Parking, Generator`),
    delivery: '2027-03-31',
  },
  mermPlan: {
    ...sale(
      'apartment',
      'Mermoz',
      188,
      [3, 2, 115],
      `${FLAT}, Balcony, Swimming Pool, Parking, Generator, Fiber Optic`,
    ),
    delivery: '2027-09-30',
  },

  almRent2: let_('apartment', 'Almadies', 950, [2, 2, 95], `${FLAT}, Balcony, Generator, Parking`),
  almRent3: let_(
    'apartment',
    'Almadies',
    1_450,
    [3, 3, 150],
    `${FLAT}, Ocean View, Swimming Pool, Gym, Generator, Parking, Furnished, WiFi`,
  ),
  almRentPent: let_(
    'penthouse',
    'Almadies',
    2_800,
    [4, 4, 300],
    `${FLAT}, Terrace, Ocean View, Swimming Pool, Gym, Concierge, Generator, Parking`,
  ),
  almRentVilla: let_(
    'villa',
    'Almadies',
    2_500,
    [4, 4, 350],
    `${CLIMATE}, Swimming Pool, Garden, Garage, Generator, Security, Guest Toilet`,
  ),
  mermRent3: let_('apartment', 'Mermoz', 550, [3, 2, 120], `${FLAT}, Balcony, Parking`),
  mermRent2: let_('apartment', 'Mermoz', 420, [2, 2, 85], `${CLIMATE}, Balcony, Fiber Optic`),
  mermRentTown: let_('townhouse', 'Mermoz', 900, [4, 3, 210], `${CLIMATE}, Garden, Garage, Generator, Security`),
  pointERentVilla: let_('villa', 'Point E', 1_800, [4, 4, 280], `${CLIMATE}, Garden, Garage, Generator, Security`),
  fannRent: let_(
    'apartment',
    'Fann Résidence',
    1_200,
    [3, 2, 160],
    `${FLAT}, Terrace, Ocean View, Generator, Parking, Furnished`,
  ),
  plateauRent1: let_('apartment', 'Plateau', 650, [1, 1, 60], `${FLAT}, Furnished, WiFi, Concierge`),
  plateauRent2: let_('apartment', 'Plateau', 850, [2, 2, 105], `${FLAT}, City View, Generator, Parking`),
  ouakamRent2: let_('apartment', 'Ouakam', 400, [2, 1, 80], `${CLIMATE}, Balcony, Security`),
  ngorRent2: let_('apartment', 'Ngor', 800, [2, 2, 100], `${CLIMATE}, Balcony, Ocean View, Furnished, WiFi, Generator`),
  mamRentTown: let_('townhouse', 'Mamelles', 1_100, [3, 3, 170], `${CLIMATE}, Garden, Terrace, Parking, Security`),
  yoffRentStudio: let_('studio', 'Yoff', 250, [0, 1, 40], `${CLIMATE}, Furnished, WiFi`),
  somoneRent: let_(
    'villa',
    'Somone',
    750,
    [3, 2, 140],
    `${CLIMATE}, Swimming Pool, Garden, Terrace, Parking, Furnished`,
  ),

  plateauNight: stay('apartment', 'Plateau', 65, [1, 1, 55], `${FLAT}, Furnished, WiFi, City View`),
  salyNight: stay('villa', 'Saly', 180, [4, 4, 260], `${CLIMATE}, Swimming Pool, Garden, Furnished, WiFi, Parking`),
} satisfies Record<string, FurtherHome>
