import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const MAP = '/kais-nest?view=map'
/** From Yoff to Point E: homes far enough apart for their prices to stand alone. */
const YOFF = '-17.5000,14.6900,-17.4500,14.7650'

const theCanvas = (page: Page) => page.locator('.map canvas')
/** What lies outside the view is hidden. */
const marks = (page: Page) => page.locator('.mark').filter({ visible: true })
const prices = (page: Page) => page.locator('.mark:not(.mark--many)').filter({ visible: true })

async function openMap(page: Page, address = MAP) {
  await page.goto(address)
  await hydrated(page)
  await expect(marks(page).first()).toBeVisible({ timeout: 30_000 })
}

test('The results stand on a map: every home found is behind a price or a number, the tab key can pass them by, and a number leads nearer; nothing comes from another host', async ({
  page,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  // What is mistyped in the address leaves the map as usable as the list.
  await openMap(page, `${MAP}&minPrice=cheap&location=Atlantis`)
  await expect(page.locator('.map__note')).toHaveCount(0)
  const { total, unlocated } = await (await page.request.get('/api/properties/map')).json()
  const counts = await page
    .locator('.mark')
    .evaluateAll((marks) => marks.map((mark) => (mark.classList.contains('mark--many') ? Number(mark.textContent) : 1)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
  expect(unlocated).toBe(0)
  await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/copyright/,
  )
  await expectAccessible(page, { within: 'main' })

  const skip = page.getByRole('link', { name: 'Skip the map' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByText('End of the map')).toBeFocused()

  const before = await prices(page).count()
  await page.locator('.mark--many').filter({ visible: true }).first().click()
  await expect.poll(() => prices(page).count()).not.toBe(before)
  await page.getByRole('button', { name: 'Closer' }).click()
  await page.waitForLoadState('networkidle')
  expect([...hosts]).toEqual([new URL(page.url()).host])
})

/** How many homes the visible buttons stand for. */
const homesInView = (page: Page) =>
  marks(page).evaluateAll((shown) =>
    shown.reduce((sum, mark) => sum + (mark.classList.contains('mark--many') ? Number(mark.textContent) : 1), 0),
  )

test('On a phone the map is the first screen; it opens where most homes are, and the whole country is one press away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openMap(page)
  const { total } = await (await page.request.get('/api/properties/map')).json()
  await expect(page.locator('.resultsmap .map')).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const first = await homesInView(page)
  expect(first).toBeGreaterThan(total / 2)
  expect(first).toBeLessThan(total)
  await page.getByRole('button', { name: 'All of Senegal' }).click()
  await expect.poll(() => homesInView(page)).toBe(total)
})

test('On the property page a circle says that the position is approximate; its code loads when the map is near', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/property/1', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => /map-engine|maplibre/.test(url))).toEqual([])
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
  await expect.poll(() => scripts.some((url) => /map-engine/.test(url))).toBe(true)
  const map = page.getByRole('group', { name: /^Map around / })
  await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/Approximate position/)).toBeVisible()
  await expectAccessible(page, { within: '.where' })
})

/** Two of the homes move together, north of the others: no zoom parts them. */
async function putTwoOnOneSpot(page: Page) {
  await page.route('**/api/properties/map*', async (route) => {
    const response = await route.fetch()
    const view = await response.json()
    const markers = view.markers.map((home: object, place: number) =>
      place < 2 ? { ...home, latitude: 14.762, longitude: -17.455 } : home,
    )
    await route.fulfill({ response, json: { ...view, markers } })
  })
}

/** Home by home, and the focus stays on the button at either end. */
async function pageThrough(page: Page, card: Locator) {
  const next = card.getByRole('button', { name: 'Bien suivant' })
  const previous = card.getByRole('button', { name: 'Bien précédent' })
  await expect(card.getByText('1 sur 2')).toBeVisible()
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.focus()
  for (const _ of ['to the end', 'and no farther']) {
    await page.keyboard.press('Enter')
    await expect(card.getByText('2 sur 2')).toBeVisible()
    await expect(next).toBeFocused()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  }
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
}

/** A drag of the map, and a press on a price before the map has come to rest. */
async function dragWhilePressing(page: Page, price: Locator) {
  const canvas = await theCanvas(page).boundingBox()
  if (!canvas) throw new Error('The map has no canvas.')
  const [x, y] = [canvas.x + canvas.width - 40, canvas.y + 200]
  await price.evaluate((mark: HTMLElement) =>
    addEventListener('mouseup', () => setTimeout(() => mark.click()), { once: true }),
  )
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 60, { steps: 3 })
  await page.mouse.up()
}

test('A shared address opens on its part of the map, in French: card and marker light each other, a press opens a home’s card, homes on one spot are paged through, and the part one moves to is searched', async ({
  page,
}) => {
  const bounds = () => new URL(page.url()).searchParams.get('bounds')
  await putTwoOnOneSpot(page)
  await openMap(page, `/fr${MAP}&bounds=${YOFF}`)
  const follow = page.getByRole('checkbox', { name: 'Chercher quand je déplace la carte' })
  await expect(follow).toBeChecked()
  await expect(page.getByRole('button', { name: 'Rapprocher' })).toBeVisible()
  await expect(page.getByText('contributeurs d’OpenStreetMap')).toBeVisible()
  expect(bounds()).toBe(YOFF)
  await page.locator('.linked').first().hover()
  await expect(page.locator('.mark[data-lit=true]')).toHaveCount(1)
  const price = prices(page).first()
  await price.hover()
  await expect(page.locator('.linked[data-lit=true]')).toHaveCount(1)

  await expect(price).toHaveAccessibleName(/FCFA.*(À vendre|À louer|Court séjour)/)
  await price.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: 'Le bien choisi sur la carte' })
  await expect(card.getByRole('heading', { level: 3 })).toBeVisible()
  await expect(card).toBeFocused()
  await expect(card.getByRole('link')).toHaveAttribute('href', /^\/fr\/property\/\d+$/)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(price).toBeFocused()

  await page.getByRole('button', { name: '2 biens ici, les montrer' }).first().click()
  await pageThrough(page, card)
  await expectAccessible(page, { within: '.resultsmap' })
  await page.keyboard.press('Escape')
  // Motion is reduced: the page's own move takes no time, it ends before the map has rested from the reader's.
  // The lowest price lies where its home's card will: the page moves the map to show both.
  await dragWhilePressing(page, prices(page).last())
  await expect(card).toBeVisible()
  await expect.poll(bounds).not.toBe(YOFF)

  const homes = page.locator('.home')
  await follow.uncheck()
  await expect(page).not.toHaveURL(/bounds=/)
  await expect(homes).toHaveCount(12)
  await follow.check()
  await expect.poll(bounds).toMatch(/^(-?\d+\.\d{4},){3}-?\d+\.\d{4}$/)
  const wide = bounds()
  await theCanvas(page).focus()
  for (let i = 0; i < 5; i++) await page.keyboard.press('+')
  await expect.poll(bounds, { timeout: 20_000 }).not.toBe(wide)
  await expect.poll(() => homes.count()).toBeLessThan(12)
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED|dynamically imported module/] })

  test('A map whose code does not load, one part or the other, can be loaded again, the list staying usable', async ({
    page,
  }) => {
    const [results, engine] = [/\/results-map-[^/]*\.js$/, /\/map-engine-[^/]*\.js$/]
    let refused = 0
    await page.route(engine, (route) => {
      refused += 1
      return route.abort()
    })
    await page.route(results, (route) => route.abort())
    await page.goto(MAP)
    const failed = page.getByText('The map did not load.')
    const again = page.getByRole('button', { name: 'Load the map again' })
    await expect(failed).toBeVisible()
    await expect(page.locator('.home').first()).toBeVisible()
    await expectAccessible(page, { within: '.resultsmap' })
    expect(refused).toBe(0)
    await page.unroute(results)
    await again.click()
    await expect.poll(() => refused).toBeGreaterThan(0)
    await expect(failed).toBeVisible()
    await expect(page.locator('.home').first()).toBeVisible()
    await page.unroute(engine)
    await again.click()
    await expect(marks(page).first()).toBeVisible({ timeout: 30_000 })
  })
})
