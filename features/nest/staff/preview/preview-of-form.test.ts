import { expect, test } from 'vitest'
import type { Picture } from '#ui/picture-address.ts'
import { NEW_PROPERTY, type PropertyFormValues } from '../property-form-values.ts'
import { previewOfForm, unfinishedFields } from './preview-of-form.ts'

const path = (letter: string) => `/pictures/${letter.repeat(32)}.webp`
const known: Picture = {
  path: path('a'),
  width: 2000,
  height: 1000,
  placeholder: 'data:,',
  alt: 'The pool',
  altFr: null,
  focusX: 10,
  focusY: 20,
  widths: [320],
}
const FILLED: PropertyFormValues = {
  ...NEW_PROPERTY,
  title: ' Villa Teranga ',
  description: 'A calm house.',
  price: '1 600 000',
  location: 'Ngor',
  bedrooms: '3',
  bathrooms: '2',
  area: '160',
  images: [path('b'), path('a')],
  amenities: ['Garden'],
}

test('What is typed is shown as visitors would read it, with the pictures in their order', () => {
  const shown = previewOfForm(FILLED, { id: 12, pictures: [known] })
  expect(shown).toMatchObject({
    id: 12,
    reference: 'KN-0012',
    title: 'Villa Teranga',
    price: '1600000',
    pricePerSqm: '10000',
    bedrooms: 3,
    rentalTerms: null,
  })
  expect(shown.pictures.map((picture) => picture.path)).toEqual([path('b'), path('a')])
  expect(shown.pictures[1]).toBe(known)
  expect(unfinishedFields(FILLED)).toBe(0)
})

test('A form in the middle of being filled in is shown all the same, and says how much is missing', () => {
  const wrong = {
    ...FILLED,
    price: 'a lot',
    area: '-5',
    bedrooms: '2.5',
    latitude: 'north',
    virtualTourUrl: 'tour',
    levels: 'x',
    floor: '0',
  }
  expect(previewOfForm(wrong, { id: 0, pictures: [] })).toMatchObject({
    price: '0',
    area: 0,
    bedrooms: 0,
    latitude: null,
    levels: null,
    floor: 0,
    virtualTourUrl: null,
    pricePerSqm: '0',
  })
  expect(unfinishedFields(wrong)).toBe(6)
  expect(previewOfForm(NEW_PROPERTY, { id: 0, pictures: [] })).toMatchObject({ title: '', pictures: [] })
})

test('Terms are shown for a home to rent only, a delivery date off plan only', () => {
  const terms = { ...NEW_PROPERTY.rentalTerms, monthlyRent: '900000', minimumLeaseMonths: '36' }
  const given = { ...FILLED, hasRentalTerms: true, rentalTerms: terms, deliveryDate: '2028-06-01' }
  expect(previewOfForm(given, { id: 0, pictures: [] })).toMatchObject({
    rentalTerms: { monthlyRent: '900000', minimumLeaseMonths: 36, depositMonths: 1 },
    deliveryDate: null,
  })
  expect(previewOfForm({ ...given, type: 'buy', isVefa: true }, { id: 0, pictures: [] })).toMatchObject({
    rentalTerms: null,
    deliveryDate: '2028-06-01',
  })
})

test('The preview is what visitors see: terms of stays without a season half written, and never the notes for the arrival', () => {
  const stay = {
    ...FILLED,
    type: 'short-stay',
    hasStayTerms: true,
    stayTerms: { ...NEW_PROPERTY.stayTerms, cleaningFee: '20 000' },
    arrivalNotes: 'The key is with Moussa.',
  } as const
  const season = { name: '', nameFr: '', from: '', to: '', price: '', weekendPrice: '', minNights: '' }
  const shown = previewOfForm({ ...stay, stayTerms: { ...stay.stayTerms, seasons: [season] } }, { id: 1, pictures: [] })
  expect(shown.stayTerms).toMatchObject({ cleaningFee: '20000', seasons: [] })
  expect(JSON.stringify(shown)).not.toContain('Moussa')
  expect(previewOfForm({ ...stay, hasStayTerms: false }, { id: 1, pictures: [] }).stayTerms).toBeNull()
})
