import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { filtersOf, MOST_SAVED_FILTERS, type SavedFilter } from './saved-filter.schema.ts'

let kais: TestApp
let awa: { cookie: string }
let moussa: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  awa = await signInAs(kais, 'awa', 'agent')
  moussa = await signInAs(kais, 'moussa', 'editor')
})
afterAll(() => kais.close())

const URL = '/api/admin/saved-filters'
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, headers = awa) =>
  kais.app.inject({ method, url, headers, ...(payload && { payload }) })
const listed = async (tab: string, who = awa) =>
  (await call('GET', `${URL}?tab=${tab}`, undefined, who)).json<SavedFilter[]>().map(({ name }) => name)
const fieldsOf = (body: string) => Object.keys((JSON.parse(body) as { fields: object }).fields)

test('Of an address the filters are kept, in one order, and nothing that stands there for a moment', () => {
  expect(filtersOf('?status=new&add=&view=list&edit=7&search=&cursor=x')).toBe('status=new&view=list')
  expect(filtersOf('view=list&status=new')).toBe('status=new&view=list')
  expect(filtersOf('?add=')).toBe('')
})

test('Filters are kept by tab and person, renamed, deleted, and are nobody else’s', async () => {
  const made = await call('POST', URL, { tab: 'leads', name: 'Hot ones', query: '?priority=high&status=new' })
  expect(made.json()).toMatchObject({ name: 'Hot ones', query: 'priority=high&status=new' })
  const { id } = made.json<SavedFilter>()
  await call('POST', URL, { tab: 'tasks', name: 'Hot ones', query: 'due=overdue' })
  await call('POST', URL, { tab: 'leads', name: 'Mine', query: 'assignedTo=me' }, moussa)
  expect([await listed('leads'), await listed('leads', moussa)]).toEqual([['Hot ones'], ['Mine']])
  expect((await call('PATCH', `${URL}/${id}`, { name: 'Stolen' }, moussa)).statusCode).toBe(404)
  expect((await call('DELETE', `${URL}/${id}`, undefined, moussa)).statusCode).toBe(404)
  expect((await call('PATCH', `${URL}/${id}`, { name: 'Urgent' })).json()).toMatchObject({ name: 'Urgent' })
  expect((await call('DELETE', `${URL}/${id}`)).statusCode).toBe(204)
  expect(await listed('leads')).toEqual([])
})

test('What cannot be kept is refused at its field: no name, one that is taken, no filter, a list without any, the twenty-first', async () => {
  const keep = (changes: object) => call('POST', URL, { tab: 'stays', name: 'Held', query: 'held=true', ...changes })
  expect((await keep({})).statusCode).toBe(201)
  expect(fieldsOf((await keep({ name: ' ' })).body)).toEqual(['name'])
  expect(fieldsOf((await keep({})).body)).toEqual(['name'])
  expect(fieldsOf((await keep({ name: 'None', query: '?add=' })).body)).toEqual(['query'])
  expect(fieldsOf((await keep({ name: 'Long', query: `search=${'x'.repeat(1_000)}` })).body)).toEqual(['query'])
  expect(fieldsOf((await keep({ tab: 'audit' })).body)).toEqual(['tab'])
  const many = Array.from({ length: MOST_SAVED_FILTERS + 4 }, (_, n) => keep({ name: `Number ${n}` }))
  const codes = (await Promise.all(many)).map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 201)).toHaveLength(MOST_SAVED_FILTERS - 1)
  expect(await listed('stays')).toHaveLength(MOST_SAVED_FILTERS)
  const [first, second] = (await call('GET', `${URL}?tab=stays`)).json<SavedFilter[]>()
  const taken = await call('PATCH', `${URL}/${first?.id}`, { name: second?.name })
  expect(fieldsOf(taken.body)).toEqual(['name'])
})
