import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeCursor } from '#common/pagination.ts'
import { makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicProperty } from './property.public.ts'

let kais: TestApp
let hiddenId: number
let villaId: number

beforeAll(async () => {
  kais = await startTestApp()
  villaId = await makeProperty(kais, {
    title: 'Villa',
    titleFr: 'Grande villa',
    description: 'Steps from the Étoile de mer beach.',
    location: 'Almadies',
    type: 'buy',
    kind: 'villa',
    price: '545000000',
    bedrooms: 5,
    bathrooms: 4,
    area: 420,
    amenities: ['Swimming Pool'],
  })
  await makeProperty(kais, {
    title: 'Flat',
    location: 'Plateau',
    type: 'rent',
    kind: 'apartment',
    price: '1600000',
    bedrooms: 2,
    bathrooms: 1,
    area: 90,
    amenities: ['Elevator'],
  })
  await makeProperty(kais, {
    title: 'Duplex',
    location: 'Sacré-Cœur',
    type: 'rent',
    kind: 'duplex',
    price: '900000',
    bedrooms: 3,
    bathrooms: 2,
    area: 140,
  })
  await makeProperty(kais, {
    title: 'Studio',
    location: 'Saly',
    type: 'short-stay',
    kind: 'studio',
    price: '45000.50',
    bedrooms: 1,
    bathrooms: 1,
    area: 35,
  })
  await makeProperty(kais, {
    title: 'Penthouse',
    location: 'Mermoz',
    type: 'buy',
    kind: 'penthouse',
    price: '250000000',
    bedrooms: 4,
    bathrooms: 3,
    area: 210,
    isVefa: true,
    deliveryDate: '2028-06-01',
  })
  await makeProperty(kais, {
    title: 'Plot',
    description: 'A plot that is 100% titled, file A_7\\B, ready to build.',
    location: 'Thiès',
    type: 'buy',
    kind: 'land',
    price: '900000',
    bedrooms: 0,
    bathrooms: 0,
    area: 600,
  })
  hiddenId = await makeProperty(kais, { title: 'Hidden', isAvailable: false, location: 'Almadies' })
})
afterAll(() => kais.close())

function list(query: Record<string, string>, headers: Record<string, string> = {}) {
  return kais.app.inject({ url: '/api/properties', query, headers })
}

async function titles(query: Record<string, string>): Promise<string[]> {
  const answer = await list(query)
  expect(answer.statusCode).toBe(200)
  const found = answer.json<PublicProperty[]>()
  expect(answer.headers['x-total-count']).toBe(String(found.length))
  return found.map(({ title }) => title)
}

const EVERYTHING = ['Duplex', 'Flat', 'Penthouse', 'Plot', 'Studio', 'Villa']

test('The public list shows available homes, newest first, with prices as decimal texts', async () => {
  expect(await titles({})).toEqual(['Plot', 'Penthouse', 'Studio', 'Duplex', 'Flat', 'Villa'])
  const found = (await list({ type: 'short-stay' })).json<PublicProperty[]>()
  expect(found).toMatchObject([{ title: 'Studio', price: '45000.50', reference: 'KN-0004', pricePerSqm: '1286.00' }])
})

test('A home comes with both languages, its pictures and the price per square metre of a sale', async () => {
  const answer = await kais.app.inject(`/api/properties/${villaId}`)
  const villa = answer.json<PublicProperty>()
  expect(villa).toMatchObject({ id: villaId, title: 'Villa', titleFr: 'Grande villa', pricePerSqm: '1297619.00' })
  expect(villa.pictures).toMatchObject([{ path: villa.images[0], width: 400, height: 300 }])
})

describe('Each filter', () => {
  test.for<[Record<string, string>, string[]]>([
    [{ type: 'buy' }, ['Penthouse', 'Plot', 'Villa']],
    [{ type: 'rent' }, ['Duplex', 'Flat']],
    [{ type: 'short-stay' }, ['Studio']],
    [{ type: 'apartment' }, ['Flat']],
    [{ type: 'villa' }, ['Villa']],
    [{ type: 'penthouse' }, ['Penthouse']],
    [{ type: 'duplex' }, ['Duplex']],
    [{ type: 'studio' }, ['Studio']],
    // None in this catalogue; a value that the list did not know would be refused.
    [{ type: 'commercial' }, []],
    [{ type: 'land' }, ['Plot']],
    [{ type: 'townhouse' }, []],
    [{ type: 'vefa' }, ['Penthouse']],
    [{ type: 'all' }, EVERYTHING],
    [{ isVefa: 'true' }, ['Penthouse']],
    [{ isVefa: 'false' }, ['Duplex', 'Flat', 'Plot', 'Studio', 'Villa']],
    [{ location: 'Almadies' }, ['Villa']],
    [{ location: 'all' }, EVERYTHING],
    [{ minPrice: '1600000' }, ['Flat', 'Penthouse', 'Villa']],
    [{ minPrice: '1600000.01' }, ['Penthouse', 'Villa']],
    [{ maxPrice: '900000' }, ['Duplex', 'Plot', 'Studio']],
    [{ maxPrice: '45000.49' }, []],
    [{ bedrooms: '4' }, ['Penthouse', 'Villa']],
    [{ bedrooms: '0' }, EVERYTHING],
    [{ bathrooms: '3' }, ['Penthouse', 'Villa']],
    [{ minArea: '210' }, ['Penthouse', 'Plot', 'Villa']],
    [{ maxArea: '90' }, ['Flat', 'Studio']],
    [{ maxArea: '89.5' }, ['Studio']],
    [{ search: 'villa' }, ['Villa']],
  ])('%o finds %o', async ([query, expected]) => {
    expect((await titles(query)).sort()).toEqual(expected)
  })

  test.for<[Record<string, string>, string[]]>([
    [{ type: 'buy', minPrice: '200000000', bedrooms: '5' }, ['Villa']],
    [{ type: 'rent', maxPrice: '1000000', minArea: '100' }, ['Duplex']],
    [{ type: 'buy', isVefa: 'false', minArea: '500' }, ['Plot']],
    [{ type: 'vefa', location: 'Mermoz', search: 'penthouse' }, ['Penthouse']],
    [{ minPrice: '900000', maxPrice: '900000' }, ['Duplex', 'Plot']],
    [{ type: 'villa', location: 'Plateau' }, []],
    [{ type: 'vefa', isVefa: 'false' }, []],
  ])('%o together with the others narrows the list to %o', async ([query, expected]) => {
    expect((await titles(query)).sort()).toEqual(expected)
  })
})

test.for(['Sacré-Cœur', 'sacre-coeur', 'SACRE COEUR', ' sacré cœur '])(
  'A place is found as people type it: "%s"',
  async (location) => {
    expect(await titles({ location })).toEqual(['Duplex'])
  },
)

describe('The order', () => {
  test.for<[string, string[]]>([
    ['newest', ['Plot', 'Penthouse', 'Studio', 'Duplex', 'Flat', 'Villa']],
    ['price-asc', ['Studio', 'Duplex', 'Plot', 'Flat', 'Penthouse', 'Villa']],
    ['price-desc', ['Villa', 'Penthouse', 'Flat', 'Plot', 'Duplex', 'Studio']],
    ['sqm-asc', ['Studio', 'Plot', 'Duplex', 'Flat', 'Penthouse', 'Villa']],
    ['area-desc', ['Plot', 'Villa', 'Penthouse', 'Duplex', 'Flat', 'Studio']],
  ])('%s is %o', async ([sort, expected]) => {
    expect(await titles({ sort })).toEqual(expected)
  })

  test.for(['newest', 'price-asc', 'price-desc', 'sqm-asc', 'area-desc'])(
    'holds from page to page: by %s every home comes once',
    async (sort) => {
      const inOneGo = await titles({ sort })
      const seen: string[] = []
      let next: string | undefined = `/api/properties?sort=${sort}&limit=1&minPrice=1`
      while (next) {
        const answer: LightMyRequestResponse = await kais.app.inject(next)
        expect(answer.headers['x-total-count']).toBe('6')
        seen.push(...answer.json<PublicProperty[]>().map(({ title }) => title))
        next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
        expect(seen.length).toBeLessThanOrEqual(inOneGo.length)
      }
      expect(seen).toEqual(inOneGo)
    },
  )

  test('has no next page after the last home', async () => {
    expect((await list({ limit: '6' })).headers.link).toBeUndefined()
    expect((await list({ limit: '5' })).headers.link).toMatch(/rel="next"/)
  })
})

const NUMBER = ['Please write a number.', 'Merci d’écrire un nombre.']
const BELOW_ZERO = ['This cannot be below zero.', 'La valeur ne peut pas être négative.']
const TOO_LARGE = ['This number is too large.', 'Ce nombre est trop grand.']
const CHOOSE = ['Please choose one of the options.', 'Merci de choisir l’une des options.']
const INVERTED = ['The lowest value is above the highest.', 'La valeur minimale dépasse la valeur maximale.']
const LIMIT = ['Between 1 and 100 at a time.', 'Entre 1 et 100 à la fois.']
const CURSOR = [
  'This page mark is not valid. Start again from the first page.',
  'Ce repère de page n’est pas valable. Reprenez à la première page.',
]
const WHOLE = ['Please write a whole number.', 'Merci d’écrire un nombre entier.']

describe('What cannot be meant is refused, in the caller’s language, and the field is named', () => {
  test.for<[Record<string, string>, string, string[]]>([
    [{ type: 'castle' }, 'type', CHOOSE],
    [{ sort: 'cheapest' }, 'sort', CHOOSE],
    [{ isVefa: 'maybe' }, 'isVefa', CHOOSE],
    [{ location: 'Atlantis' }, 'location', ['We do not know this place.', 'Nous ne connaissons pas ce lieu.']],
    [{ minPrice: '-1' }, 'minPrice', BELOW_ZERO],
    [{ maxPrice: 'cheap' }, 'maxPrice', NUMBER],
    [{ maxPrice: '99999999999' }, 'maxPrice', TOO_LARGE],
    [{ bedrooms: '-1' }, 'bedrooms', BELOW_ZERO],
    [{ bedrooms: '2.5' }, 'bedrooms', WHOLE],
    [{ bathrooms: '1000' }, 'bathrooms', TOO_LARGE],
    [{ minArea: 'large' }, 'minArea', NUMBER],
    [{ maxArea: '5000000000' }, 'maxArea', TOO_LARGE],
    [{ minPrice: '2000000', maxPrice: '1000000' }, 'minPrice maxPrice', INVERTED],
    [{ minArea: '200', maxArea: '100' }, 'minArea maxArea', INVERTED],
    [{ search: 'x'.repeat(201) }, 'search', ['This text is too long.', 'Ce texte est trop long.']],
    [{ limit: '0' }, 'limit', LIMIT],
    [{ limit: '999999' }, 'limit', LIMIT],
    [{ limit: 'ten' }, 'limit', LIMIT],
    [{ cursor: 'forged' }, 'cursor', CURSOR],
    [{ cursor: encodeCursor({ value: 'yesterday', id: 1 }) }, 'cursor', CURSOR],
    [{ cursor: encodeCursor({ value: '9999-99-99 99:99:99+00', id: 1 }) }, 'cursor', CURSOR],
    [{ cursor: encodeCursor({ value: '2026-02-31 00:00:00+00', id: 1 }) }, 'cursor', CURSOR],
    [{ cursor: encodeCursor({ value: "1'); drop table properties; --", id: 1 }) }, 'cursor', CURSOR],
    [{ cursor: encodeCursor({ value: '2026-01-01 00:00:00+00', id: 9e15 }) }, 'cursor', CURSOR],
    [{ cursor: encodeCursor({ value: '2026-01-01 00:00:00+00', id: 1 }), sort: 'price-asc' }, 'cursor', CURSOR],
  ])('%o', async ([query, fields, [english, french]]) => {
    const eachSays = (sentence?: string) => Object.fromEntries(fields.split(' ').map((field) => [field, sentence]))
    const inEnglish = await list(query)
    expect(inEnglish.statusCode).toBe(400)
    expect(inEnglish.json()).toEqual({
      code: 'invalid_input',
      message: 'Some of what was sent is not usable. The fields say which and why.',
      fields: eachSays(english),
    })
    const inFrench = await list(query, { 'accept-language': 'fr-SN,fr;q=0.9' })
    expect(inFrench.statusCode).toBe(400)
    expect(inFrench.json()).toEqual({
      code: 'invalid_input',
      message: 'Une partie de l’envoi n’est pas utilisable. Les champs disent laquelle et pourquoi.',
      fields: eachSays(french),
    })
  })

  test.for(['abc', '1.5', '0', '-1', '2147483648', '99999999999999999999', "1'--"])('the id %s', async (id) => {
    const url = `/api/properties/${encodeURIComponent(id)}`
    const inEnglish = await kais.app.inject(url)
    expect(inEnglish.statusCode).toBe(400)
    expect(inEnglish.json()).toMatchObject({ fields: { id: 'An identifier is a whole number, such as 42.' } })
    const inFrench = await kais.app.inject({ url, headers: { cookie: 'kais_language=fr' } })
    expect(inFrench.json()).toMatchObject({ fields: { id: 'Un identifiant est un nombre entier, par exemple 42.' } })
  })

  test('several fields at once', async () => {
    const answer = await list({ type: 'castle', bedrooms: 'many', limit: '0' })
    expect(Object.keys(answer.json<{ fields: object }>().fields).sort()).toEqual(['bedrooms', 'limit', 'type'])
  })
})

describe('A home that is not available', () => {
  test('is not there for visitors, in either language', async () => {
    const answer = await kais.app.inject(`/api/properties/${hiddenId}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ code: 'not_found', message: 'There is nothing at this address.' })
    const french = await kais.app.inject({ url: `/api/properties/${hiddenId}`, headers: { 'accept-language': 'fr' } })
    expect(french.json()).toEqual({ code: 'not_found', message: 'Il n’y a rien à cette adresse.' })
  })

  test('looks the same as one that never was', async () => {
    const [hidden, never] = await Promise.all(
      [hiddenId, 2_147_483_647].map((id) => kais.app.inject(`/api/properties/${id}`)),
    )
    expect(never?.statusCode).toBe(404)
    expect(hidden?.body).toBe(never?.body)
  })

  test('is there for staff, in their own list and by its address', async () => {
    const headers = await signInAs(kais, 'list-agent', 'agent')
    const one = await kais.app.inject({ url: `/api/properties/${hiddenId}`, headers })
    expect(one.json()).toMatchObject({ title: 'Hidden', isAvailable: false })
    const all = await kais.app.inject({ url: '/api/admin/properties', headers })
    expect(all.headers['x-total-count']).toBe('7')
    expect(await titles({ location: 'Almadies' })).toEqual(['Villa'])
  })

  test('is in the public list when staff ask it, which no cache may keep', async () => {
    const headers = await signInAs(kais, 'public-list-agent', 'agent')
    const seen = await list({ location: 'Almadies' }, headers)
    expect(seen.json<PublicProperty[]>().map(({ title }) => title)).toEqual(['Hidden', 'Villa'])
    expect(seen.headers).toMatchObject({ 'x-total-count': '2', 'cache-control': 'no-store' })
    expect(await titles({ location: 'Almadies' })).toEqual(['Villa'])
    const strangers = await list({ location: 'Almadies' }, { cookie: 'kais_session=not-a-session' })
    expect(strangers.headers['x-total-count']).toBe('1')
  })
})
