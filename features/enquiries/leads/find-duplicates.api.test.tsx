import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { desk, openDesk } from '#tests/helpers/lead-desk.ts'
import { openAtWork } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { findDuplicatePairs } from './duplicate.repository.server.ts'
import type { DuplicatePair } from './lead.public.ts'
import { leads } from './lead.table.server.ts'
import LeadsPage from './staff/leads.page.tsx'

openDesk()

test('Two old leads that are alike are found behind thousands of newer ones; of very many leads only what is new is compared, with all', async () => {
  const { db } = desk.kais
  const alike = { firstName: 'Khady', lastName: 'Mbengue' }
  await db.insert(leads).values([alike, alike])
  await db.execute(sql`
    insert into leads (first_name, last_name, status, source)
    select 'Awa', 'Number ' || n, 'new', 'website' from generate_series(1, 2500) n`)
  const all = await desk.kais.app.inject({ url: '/api/admin/lead-duplicates', headers: desk.agent })
  const names = all.json<DuplicatePair[]>().map(({ leads: [one, other] }) => [one.name, other.name])
  expect(names).toEqual([['Khady Mbengue', 'Khady Mbengue']])
  expect(all.headers).not.toHaveProperty('x-compared-newest')

  const few = { grouped: 2_000, newest: 100 }
  expect(await findDuplicatePairs(db, 50, few)).toEqual({ pairs: [], newest: 100 })
  const [third] = await db.insert(leads).values(alike).returning({ id: leads.id })
  const { pairs } = await findDuplicatePairs(db, 50, few)
  expect(pairs.map(({ second }) => second)).toEqual([third?.id, third?.id])
})

const lead = (id: number) => ({ id, name: `Lead ${id}`, email: null, phone: null, createdAt: '2031-05-06T08:00:00Z' })
const PAIR = { leads: [lead(1), lead(2)], reasons: ['same-name'] }

test.each([
  ['en', [], '', 'None of the newest 2,000 leads looks like another one.'],
  ['en', [PAIR], 'Possible duplicates (1 or more)', 'Looked for among the newest 2,000 leads'],
  ['fr', [], '', 'Aucune des 2 000 fiches les plus récentes ne ressemble à une autre.'],
  ['fr', [PAIR], 'Doublons possibles (1 ou plus)', 'Recherche faite parmi les 2 000 fiches les plus récentes'],
] as const)(
  'Where only the newest leads were compared the words say so (%s, %o)',
  async (locale, pairs, link, said) => {
    const screen = await openAtWork(desk.kais, {
      ...{ headers: desk.agent, pages: { 'dashboard/leads': LeadsPage }, at: '/admin/dashboard/leads?duplicates=' },
      ...{ site: { locale } },
      line: (url) =>
        url === '/api/admin/lead-duplicates'
          ? Promise.resolve(Response.json(pairs, { headers: { 'x-compared-newest': '2000' } }))
          : null,
    })
    await screen.until(() => expect(readText(screen.dialog())).toContain(said))
    expect(readText(screen.document.querySelector('.leads-head__pairs'))).toBe(link)
  },
)
