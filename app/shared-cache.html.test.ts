import { expect, test } from 'vitest'
import { openSite, Visitor } from '#tests/helpers/site.ts'
import { dayAhead, requestStay, stayDraft } from '#tests/helpers/stays.ts'

const app = await openSite('demo', { SHARED_CACHE: '1' })
const visitor = new Visitor(app)

const mayBeShared = async (path: string) => {
  const { headers } = await visitor.ask(path)
  expect([headers['cache-control'], headers['x-accel-expires']]).toBeOneOf([
    ['public, max-age=0, must-revalidate', '1'],
    ['no-store', undefined],
  ])
  return headers['x-accel-expires'] !== undefined
}

test('Caches before us may keep the public pages', async () => {
  for (const path of ['/', '/fr', '/kais-nest', '/property/28', '/fr/kais-media', '/sitemap.xml', '/kais-nest.data'])
    expect(await mayBeShared(path), path).toBe(true)
})

test('They keep no page that is one visitor’s: a message sent, a stay, its payment, a search for free nights', async () => {
  const form = await visitor.open('/contact')
  const sent = await visitor.send(form, form.find<HTMLFormElement>('form.form'), {
    firstName: 'Awa',
    lastName: 'Diop',
    email: 'awa@example.com',
    serviceInterest: 'real-estate',
    message: 'Is it still free?',
  })
  expect(sent.path).toMatch(/^\/sent\//)
  const homes = (await app.inject({ url: '/api/properties?type=short-stay' })).json<
    { id: number; stayTerms: object }[]
  >()
  const home = homes.find(({ stayTerms }) => stayTerms)?.id ?? 0
  const nights = { arrival: dayAhead(300), departure: dayAhead(307) }
  const { address } = (await requestStay({ app }, stayDraft(home, nights))).json<{ address: string }>()
  const asked = `/property/${home}?arrival=${nights.arrival}&departure=${nights.departure}`
  for (const path of [sent.path.replace(/#.*/, ''), address, `/fr${address}`, `${address}.data`, asked, '/nowhere'])
    expect(await mayBeShared(path), path).toBe(false)
})
