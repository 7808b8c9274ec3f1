import { STAFF } from '../helpers/prepared-house.ts'
import { expect, test } from './test.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'allow' },
  expectedErrors: [/Failed to load resource|Failed to fetch/],
})

/** Which workers watch over which part of the house, as the browser knows them. */
const WORKERS = async () =>
  Object.fromEntries(
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [
      new URL(scope).pathname,
      active && new URL(active.scriptURL).pathname,
    ]),
  )

test('The staff area is an app of its own beside the site: its manifest, its worker, and a page for the time without a network that knows nobody', async ({
  freshPage: page,
}) => {
  await page.goto('/')
  const ofTheSite = await page.locator('link[rel=manifest]').getAttribute('href')
  expect(ofTheSite).toBe('/manifest.webmanifest')
  await expect.poll(() => page.evaluate(WORKERS)).toEqual({ '/': '/service-worker.js' })

  expect((await page.request.post('/api/admin/login', { data: STAFF })).ok()).toBe(true)
  await page.goto('/admin/dashboard/today')
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
  const link = page.locator('link[rel=manifest]').first()
  await expect(link).toHaveAttribute('href', '/admin/manifest.webmanifest')
  const manifest = await (await page.request.get('/admin/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ id: '/admin', scope: '/admin', start_url: '/admin/dashboard/today', lang: 'en' })
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)
  await expect
    .poll(() => page.evaluate(WORKERS))
    .toEqual({ '/': '/service-worker.js', '/admin': '/admin/service-worker.js' })
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? ''))
    .toContain('/admin/service-worker.js?lang=en')

  await page.context().setOffline(true)
  await page.goto('/admin/dashboard/leads', { waitUntil: 'commit' }).catch(() => null)
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
  const kept = await page.context().storageState()
  expect(JSON.stringify(kept)).not.toContain('leads')
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/admin/dashboard/leads')
  await expect(page.getByRole('heading', { level: 2, name: 'Leads' })).toBeVisible()
  // Nothing of staff lies in the stores of the visitors' worker.
  const stores = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stores.filter((path) => path.includes('/admin'))).toEqual([])
})
