import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const MAP = '/kais-nest?view=map'
/** From Yoff to Point E: homes far enough apart for their prices to stand alone. */
const YOFF = '-17.5000,14.6900,-17.4500,14.7650'

const theMap = (page: Page) => page.getByRole('region', { name: 'Map of the homes found' }).first()
/** What lies outside the view is hidden. */
const marks = (page: Page) => page.locator('.mark').filter({ visible: true })
const prices = (page: Page) => page.locator('.mark:not(.mark--many)').filter({ visible: true })

async function openMap(page: Page, address = MAP) {
  await page.goto(address)
  await hydrated(page)
  await expect(marks(page).first()).toBeVisible({ timeout: 30_000 })
}

test('The results stand on a map: every home found is behind a price or a number, and the tab key can pass them by', async ({
  page,
}) => {
  await openMap(page)
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
})

test('A number leads nearer, until prices stand alone; nothing on the way comes from another host', async ({
  page,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  // What is mistyped in the address leaves the map as usable as the list.
  await openMap(page, `${MAP}&minPrice=cheap&location=Atlantis`)
  await expect(page.locator('.map__note')).toHaveCount(0)
  const before = await prices(page).count()
  await page.locator('.mark--many').first().click()
  await expect.poll(() => prices(page).count()).not.toBe(before)
  await page.getByRole('button', { name: 'Closer' }).click()
  await page.waitForLoadState('networkidle')
  expect([...hosts]).toEqual([new URL(page.url()).host])
})

test('On the property page a circle says that the position is approximate; its code loads when the map is near', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/kais-nest', { waitUntil: 'networkidle' })
  await page.goto('/property/1', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => /map-engine|maplibre/.test(url))).toEqual([])
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
  await expect.poll(() => scripts.some((url) => /map-engine/.test(url))).toBe(true)
  const map = page.getByRole('group', { name: /^Map around / })
  await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/Approximate position/)).toBeVisible()
  await expectAccessible(page, { within: '.where' })
})

test('A shared address opens on its part of the map; a card and its marker light each other, and a press opens the home’s card', async ({
  page,
}) => {
  await openMap(page, `${MAP}&bounds=${YOFF}`)
  await expect(page.getByRole('checkbox', { name: 'Search as I move the map' })).toBeChecked()
  expect(new URL(page.url()).searchParams.get('bounds')).toBe(YOFF)
  await page.locator('.linked').first().hover()
  await expect(page.locator('.mark[data-lit=true]')).toHaveCount(1)
  const price = prices(page).first()
  await price.hover()
  await expect(page.locator('.linked[data-lit=true]')).toHaveCount(1)

  await expect(price).toHaveAccessibleName(/FCFA.*(For sale|To rent|Short stay)/)
  await price.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: 'The home chosen on the map' })
  await expect(card.getByRole('heading', { level: 3 })).toBeVisible()
  await expect(card).toBeFocused()
  await expect(card.getByRole('link')).toHaveAttribute('href', /^\/property\/\d+$/)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(price).toBeFocused()
})

test('Searching as I move the map changes the address and the list', async ({ page }) => {
  await openMap(page)
  const all = await page.locator('.home').count()
  await page.getByRole('checkbox', { name: 'Search as I move the map' }).check()
  await expect(page).toHaveURL(/bounds=/)
  const first = new URL(page.url()).searchParams.get('bounds')
  expect(first).toMatch(/^(-?\d+\.\d{4},){3}-?\d+\.\d{4}$/)
  await theMap(page).locator('canvas').focus()
  for (let i = 0; i < 5; i++) await page.keyboard.press('+')
  await expect.poll(() => new URL(page.url()).searchParams.get('bounds'), { timeout: 20_000 }).not.toBe(first)
  await expect.poll(() => page.locator('.home').count()).toBeLessThan(all)
  await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck()
  await expect(page).not.toHaveURL(/bounds=/)
  await expect.poll(() => page.locator('.home').count()).toBe(all)
})

test('A part chosen by dragging is searched even when a price is pressed at once', async ({ page }) => {
  // Motion is reduced: the page's own move takes no time, it ends before the map has rested from the reader's.
  await openMap(page, `${MAP}&bounds=${YOFF}`)
  const canvas = await theMap(page).locator('canvas').boundingBox()
  if (!canvas) throw new Error('The map has no canvas.')
  const [x, y] = [canvas.x + canvas.width - 40, canvas.y + 200]
  // The lowest price lies where its home's card will: the page moves the map to show both.
  await prices(page)
    .last()
    .evaluate((price: HTMLElement) =>
      addEventListener('mouseup', () => setTimeout(() => price.click()), { once: true }),
    )
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 60, { steps: 3 })
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'The home chosen on the map' })).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('bounds')).not.toBe(YOFF)
})

test('In French, the map’s own words are French too', async ({ page }) => {
  await page.goto('/fr/kais-nest?view=map')
  await expect(marks(page).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Rapprocher' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Chercher quand je déplace la carte' })).toBeVisible()
  await expect(page.getByText('contributeurs d’OpenStreetMap')).toBeVisible()
})

test('A browser that cannot draw says so, and the list stays', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(MAP)
  await expect(page.getByText('This browser cannot draw the map. The list shows the same homes.')).toBeVisible()
  await expect(page.locator('.home').first()).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED|dynamically imported module/] })

  for (const part of ['map-engine', 'results-map']) {
    test(`A map whose ${part} does not load can be loaded again, the list staying usable`, async ({ page }) => {
      const code = new RegExp(`/${part}-[^/]*\\.js$`)
      await page.route(code, (route) => route.abort())
      await page.goto(MAP)
      await expect(page.getByText('The map did not load.')).toBeVisible()
      await expect(page.locator('.home').first()).toBeVisible()
      await expectAccessible(page, { within: '.resultsmap' })
      await page.unroute(code)
      await page.getByRole('button', { name: 'Load the map again' }).click()
      await expect(marks(page).first()).toBeVisible({ timeout: 30_000 })
    })
  }
})

test('Homes on one spot are paged through, and the focus stays on the button at either end', async ({ page }) => {
  await page.route('**/api/properties/map*', async (route) => {
    const response = await route.fetch()
    const view = await response.json()
    const markers = view.markers.slice(0, 2).map((home: object) => ({ ...home, latitude: 14.72, longitude: -17.47 }))
    await route.fulfill({ response, json: { ...view, markers } })
  })
  await openMap(page)
  await marks(page).click()
  const card = page.getByRole('dialog', { name: 'The home chosen on the map' })
  const next = card.getByRole('button', { name: 'Next home' })
  const previous = card.getByRole('button', { name: 'Previous home' })
  await expect(card.getByText('1 of 2')).toBeVisible()
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.focus()
  for (const _ of ['to the end', 'and no farther']) {
    await page.keyboard.press('Enter')
    await expect(card.getByText('2 of 2')).toBeVisible()
    await expect(next).toBeFocused()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  }
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  await expectAccessible(page, { within: '.resultsmap' })
})

test('Homes too many to send at once are asked for where the map looks', async ({ page }) => {
  const asked: URLSearchParams[] = []
  await page.route('**/api/properties/map*', async (route) => {
    const query = new URL(route.request().url()).searchParams
    asked.push(query)
    if (query.has('bounds')) return route.continue()
    const response = await route.fetch()
    const view = await response.json()
    const spot = { latitude: 14.72, longitude: -17.47 }
    const square = { count: view.total, ...spot, west: -17.52, south: 14.66, east: -17.42, north: 14.76 }
    await route.fulfill({ response, json: { ...view, markers: [square] } })
  })
  await openMap(page)
  // The one square has given way to what is in it.
  await expect.poll(() => marks(page).count()).toBeGreaterThan(1)
  const before = asked.length
  expect(asked.map((query) => query.has('bounds'))).toEqual([false, ...asked.slice(1).map(() => true)])
  await page.getByRole('button', { name: 'Closer' }).click()
  await expect.poll(() => asked.length).toBeGreaterThan(before)
  const last = asked.at(-1)
  expect(last?.get('bounds')).not.toBe(asked[before - 1]?.get('bounds'))
  expect(Number(last?.get('zoom'))).toBeGreaterThan(Number(asked[before - 1]?.get('zoom')))
  expect(asked.filter((query) => !query.has('bounds'))).toHaveLength(1)
})
