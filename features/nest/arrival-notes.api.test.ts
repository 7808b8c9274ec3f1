import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

/** A word that stands in the notes and nowhere else. */
const SECRET = 'keysafe4711'
const notes = { arrivalNotes: `Under the stairs: ${SECRET}.`, arrivalNotesFr: `Sous l’escalier\u00a0: ${SECRET}.` }

let kais: TestApp
let id: number

beforeAll(async () => {
  kais = await startTestApp()
  id = await makeProperty(kais, { type: 'short-stay', ...notes })
})
afterAll(() => kais.close())

test('No visitor reads how one gets into a home, from the list, the home or the map, nor finds it by a word of that', async () => {
  for (const url of [
    '/api/properties',
    `/api/properties/${id}`,
    '/api/properties/map?zoom=10',
    '/api/properties/facets',
  ]) {
    const answer = await kais.app.inject(url)
    expect(answer.statusCode, url).toBe(200)
    expect(answer.body, url).not.toMatch(/keysafe4711|arrivalNotes/)
  }
  expect((await kais.app.inject(`/api/properties?search=${SECRET}`)).json()).toEqual([])
})

test('Whoever of the house writes homes or answers guests reads it', async () => {
  const read = async (role: 'editor' | 'agent') =>
    (await kais.app.inject({ url: `/api/properties/${id}`, headers: await signInAs(kais, role, role) })).json()
  expect(await read('editor')).toMatchObject(notes)
  expect(await read('agent')).toMatchObject(notes)
})

test('A list is no place for it: that of staff leaves it out as well', async () => {
  const headers = await signInAs(kais, 'lister', 'admin')
  const list = (await kais.app.inject({ url: '/api/admin/properties', headers })).json<object[]>()
  expect(list.map((home) => 'arrivalNotes' in home)).toEqual([false])
})

test('A home that is deleted and brought back knows again how one gets in', async () => {
  const headers = await signInAs(kais, 'restorer', 'admin')
  const other = await makeProperty(kais, { type: 'short-stay', ...notes })
  const url = `/api/properties/${other}`
  expect((await kais.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204)
  const restore = `/api/admin/deleted/property/${other}/restore`
  expect((await kais.app.inject({ method: 'POST', url: restore, headers })).statusCode).toBeLessThan(300)
  expect((await kais.app.inject({ url, headers })).json()).toMatchObject(notes)
})
