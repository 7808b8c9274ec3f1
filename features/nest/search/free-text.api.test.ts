import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteContent } from '#platform/content/write-content.server.ts'
import { makeProperty } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicProperty } from '../property.public.ts'
import { propertyInputSchema } from '../property.schema.ts'
import { properties } from '../property.table.server.ts'
import { propertyReference } from '../property-types.ts'
import { propertyKind, updateProperty } from '../write-property.server.ts'
import { fillSearchWords } from './fill-search-words.server.ts'

let kais: TestApp
let villaId: number

beforeAll(async () => {
  kais = await startTestApp()
  villaId = await makeProperty(kais, {
    title: 'Villa Teranga',
    titleFr: 'Villa Teranga',
    description: 'Steps from the beach.',
    descriptionFr: 'À deux pas de la plage.',
    location: 'Almadies',
    kind: 'villa',
    type: 'rent',
    amenities: ['Swimming Pool'],
  })
  await makeProperty(kais, {
    title: 'Résidence des Mamelles',
    titleFr: null,
    description: 'Three rooms, 2nd floor.',
    descriptionFr: null,
    location: 'Sacré-Cœur',
    kind: 'apartment',
    type: 'buy',
    isVefa: true,
    amenities: ['Elevator', 'Fiber Optic'],
  })
})
afterAll(() => kais.close())

async function find(search: string): Promise<string[]> {
  const answer = await kais.app.inject({ url: '/api/properties', query: { search } })
  expect(answer.statusCode).toBe(200)
  return answer
    .json<PublicProperty[]>()
    .map(({ title }) => title)
    .sort()
}

const VILLA = ['Villa Teranga']
const FLAT = ['Résidence des Mamelles']
const BOTH = [...FLAT, ...VILLA]

test.for<[string, string[]]>([
  // Both languages, whichever staff wrote.
  ['swimming pool', VILLA],
  ['piscine', VILLA],
  ['à louer', VILLA],
  ['appartement', FLAT],
  ['ascenseur', FLAT],
  // As the house calls it and as others do.
  ['elevator', FLAT],
  ['lift', FLAT],
  ['fiber optic', FLAT],
  ['fibre', FLAT],
  ['VEFA', FLAT],
  ['plage', VILLA],
  // Accents, case, hyphens and words in a hurry.
  ['residence', FLAT],
  ['RÉSIDENCE', FLAT],
  ['sacre coeur', FLAT],
  ['Sacré-Cœur', FLAT],
  ['sacrecoeur', FLAT],
  ['dakar', BOTH],
  // Small slips.
  ['almadis', VILLA],
  ['piscnie', VILLA],
  ['vila teranga', VILLA],
  ['apartement', FLAT],
  ['mameles', FLAT],
  // The beginning of a word; all words must be there.
  ['tera', VILLA],
  ['villa sacre', []],
  ['igloo', []],
  // Words that say nothing hide nothing.
  ['the', BOTH],
  ['avec une piscine dans la villa', VILLA],
  ['!?', BOTH],
  ['   ', BOTH],
  ['%', BOTH],
])('“%s” finds %j', async ([search, titles]) => {
  expect(await find(search)).toEqual(titles)
})

test('A reference finds its home and no other', async () => {
  expect(await find(propertyReference(villaId))).toEqual(VILLA)
  expect(await find(propertyReference(villaId).toLowerCase().replace('-', ''))).toEqual(VILLA)
  expect(await find('KN-9999')).toEqual([])
  expect(await find('KN-999999999')).toEqual([])
})

test.for([
  "'; drop table properties; --",
  "x' | 'y",
  "\\'':*",
  '& | ! <-> ( ) : *',
  '<script>alert(1)</script>',
  '%_\\',
  '\u0000\u0007',
  '🏠🏡',
  'вилла',
  'ﷺ',
  "l'l'l'l'l'",
  'a'.repeat(200),
  'word '.repeat(40).trim(),
])('Text made to break a query is only text: %s', async (search) => {
  const answer = await kais.app.inject({ url: '/api/properties', query: { search } })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toBeInstanceOf(Array)
})

test('A changed listing is found by its new words and no longer by the old ones', async () => {
  const id = await makeProperty(kais, { title: 'Ancien moulin', titleFr: null, location: 'Thiès' })
  expect(await find('moulin')).toEqual(['Ancien moulin'])
  const answer = await kais.app.inject(`/api/properties/${id}`)
  await updateProperty(
    kais.system,
    id,
    propertyInputSchema.parse({ ...answer.json<PublicProperty>(), title: 'Nouvelle grange' }),
  )
  expect(await find('moulin')).toEqual([])
  expect(await find('grange')).toEqual(['Nouvelle grange'])
})

test('A slip that staff have mended is a slip again: it finds what was meant', async () => {
  const id = await makeProperty(kais, { title: 'Palais Teragna', titleFr: null, location: 'Thiès' })
  expect(await find('teragna')).toEqual(['Palais Teragna'])
  const answer = await kais.app.inject(`/api/properties/${id}`)
  const mended = { ...answer.json<PublicProperty>(), title: 'Palais Teranga' }
  await updateProperty(kais.system, id, propertyInputSchema.parse(mended))
  expect(await find('teragna')).toEqual(['Palais Teranga', 'Villa Teranga'])
  await deleteContent(kais.system, propertyKind, id)
  expect(await find('teragna')).toEqual(VILLA)
  expect(await find('palais')).toEqual([])
})

test('Homes written before the search knew words can be found after the next start', async () => {
  const before = await kais.db.select({ at: properties.updatedAt }).from(properties).where(eq(properties.id, villaId))
  await kais.db
    .update(properties)
    .set({ searchWords: sql`''`, updatedAt: before[0]?.at })
    .where(eq(properties.id, villaId))
  expect(await find('teranga')).toEqual([])
  await fillSearchWords(kais.db)
  expect(await find('teranga')).toEqual(VILLA)
  expect(await kais.db.select({ at: properties.updatedAt }).from(properties).where(eq(properties.id, villaId))).toEqual(
    before,
  )
})
