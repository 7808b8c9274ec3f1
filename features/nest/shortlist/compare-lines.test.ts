import { expect, test } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'
import { compareLines } from './compare-lines.ts'
import type { ShortlistHome } from './shortlist-home.ts'

const READER = { locale: 'en', currency: 'XOF' } as const

function home(changes: Partial<ShortlistHome>): ShortlistHome {
  return {
    id: 1,
    reference: 'KN-0001',
    title: 'House',
    titleFr: null,
    price: '95000000.00',
    location: 'Ngor',
    type: 'buy',
    kind: 'villa',
    isVefa: false,
    saleState: 'available',
    deliveryDate: null,
    bedrooms: 3,
    bathrooms: 2,
    area: 1200,
    pricePerSqm: '79167.00',
    amenities: ['Garden'],
    rentalTerms: null,
    images: [],
    picture: undefined,
    ...changes,
  }
}

/** label → what each home says, spaces of numbers made plain. */
function said(homes: ShortlistHome[], reader: Parameters<typeof compareLines>[1] = READER) {
  const lines = compareLines(homes, reader).flatMap((group) => group.lines)
  return Object.fromEntries(
    lines.map(({ label, cells }) => [
      label,
      cells.map((cell) => {
        if (cell === null || typeof cell === 'boolean') return cell
        return [cell.text, cell.note]
          .filter(Boolean)
          .join(' | ')
          .replace(/[\u00a0\u202f]/g, ' ')
      }),
    ]),
  )
}

const RENTAL = home({
  id: 2,
  type: 'rent',
  price: '1600000.00',
  amenities: ['Garden', 'Swimming Pool', 'A well'],
  rentalTerms: {
    monthlyRent: '1600000.50',
    taxIncluded: true,
    minimumLeaseMonths: 36,
    depositMonths: 1,
    advanceRentMonths: 1,
    agencyFeeMonths: 1,
  },
})

test('A sale and a rental stand side by side, each with what applies to it', () => {
  expect(said([home({}), RENTAL])).toMatchObject({
    Price: ['95 000 000 FCFA', '1 600 000 FCFA | a month'],
    'Price per m²': ['79 167 FCFA', null],
    'Minimum lease': [null, '3 years'],
    'To pay at signing': [null, '4 800 002 FCFA | Rent 1, deposit 1, agency fee 1 (months)'],
    'Buy or rent': ['For sale', 'To rent'],
    Area: ['1,200 m²', '1,200 m²'],
  })
})

test('Prices follow the chosen currency, and words the language', () => {
  expect(said([home({}), RENTAL], { locale: 'fr', currency: 'EUR', rates: STARTING_RATES })).toMatchObject({
    Prix: ['144 827 €', '2 439 € | par mois'],
    'Durée minimale du bail': [null, '3 ans'],
    Surface: ['1 200 m²', '1 200 m²'],
  })
})

test('Amenities come in the house’s order, then staff’s own, each there or not', () => {
  const { lines } = compareLines([home({}), RENTAL], READER).find(({ key }) => key === 'amenities') ?? { lines: [] }
  expect(lines.map(({ label, cells }) => [label, ...cells])).toEqual([
    ['Swimming Pool', false, true],
    ['Garden', true, true],
    ['A well', false, true],
  ])
})

test('A line on which all agree is known as such; one home alone agrees with nobody', () => {
  const isSame = (homes: ShortlistHome[]) =>
    compareLines(homes, READER)
      .flatMap((group) => group.lines)
      .filter((line) => line.isSame)
      .map(({ label }) => label)
  expect(isSame([home({}), RENTAL])).toEqual(['Place', 'Property type', 'Bedrooms', 'Bathrooms', 'Area', 'Garden'])
  expect(isSame([home({})])).toEqual([])
})

test('What no home has to say is left out, land has no rooms to count, and off-plan homes say when the keys are due', () => {
  const plot = home({ kind: 'land', bedrooms: 0, bathrooms: 0, amenities: [] })
  expect(Object.keys(said([plot]))).toEqual(['Price', 'Price per m²', 'Place', 'Buy or rent', 'Property type', 'Area'])
  const paper = home({ isVefa: true, deliveryDate: '2028-06-01' })
  expect(said([plot, paper])).toMatchObject({
    'Buy or rent': ['For sale', 'Off-plan (VEFA)'],
    Bedrooms: [null, '3'],
    Delivery: [null, 'June 2028'],
  })
})
