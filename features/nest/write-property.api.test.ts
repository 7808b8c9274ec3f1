import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePicture, makeProperty, propertyDraft, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { StaffProperty } from './property.public.ts'
import type { PropertyDraft } from './property.schema.ts'
import { properties } from './property.table.server.ts'

let kais: TestApp
let staff: { cookie: string }
let draft: PropertyDraft

beforeAll(async () => {
  kais = await startTestApp()
  staff = await signInAs(kais, 'editor', 'editor')
  draft = await propertyDraft(kais)
})
afterAll(() => kais.close())

function create(payload: Record<string, unknown>, headers: Record<string, string> = {}) {
  return kais.app.inject({ method: 'POST', url: '/api/admin/properties', headers: { ...staff, ...headers }, payload })
}

function update(id: number, payload: Record<string, unknown>) {
  return kais.app.inject({ method: 'PUT', url: `/api/admin/properties/${id}`, headers: staff, payload })
}

function remove(id: number) {
  return kais.app.inject({ method: 'DELETE', url: `/api/properties/${id}`, headers: staff })
}

const isOfNow = (moment: string) => Math.abs(Date.now() - Date.parse(moment)) < 60_000

async function publicTitles(): Promise<string[]> {
  const answer = await kais.app.inject('/api/properties')
  return answer.json<{ title: string }[]>().map(({ title }) => title)
}

test('A home that staff create is in the public list, word for word', async () => {
  const answer = await create({
    ...draft,
    title: 'Maison «Ñoo far» 家 🏡',
    latitude: 14.75,
    longitude: -17.51,
    isVefa: true,
    isFeatured: true,
    virtualTourUrl: 'https://tour.example/1',
  })
  expect(answer.statusCode).toBe(201)
  // Only whoever wrote it reads how one gets in.
  const { arrivalNotes, arrivalNotesFr, priceReached, adviserId, ...created } = answer.json<StaffProperty>()
  expect([arrivalNotes, arrivalNotesFr, priceReached, adviserId]).toEqual([null, null, null, null])
  expect(created).toMatchObject({
    title: 'Maison «Ñoo far» 家 🏡',
    titleFr: draft.titleFr,
    description: 'Four rooms around a courtyard, with a well that still gives water.',
    price: '95000000.00',
    pricePerSqm: '527778.00',
    location: 'Ngor',
    latitude: 14.75,
    longitude: -17.51,
    type: 'buy',
    bedrooms: 3,
    bathrooms: 2,
    area: 180,
    images: draft.images,
    amenities: ['Garden'],
    isVefa: true,
    isAvailable: true,
    isFeatured: true,
    virtualTourUrl: 'https://tour.example/1',
  })
  expect(isOfNow(created.createdAt)).toBe(true)
  expect(await publicTitles()).toContain('Maison «Ñoo far» 家 🏡')
  expect((await kais.app.inject(`/api/properties/${created.id}`)).json()).toEqual(created)
})

test('What is left out gets its usual value', async () => {
  const { kind: _, titleFr: __, ...bare } = draft
  expect((await create(bare)).json()).toMatchObject({
    kind: 'apartment',
    titleFr: null,
    isVefa: false,
    isAvailable: true,
    isFeatured: false,
    rentalTerms: null,
  })
})

test('A home’s number and day of birth are the house’s own: what the caller says of them counts for nothing', async () => {
  const answer = await create({ ...draft, id: 999_999, createdAt: '2001-01-01T00:00:00.000Z' })
  expect(answer.statusCode).toBe(201)
  const { id, createdAt } = answer.json<{ id: number; createdAt: string }>()
  expect(id).not.toBe(999_999)
  expect(isOfNow(createdAt)).toBe(true)
})

test('A changed home shows the change, and one that is taken off the list disappears from it', async () => {
  const id = await makeProperty(kais, { title: 'Before' })
  const changed = await update(id, { ...draft, title: 'After', type: 'rent', price: 1_600_000 })
  expect(changed.statusCode).toBe(200)
  expect(changed.json()).toMatchObject({ id, title: 'After', type: 'rent', price: '1600000.00' })
  expect(await publicTitles()).toEqual(expect.arrayContaining(['After']))
  expect(await publicTitles()).not.toContain('Before')

  expect((await update(id, { ...draft, title: 'After', isAvailable: false })).statusCode).toBe(200)
  expect(await publicTitles()).not.toContain('After')
})

test('A deleted home is gone; deleting or changing it again says so', async () => {
  const id = await makeProperty(kais, { title: 'Soon gone' })
  expect(await remove(id)).toMatchObject({ statusCode: 204, body: '' })
  expect(await publicTitles()).not.toContain('Soon gone')
  expect(await kais.app.inject(`/api/properties/${id}`)).toMatchObject({ statusCode: 404 })
  expect((await remove(id)).statusCode).toBe(404)
  expect((await update(id, { ...draft })).statusCode).toBe(404)
})

test('Rental terms travel as data of the home', async () => {
  const rentalTerms = {
    monthlyRent: '1600000',
    taxIncluded: true,
    minimumLeaseMonths: 36,
    depositMonths: 1,
    advanceRentMonths: 1,
    agencyFeeMonths: 1,
  }
  expect((await create({ ...draft, type: 'rent', rentalTerms })).json()).toMatchObject({ rentalTerms })
})

const FACTS = {
  levels: 2,
  floor: 3,
  buildingFloors: 4,
  hasLift: false,
  isStepFree: false,
  petsWelcome: true,
  maxGuests: 6,
  minNights: 2,
  pool: 'shared',
  noise: 'lively',
  noiseNote: 'Music from the beach on Sundays.',
  noiseNoteFr: 'La musique de la plage, le dimanche.',
}
const UNSAID = Object.fromEntries(Object.keys(FACTS).map((name) => [name, null]))

test('What a listing says of its floors, lift, steps, pets, guests, pool and noise is public; what it leaves out is unknown', async () => {
  const created = (await create({ ...draft, ...FACTS })).json<{ id: number }>()
  const read = async () => (await kais.app.inject(`/api/properties/${created.id}`)).json()
  expect(await read()).toMatchObject(FACTS)
  await update(created.id, draft)
  expect(await read()).toMatchObject(UNSAID)
  await update(created.id, { ...draft, ...UNSAID, pool: 'none', noiseNote: ' ' })
  expect(await read()).toMatchObject({ ...UNSAID, pool: 'none' })
})

test('A pool of the estate needs no pool among the amenities, nor a lift an elevator', async () => {
  const facts = { pool: 'shared', hasLift: true, floor: 2, buildingFloors: 2 }
  expect((await create({ ...draft, ...facts })).json()).toMatchObject(facts)
})

describe('A price', () => {
  test.for([
    ['1600000', '1600000.00'],
    ['1 600 000', '1600000.00'],
    ['1\u202f600\u00a0000', '1600000.00'],
    [' 99.9 ', '99.90'],
    ['9999999999.99', '9999999999.99'],
    [95_000_000, '95000000.00'],
    [0.01, '0.01'],
  ] as const)('written %s is kept as %s', async ([price, kept]) => {
    expect((await create({ ...draft, price })).json()).toMatchObject({ price: kept })
  })

  test.for([0, '0.00', -1, '-5', '', '1,5', '1.234', '10000000000', '1e6', 1e21, 'free', '٣', null, undefined])(
    'cannot be %s',
    async (price) => {
      const answer = await create({ ...draft, price })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        fields: { price: 'Please write a price in FCFA, above zero and in digits, such as 1 500 000.' },
      })
    },
  )
})

describe('A home is refused, in the caller’s language,', () => {
  const unknownPicture = `/pictures/${'0'.repeat(32)}.webp`

  test.for<[string, Record<string, unknown>, string, string, string]>([
    [
      'without an amenity',
      { amenities: [] },
      'amenities',
      'At least one amenity is required',
      'Au moins un équipement est requis',
    ],
    [
      'with blank amenities only',
      { amenities: ['  '] },
      'amenities',
      'At least one amenity is required',
      'Au moins un équipement est requis',
    ],
    ['without a picture', { images: [] }, 'images', 'At least one image is required', 'Au moins une image est requise'],
    [
      'with 16 pictures',
      { images: Array(16).fill(unknownPicture) },
      'images',
      'You can only upload up to 15 images.',
      'Vous pouvez envoyer jusqu’à 15 images.',
    ],
    [
      'with a picture from elsewhere',
      { images: ['https://elsewhere.example/a.jpg'] },
      'images.0',
      'This picture was not uploaded here.',
      'Cette image n’a pas été envoyée ici.',
    ],
    [
      'with a picture that was never uploaded',
      { images: [unknownPicture] },
      'images.0',
      'This picture was not uploaded here.',
      'Cette image n’a pas été envoyée ici.',
    ],
    [
      'in an unknown place',
      { location: 'Atlantis' },
      'location',
      'We do not know this place.',
      'Nous ne connaissons pas ce lieu.',
    ],
    ['without a title', { title: ' \u0000 ' }, 'title', 'Please fill this in.', 'Merci de remplir ce champ.'],
    [
      'without a description',
      { description: undefined },
      'description',
      'Please fill this in.',
      'Merci de remplir ce champ.',
    ],
    ['with an endless title', { title: 'x'.repeat(201) }, 'title', 'This text is too long.', 'Ce texte est trop long.'],
    [
      'of an unknown type',
      { type: 'gift' },
      'type',
      'Please choose one of the options.',
      'Merci de choisir l’une des options.',
    ],
    [
      'with rooms below zero',
      { bedrooms: -1 },
      'bedrooms',
      'Please write a whole number, 0 or above, such as 3.',
      'Merci d’écrire un nombre entier, 0 ou plus, par exemple 3.',
    ],
    [
      'with half a bathroom',
      { bathrooms: 1.5 },
      'bathrooms',
      'Please write a whole number, 0 or above, such as 3.',
      'Merci d’écrire un nombre entier, 0 ou plus, par exemple 3.',
    ],
    [
      'without an area',
      { area: 0 },
      'area',
      'Please write the area in whole square metres, 1 or above.',
      'Merci d’écrire la surface en mètres carrés entiers, 1 ou plus.',
    ],
    [
      'off the globe',
      { latitude: 91 },
      'latitude',
      'The latitude lies between -90 and 90.',
      'La latitude est comprise entre -90 et 90.',
    ],
    [
      'with a tour that is a script',
      { virtualTourUrl: 'javascript:alert(1)' },
      'virtualTourUrl',
      'Please write a full address that starts with https://',
      'Merci d’écrire une adresse complète qui commence par https://',
    ],
    [
      'with a broken tour address',
      { virtualTourUrl: 'https://tour.example/\u0000' },
      'virtualTourUrl',
      'Please write a full address that starts with https://',
      'Merci d’écrire une adresse complète qui commence par https://',
    ],
    [
      'on a floor above its building',
      { floor: 7, buildingFloors: 6 },
      'floor',
      'This is above the highest floor of the building.',
      'C’est plus haut que le dernier étage de l’immeuble.',
    ],
    [
      'with an elevator and without a lift',
      { amenities: ['elevator'], hasLift: false },
      'hasLift',
      'The amenities say that there is one. Please correct one of the two.',
      'Les équipements disent qu’il y en a. Merci de corriger l’un des deux.',
    ],
    [
      'with a swimming pool and without a pool',
      { amenities: ['Swimming Pool'], pool: 'none' },
      'pool',
      'The amenities say that there is one. Please correct one of the two.',
      'Les équipements disent qu’il y en a. Merci de corriger l’un des deux.',
    ],
    [
      'for no guest',
      { maxGuests: 0 },
      'maxGuests',
      'Please write a whole number, 1 or above.',
      'Merci d’écrire un nombre entier, 1 ou plus.',
    ],
    [
      'with a pool of no known kind',
      { pool: 'large' },
      'pool',
      'Please choose one of the options.',
      'Merci de choisir l’une des options.',
    ],
    [
      'that perhaps has a lift',
      { hasLift: 'perhaps' },
      'hasLift',
      'Please choose one of the options.',
      'Merci de choisir l’une des options.',
    ],
    [
      'due on no day',
      { deliveryDate: '2028-02-30' },
      'deliveryDate',
      'Please write a date as year-month-day.',
      'Merci d’écrire une date sous la forme année-mois-jour.',
    ],
  ])('%s', async ([, changes, field, english, french]) => {
    const title = 'Never stored'
    const inEnglish = await create({ ...draft, title, ...changes })
    expect(inEnglish.statusCode).toBe(400)
    expect(inEnglish.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: english } })
    const inFrench = await create({ ...draft, title, ...changes }, { 'accept-language': 'fr' })
    expect(inFrench.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: french } })
    expect(await kais.db.$count(properties, eq(properties.title, title))).toBe(0)
  })
})

test('A picture that is missing among several is named by its place', async () => {
  const [known] = draft.images
  const missing = `/pictures/${'f'.repeat(32)}.webp`
  const answer = await create({ ...draft, images: [known, missing, await makePicture(kais, '#aa3311')] })
  expect(answer.json()).toMatchObject({ fields: { 'images.1': 'This picture was not uploaded here.' } })
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['images.1'])
})

test('A place is stored under its own spelling, and an amenity once', async () => {
  const answer = await create({ ...draft, location: 'sacre coeur', amenities: ['Garden', ' garden ', 'Well'] })
  expect(answer.json()).toMatchObject({ location: 'Sacré-Cœur' })
  expect(answer.json<{ amenities: string[] }>().amenities).toHaveLength(2)
})
