import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leads } from '#features/enquiries/leads/lead.table.server.ts'
import { referenceOf } from '#features/enquiries/reference.ts'
import { contactDraft, makeProperty, makeVehicle, signInAs, someone } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { findLeads, findSimilarLeads } from './find.repository.server.ts'
import type { Findings } from './find.server.ts'

let kais: TestApp
let agent: { cookie: string }
let editor: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'finder-agent', 'agent')
  editor = await signInAs(kais, 'finder-editor', 'editor')
})
afterAll(() => kais.close())

async function find(q: string, { who = agent, more = '' } = {}): Promise<Findings> {
  const url = `/api/admin/find?q=${encodeURIComponent(q)}${more}`
  const answer = await kais.app.inject({ url, headers: who })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Findings>()
}
const named = async (q: string, options?: { who?: { cookie: string } }) =>
  (await find(q, options)).found.map(({ kind, title }) => `${kind} ${title}`)

async function makeLead(values: Partial<typeof leads.$inferInsert>): Promise<number> {
  const [row] = await kais.db.insert(leads).values(values).returning({ id: leads.id })
  return row?.id ?? 0
}

describe('What Ctrl+K finds', () => {
  test('is a person by name, address, a part of a number, without accents and in any order of words', async () => {
    await makeLead({
      firstName: 'Aïssatou',
      lastName: 'Zoumanigui',
      email: 'zou@example.com',
      phone: '+221 77 612 34 56',
    })
    for (const typed of [
      'aissatou',
      'ZOUMANIGUI',
      'zoumanigui aïss',
      'zou@exam',
      '612 34',
      '7761234',
      '+221 77 612',
      'zo',
    ])
      expect(await named(typed), typed).toContain('lead Aïssatou Zoumanigui')
  })

  test('is the nearest name where nobody is called so', async () => {
    await makeLead({ firstName: 'Ibrahima', lastName: 'Ndiaye' })
    for (const typed of ['ndyaye', 'ndiyae', 'ibrahima ndaye', 'Ibrahimma'])
      expect(await named(typed), typed).toEqual(['lead Ibrahima Ndiaye'])
    expect(await named('qwrtzu')).toEqual([])
  })

  test('is a home by its number or its words, a car by its make; whose name begins so comes first', async () => {
    const garden = await makeProperty(kais, { title: 'House with a Baobabine', titleFr: null })
    const id = await makeProperty(kais, { title: 'Baobabine Palace', titleFr: 'Palais du Baobabine' })
    await makeProperty(kais, { title: 'Villa Almadies', titleFr: null })
    await makeVehicle(kais, { name: 'Land runner', brand: 'Citroën' })
    expect(await named(`kn-${id}`)).toEqual(['property Baobabine Palace'])
    expect(await named(String(garden))).toContain('property House with a Baobabine')
    expect(await named('baobabine')).toEqual(['property Baobabine Palace', 'property House with a Baobabine'])
    expect(await named('almadis')).toContain('property Villa Almadies')
    expect(await named('ba')).toContain('property Baobabine Palace')
    expect(await named('citroen')).toEqual(['vehicle Land runner'])
  })

  test('is whoever sent what a reference names', async () => {
    const email = someone()
    const payload = contactDraft({ name: 'Khady Sarr', email, phone: null })
    const { id } = (await kais.app.inject({ method: 'POST', url: '/api/contact', payload })).json<{ id: number }>()
    const reference = referenceOf({ kind: 'contact', id })
    expect((await find(reference.toLowerCase().replaceAll('-', ' '))).found).toMatchObject([
      { kind: 'lead', title: 'Khady Sarr', reference: reference.replaceAll('-', ' ') },
    ])
    expect(await named('KS-0000-0000')).toEqual([])
  })

  test('is nothing for signs that are no words, and never a failure', async () => {
    await makeLead({ firstName: 'Percent', lastName: '100%' })
    for (const typed of [
      '%',
      '_',
      '\\',
      '%_\\',
      '🏠',
      '---',
      "'",
      'a'.repeat(200),
      'qé zù '.repeat(60),
      '🏠'.repeat(110),
    ])
      expect(await named(typed), typed).toEqual([])
    expect(await named('percent 100%')).toEqual(['lead Percent 100%'])
    expect(await named('percent 1_0')).toEqual([])
    expect((await find('a', { more: '&limit=3' })).found.length).toBeGreaterThan(0)
  })

  test('is no person for somebody who reads none', async () => {
    const email = someone()
    const id = await makeLead({ firstName: 'Secret', lastName: 'Person', email })
    expect(await named('secret person', { who: editor })).toEqual([])
    expect(await named(email, { who: editor })).toEqual([])
    const { opened, found } = await find('', { who: editor, more: `&opened=lead-${id}` })
    expect([...opened, ...found].filter(({ kind }) => kind === 'lead' || kind === 'stay')).toEqual([])
    expect((await kais.app.inject({ url: '/api/admin/find?q=a' })).statusCode).toBe(401)
  })

  test('is what was opened last where nothing is typed, in that order, then the newest', async () => {
    const home = await makeProperty(kais, { title: 'Opened home', titleFr: null })
    const lead = await makeLead({ firstName: 'Opened', lastName: 'Lead' })
    const latest = await find('', { more: `&opened=property-${home},lead-999999,lead-${lead},nonsense,lead-x` })
    expect(latest.opened.map(({ title }) => title)).toEqual(['Opened home', 'Opened Lead'])
    expect(latest.found.some(({ kind, id }) => kind === 'lead' && id === lead)).toBe(false)
    expect(latest.found.length).toBeGreaterThan(0)
  })
})

test('Names, beginnings of names and slips are looked up in the index, not in every row', async () => {
  await kais.db.execute(sql`insert into leads (first_name, last_name, email)
    select 'Person' || n, 'Number' || n, 'p' || n || '@example.com' from generate_series(1, 20000) n`)
  await kais.db.execute(sql`vacuum analyze leads`)
  const planOf = async (query: { toSQL(): { sql: string; params: unknown[] } }) => {
    const { sql: text, params } = query.toSQL()
    const client = await kais.db.$client.connect()
    try {
      const { rows } = await client.query(`explain ${text}`, params)
      return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
    } finally {
      client.release()
    }
  }
  for (const words of [['zoumanigui'], ['zou', 'aissatou'], ['zx'], ['612345'], ['zo', '77']])
    expect(await planOf(findLeads(kais.db, words, 20)), words.join(' ')).toContain('leads_words')
  // A single letter is in every one of them: the newest are enough, and walking ends early.
  expect(await planOf(findLeads(kais.db, ['p'], 20))).not.toMatch(/leads_words|Seq Scan/)
  expect(await findSimilarLeads(kais.db, 'zumanigui')).toContainEqual(
    expect.objectContaining({ lastName: 'Zoumanigui' }),
  )
})
