import { expect, test } from 'vitest'
import type { PublicVehicle } from '../vehicle.public.ts'
import { toVehicleCards } from './vehicle-card-data.ts'

const picture = (name: string) => ({
  path: `/pictures/${name}.webp`,
  width: 1200,
  height: 800,
  placeholder: '',
  alt: null,
  altFr: null,
  widths: [],
  focusX: 50,
  focusY: 50,
})

function vehicle(name: string, pictures: string[]): PublicVehicle {
  return {
    id: 1,
    name,
    brand: 'Kais',
    model: 'Sedan S',
    category: 'sedan',
    pricePerDay: '75000.00',
    chauffeur: 'optional',
    chauffeurPrice: '25000.00',
    maxPassengers: 4,
    maxBags: 3,
    features: ['Leather seats'],
    featuresFr: ['Sièges en cuir'],
    images: [],
    pictures: pictures.map(picture),
    isAvailable: true,
    description: 'A car.',
    descriptionFr: null,
    year: 2024,
    transmission: 'automatic',
    fuelType: 'petrol',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  }
}

const shown = (vehicles: PublicVehicle[]) =>
  toVehicleCards(vehicles, 'en').map(({ pictures }) => pictures.map(({ path }) => path.slice(10, -5)))

test('A picture that leads one car is not shown again beside another', () => {
  expect(shown([vehicle('Corniche', ['front', 'side']), vehicle('Kermel', ['side', 'front', 'seat'])])).toEqual([
    ['front'],
    ['side', 'seat'],
  ])
  expect(shown([vehicle('Corniche', ['front', 'side'])])).toEqual([['front', 'side']])
})

test('A card holds three pictures at most, and none is no error', () => {
  expect(shown([vehicle('Teranga', ['a', 'b', 'c', 'd']), vehicle('Ngor', [])])).toEqual([['a', 'b', 'c'], []])
})

test('A text without French is read in English, a list with French in French', () => {
  const [card] = toVehicleCards([vehicle('Corniche', [])], 'fr')
  expect(card).toMatchObject({ description: 'A car.', features: ['Sièges en cuir'] })
})

test('With a chauffeur a day costs both prices together', () => {
  const [card] = toVehicleCards([vehicle('Corniche', [])], 'en')
  expect(card).toMatchObject({ pricePerDay: '75000.00', priceWithChauffeur: '100000.00' })
})
