import { expect, test } from 'vitest'
import { fieldProblems } from '#common/validation.ts'
import type { StaffProperty } from '../property.public.ts'
import { copyOf, NEW_PROPERTY, type PropertyFormValues, propertyForm } from './property-form-values.ts'

const IMAGE = `/pictures/${'a'.repeat(32)}.webp`

const FILLED: PropertyFormValues = {
  ...NEW_PROPERTY,
  title: 'Villa Teranga',
  description: 'A calm house.',
  price: '1 600 000',
  location: 'Ngor',
  bedrooms: '3',
  bathrooms: '2',
  area: '180',
  images: [IMAGE],
  amenities: ['Garden'],
}

function problemsOf(values: PropertyFormValues) {
  const result = propertyForm.schema.safeParse(values, { reportInput: true })
  return result.success ? {} : fieldProblems(result.error)
}

test('an empty form asks for everything that is required and nothing else', () => {
  expect(problemsOf(NEW_PROPERTY)).toEqual({
    title: 'required',
    description: 'required',
    price: 'price',
    location: 'required',
    bedrooms: 'count',
    bathrooms: 'count',
    area: 'area',
    images: 'imageRequired',
    amenities: 'amenityRequired',
  })
})

test('a filled form becomes what the API takes: the price as text, the rooms as numbers', () => {
  expect(propertyForm.schema.parse(FILLED)).toMatchObject({
    price: '1600000',
    bedrooms: 3,
    bathrooms: 2,
    area: 180,
    type: 'rent',
    titleFr: null,
    latitude: null,
    rentalTerms: null,
    isAvailable: false,
  })
})

test('degrees may be written with a comma', () => {
  expect(propertyForm.schema.parse({ ...FILLED, latitude: '14,7456', longitude: '-17.51' })).toMatchObject({
    latitude: 14.7456,
    longitude: -17.51,
  })
  expect(problemsOf({ ...FILLED, latitude: 'north' })).toEqual({ latitude: 'number' })
  expect(problemsOf({ ...FILLED, latitude: '91', longitude: '0' })).toEqual({ latitude: 'latitude' })
})

test('what the form hides is not sent', () => {
  const hidden = { ...FILLED, type: 'buy', hasRentalTerms: true, isVefa: false, deliveryDate: '2028-06-01' } as const
  expect(propertyForm.schema.parse(hidden)).toMatchObject({ rentalTerms: null, deliveryDate: null })
})

test('rental terms that are shown are checked field by field', () => {
  expect(problemsOf({ ...FILLED, hasRentalTerms: true })).toEqual({
    'rentalTerms.monthlyRent': 'price',
    'rentalTerms.minimumLeaseMonths': 'countFromOne',
  })
})

const STAY: PropertyFormValues = {
  ...FILLED,
  type: 'short-stay',
  price: '60 000',
  hasStayTerms: true,
  stayTerms: {
    ...NEW_PROPERTY.stayTerms,
    weekendPrice: '75 000',
    maxNights: '28',
    guestsIncluded: '4',
    extraGuestPrice: '5 000',
    cleaningFee: '20000',
    deposit: '100000',
    checkIn: '16:00',
    preparationDays: '1',
    leadDays: '0',
    cancellation: 'strict',
    houseRules: 'No shoes inside.',
    seasons: [
      {
        name: 'Magal',
        nameFr: '',
        from: '2027-07-20',
        to: '2027-07-25',
        price: '90 000',
        weekendPrice: '',
        minNights: '3',
      },
      {
        name: 'New Year',
        nameFr: 'Réveillon',
        from: '2027-12-28',
        to: '2028-01-02',
        price: '',
        weekendPrice: '120000',
        minNights: '',
      },
    ],
  },
  arrivalNotes: 'The key is with Moussa.',
}

test('terms of stays become what the API takes: amounts without spaces, open fields as nothing', () => {
  expect(propertyForm.schema.parse(STAY)).toMatchObject({
    price: '60000',
    arrivalNotes: 'The key is with Moussa.',
    stayTerms: {
      weekendPrice: '75000',
      maxNights: 28,
      guestsIncluded: 4,
      extraGuestPrice: '5000',
      cleaningFee: '20000',
      deposit: '100000',
      checkIn: '16:00',
      checkOut: '11:00',
      preparationDays: 1,
      leadDays: 0,
      monthsAhead: 12,
      cancellation: 'strict',
      houseRules: 'No shoes inside.',
      houseRulesFr: null,
      seasons: [
        { name: 'Magal', nameFr: null, price: '90000', weekendPrice: null, minNights: 3 },
        { name: 'New Year', nameFr: 'Réveillon', price: null, weekendPrice: '120000', minNights: null },
      ],
    },
  })
})

test('a stored home with terms of stays comes back from the form unchanged, its seasons in the order of the year', () => {
  const home = stored(STAY)
  expect(propertyForm.schema.parse(propertyForm.toValues(home)).stayTerms).toEqual(home.stayTerms)
  const { stayTerms } = home
  const turned = { ...home, stayTerms: stayTerms && { ...stayTerms, seasons: stayTerms.seasons.toReversed() } }
  expect(propertyForm.toValues(turned)).toEqual(propertyForm.toValues(home))
})

test('a home without terms shows the usual ones, and sends none of them', () => {
  const values = propertyForm.toValues(stored({ ...STAY, hasStayTerms: false }))
  expect(values).toMatchObject({
    hasStayTerms: false,
    stayTerms: {
      checkIn: '15:00',
      checkOut: '11:00',
      leadDays: '1',
      monthsAhead: '12',
      cancellation: 'moderate',
      seasons: [],
    },
  })
  expect(propertyForm.schema.parse(values).stayTerms).toBeNull()
})

test('terms of stays and notes for guests are not sent for a home that is let or sold otherwise', () => {
  expect(propertyForm.schema.parse({ ...STAY, type: 'rent' })).toMatchObject({ stayTerms: null, arrivalNotes: null })
  // Hidden and wrong, it holds up nobody.
  const wrong = { ...STAY.stayTerms, maxNights: 'many' }
  expect(problemsOf({ ...STAY, stayTerms: wrong, hasStayTerms: false })).toEqual({})
})

test('a season that is wrong is refused at its row: an end before its beginning, days that another has, no name', () => {
  const [magal, newYear] = STAY.stayTerms.seasons
  const withSeasons = (...seasons: object[]) =>
    problemsOf({ ...STAY, stayTerms: { ...STAY.stayTerms, seasons: seasons as never } })
  expect(withSeasons({ ...magal, to: '2027-07-19' })).toEqual({ 'stayTerms.seasons.0.to': 'endBeforeStart' })
  expect(withSeasons({ ...magal, to: '2027-12-28' }, { ...newYear })).toEqual({
    'stayTerms.seasons.1.from': 'seasonsOverlap',
  })
  expect(withSeasons({ ...magal, name: ' ', from: '', price: 'much' })).toEqual({
    'stayTerms.seasons.0.name': 'required',
    'stayTerms.seasons.0.from': 'date',
    'stayTerms.seasons.0.price': 'price',
  })
})

test.each([
  ['weekendPrice', '0', 'price'],
  ['maxNights', '400', 'tooLarge'],
  ['checkIn', '', 'clock'],
  ['leadDays', '', 'count'],
  ['preparationDays', '15', 'tooLarge'],
  ['guestsIncluded', '0', 'countFromOne'],
] as const)('%s %s of a stay is refused at its field', (field, typed, problem) => {
  expect(problemsOf({ ...STAY, stayTerms: { ...STAY.stayTerms, [field]: typed } })).toEqual({
    [`stayTerms.${field}`]: problem,
  })
})

test('a copy keeps the terms of stays, and says nothing of how one gets into the other home', () => {
  expect(copyOf(stored(STAY))).toMatchObject({
    hasStayTerms: true,
    stayTerms: { cancellation: 'strict' },
    arrivalNotes: '',
    arrivalNotesFr: '',
  })
})

function stored(values: PropertyFormValues): StaffProperty {
  return {
    ...propertyForm.schema.parse(values),
    id: 1,
    saleState: 'draft',
    saleStateSince: '2025-01-01',
    priceReached: null,
    adviserId: null,
    reference: 'KN-0001',
    price: '1600000.00',
    pricePerSqm: '527778.00',
    pictures: [],
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
  }
}

test('a stored property comes back from the form unchanged', () => {
  const values = {
    ...FILLED,
    titleFr: 'Villa Teranga',
    latitude: '14.7456',
    longitude: '-17.51',
    isVefa: true,
    deliveryDate: '2028-06-01',
    hasRentalTerms: true,
    rentalTerms: { ...NEW_PROPERTY.rentalTerms, monthlyRent: '1600000', minimumLeaseMonths: '36' },
  }
  expect(propertyForm.schema.parse(propertyForm.toValues(stored(values)))).toEqual(propertyForm.schema.parse(values))
})

test('a fact that the listing leaves open is neither yes nor no, in the form and out of it', () => {
  const facts = { hasLift: 'no', isStepFree: 'yes', petsWelcome: '', pool: '', noise: 'quiet', floor: '' } as const
  const read = propertyForm.schema.parse({ ...FILLED, ...facts })
  expect(read).toMatchObject({
    hasLift: false,
    isStepFree: true,
    petsWelcome: null,
    pool: null,
    noise: 'quiet',
    floor: null,
  })
  expect(propertyForm.toValues(stored({ ...FILLED, ...facts }))).toMatchObject(facts)
  expect(NEW_PROPERTY).toMatchObject({ hasLift: '', isStepFree: '', petsWelcome: '', pool: '', noise: '' })
})

test('no bedroom, no bathroom and one square metre are taken', () => {
  const least = propertyForm.schema.parse({ ...FILLED, bedrooms: '0', bathrooms: '0', area: '1' })
  expect(least).toMatchObject({ bedrooms: 0, bathrooms: 0, area: 1 })
})

test.each(['buy', 'rent', 'short-stay'] as const)('a stored home of type %s is edited as such', (type) => {
  expect(propertyForm.toValues(stored({ ...FILLED, type })).type).toBe(type)
})

test('a copy is hidden, no longer featured, and says in both languages that it is one', () => {
  const home = stored({ ...FILLED, titleFr: 'Villa Teranga', isFeatured: true })
  expect(copyOf(home)).toEqual({
    ...propertyForm.toValues(home),
    title: 'Villa Teranga (copy)',
    titleFr: 'Villa Teranga (copie)',
    isAvailable: false,
    isFeatured: false,
  })
  expect(copyOf(stored(FILLED)).titleFr).toBe('Villa Teranga (copie)')
})

test.each([
  ['price', 'a lot', 'price'],
  ['price', '0', 'price'],
  ['price', '-5', 'price'],
  ['bedrooms', '-1', 'count'],
  ['bathrooms', '-1', 'count'],
  ['bathrooms', '1.5', 'count'],
  ['area', '0', 'area'],
  ['area', '-20', 'area'],
  ['area', 'large', 'area'],
  ['virtualTourUrl', 'tour', 'url'],
  ['levels', '0', 'countFromOne'],
  ['buildingFloors', 'many', 'count'],
] as const)('%s %s is refused at its field', (field, typed, problem) => {
  expect(problemsOf({ ...FILLED, [field]: typed })).toEqual({ [field]: problem })
})
