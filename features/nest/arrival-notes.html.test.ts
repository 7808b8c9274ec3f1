import { expect, onTestFinished, test } from 'vitest'
import { askAsStaff, newVisitor } from '#tests/helpers/site.ts'
import { signInToSite } from '#tests/helpers/site-staff.ts'
import type { StaffProperty } from './property.public.ts'

const visitor = await newVisitor()
const staff = await signInToSite()
const SECRET = 'keysafe4711'

test('No page, and nothing that a page fetches, says how one gets into a home', async () => {
  const [home] = await askAsStaff<StaffProperty[]>('/api/admin/properties?type=short-stay&limit=1')
  if (!home) throw new Error('The demo has no short stay.')
  const { id: _, reference, pictures, pricePerSqm, createdAt, updatedAt, ...draft } = home
  const id = await staff.write('/api/admin/properties', {
    ...draft,
    title: 'House of the keysafe',
    isFeatured: true,
    arrivalNotes: `Under the stairs: ${SECRET}.`,
    arrivalNotesFr: `Sous l’escalier\u00a0: ${SECRET}.`,
  })
  onTestFinished(() => staff.remove(`/api/properties/${id}`))
  expect(await askAsStaff(`/api/properties/${id}`)).toMatchObject({ arrivalNotes: `Under the stairs: ${SECRET}.` })
  const about = [`/property/${id}`, `/fr/property/${id}`, `/property/${id}.data`, `/shortlist?ids=${id}`]
  for (const path of [...about, '/', '/kais-nest', '/kais-nest?type=short-stay', '/kais-nest.data?type=short-stay']) {
    const { statusCode, body } = await visitor.ask(path)
    expect([path, statusCode]).toEqual([path, 200])
    expect(body.includes(SECRET) || body.includes('arrivalNotes'), path).toBe(false)
  }
  expect((await visitor.ask(`/property/${id}`)).body).toContain('House of the keysafe')
})
