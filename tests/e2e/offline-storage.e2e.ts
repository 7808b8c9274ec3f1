import { hasKept, keptIn, openDoor, read } from './offline-page.ts'
import { expect, hydrated, test } from './test.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'allow' },
  expectedErrors: [/Failed to load resource|Failed to fetch/],
})

for (const [state, code] of [
  ['full', "Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))"],
  [
    'broken',
    "for (const name of ['open', 'match', 'keys']) CacheStorage.prototype[name] = () => Promise.reject(new Error())",
  ],
] as const)
  test(`Where the browser’s storage is ${state}, pages, their code and their pictures come all the same`, async ({
    freshPage: page,
    house,
  }) => {
    const door = await openDoor(house.url)
    door.giveAnother((worker) => `${code};${worker}`)
    await page.goto(`${door.url}/kais-nest`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    // The first that passes the worker, with all that belongs to it.
    await page.goto(`${door.url}/property/1`)
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    await hydrated(page)
    const picture = page.locator('main img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1)
    door.close()
  })

test('Of the pages read the last thirty stay', async ({ freshPage: page }) => {
  await read(page, '/kais-nest')
  const address = (n: number) => `/kais-nest?search=villa+${n}`
  for (let n = 1; n <= 31; n++) {
    await page.evaluate(async (path) => {
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ read: location.origin + path })
    }, address(n))
    await hasKept(page, 'kais-pages', `/~kept/en/XOF${address(n)}`)
  }
  const { 'kais-pages': pages = [] } = await keptIn(page)
  expect(pages).toHaveLength(30)
  expect(pages).not.toContain('/~kept/en/XOF/kais-nest')
})

test('A home that was kept more than a day ago stays with its picture for as long as there is no network', async ({
  freshPage: page,
}) => {
  await read(page, '/kais-nest')
  await hydrated(page)
  await page.locator('article .save').first().click()
  const isPicture = (key: string) => key.startsWith('/pictures/')
  const keptPictures = async () => (await keptIn(page))['kais-homes']?.filter(isPicture) ?? []
  await expect.poll(async () => (await keptPictures()).length).toBe(1)
  const id = await page.locator('article .save').first().getAttribute('data-home')
  await hasKept(page, 'kais-homes', `/~kept/en/XOF/shortlist.data?ids=${id}`)
  await page.evaluate(async () => {
    const homes = await caches.open('kais-homes')
    for (const key of await homes.keys()) {
      const response = await homes.match(key)
      if (!response?.headers.has('x-kept-at')) continue
      const headers = new Headers(response.headers)
      headers.set('x-kept-at', new Date(Date.now() - 48 * 3_600_000).toISOString())
      await homes.put(key, new Response(await response.text(), { headers }))
    }
  })

  await page.context().setOffline(true)
  await page.goto('/shortlist')
  await hydrated(page)
  // What nobody wants is forgotten with each look at the list: then it has looked.
  await page.evaluate(async (home) => {
    await (await caches.open('kais-homes')).put('/mark', new Response())
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ homes: [home], list: '/shortlist' })
  }, `/property/${id}`)
  await expect.poll(async () => (await keptIn(page))['kais-homes']).not.toContain('/mark')
  await page.goto(`/property/${id}`)
  await expect(page.locator('.kept')).toContainText('No network')
  expect(await keptPictures()).toHaveLength(1)
})

test('Answers of the API, what is posted, and pieces of a file pass the worker by', async ({ freshPage: page }) => {
  await read(page, '/kais-nest')
  await page.goto('/property/1')
  await hasKept(page, 'kais-pages', '/~kept/en/XOF/property/1')
  // What the page itself still fetches would be kept again.
  await page.waitForLoadState('networkidle')
  const asked = await page.evaluate(async () => {
    const [picture = ''] = (await (await caches.open('kais-pictures')).keys()).map(({ url }) => url)
    await caches.delete('kais-pictures')
    await fetch(picture, { headers: { range: 'bytes=0-9' }, cache: 'reload' })
    await fetch('/api/properties?limit=1')
    await fetch('/preferences', { method: 'POST', body: new URLSearchParams({ language: 'en' }) })
    return picture.slice(origin.length)
  })
  expect(asked).toMatch(/^\/pictures\//)
  const kept = Object.values(await keptIn(page)).flat()
  expect(kept.filter((key) => key === asked || /\/api\/|preferences/.test(key))).toEqual([])
})
