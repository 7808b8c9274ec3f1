import { type BuiltServer, makeDataDir, startBuiltServer } from '../helpers/built-server.ts'
import { expect, expectAccessible, test } from './test.ts'

/** A house on its first day: a server of its own, with nothing in it yet. */
let server: BuiltServer
let removeData: () => Promise<void>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const { dataDir, remove } = await makeDataDir()
  removeData = remove
  server = await startBuiltServer({
    dataDir,
    env: { DEMO_CONTENT: 'off', RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' },
  })
})

test.afterAll(async () => {
  await server?.stop()
  await removeData?.()
})

for (const { path, says } of [
  { path: '/', says: ['No testimonials available at the moment.', '0 homes on the list'] },
  { path: '/fr', says: ['Aucun témoignage pour le moment.'] },
  { path: '/kais-nest', says: ['No properties found'] },
  { path: '/kais-mobility', says: ['No car in this category today'] },
  { path: '/kais-media', says: ['Nothing published yet'] },
  { path: '/invest', says: ['No project is open today'] },
]) {
  test(`With nothing in the house, ${path} says «${says.join('», «')}» and stays whole`, async ({ page }) => {
    await page.goto(server.url + path)
    for (const sentence of says) await expect(page.getByText(sentence).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}
