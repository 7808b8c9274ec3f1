import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const count = (page: Page) => page.locator('.active').getByRole('status')
const articles = (page: Page) => page.getByRole('article')
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The next answer to a search waits until it is let go. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/kais-nest\.data/, async (route) => {
    await held
    // A search that was given up meanwhile has nobody to answer.
    await route.continue().catch(() => {})
  })
  return letGo
}

test('The list grows where it stands, shows every home once, says how far it is, and the keyboard goes on at the first new home; whoever comes back from a home finds it as it stood', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/kais-nest')
  await hydrated(page)
  const total = Number.parseInt((await count(page).textContent()) ?? '', 10)
  const more = page.getByRole('link', { name: 'Show more homes' })
  for (let shown = 12; shown < total; ) {
    await expect(page.locator('.pager')).toContainText(`${shown} of ${total} homes`)
    await more.scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    await more.focus()
    await page.keyboard.press('Enter')
    const firstNew = page.locator(`#home-${shown + 1}`)
    shown = Math.min(shown + 12, total)
    await expect(articles(page)).toHaveCount(shown)
    await expect(count(page)).toHaveText(`${shown} of ${total} homes`)
    await expect(firstNew.locator('h3 a')).toBeFocused()
    await expect(firstNew).toBeInViewport()
    expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(4)
  }
  await expect(more).toBeHidden()
  await expect(page).toHaveURL(`/kais-nest?shown=${Math.ceil(total / 12) * 12}`)
  const links = await page.locator('.home h3 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(links).size).toBe(total)
  // A list needs nothing of the map's.
  expect(asked.filter((url) => /map-engine|maplibre/.test(url))).toEqual([])

  const home = page.locator('#home-15 h3 a')
  await home.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(1_000)
  await home.click()
  await expect(page).toHaveURL(/\/property\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(articles(page)).toHaveCount(total)
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(60)
})

test('While an answer is under way the results say that they are busy, and Show more homes waits for it; a changed search starts the list anew, and a list that was growing takes no focus later', async ({
  page,
}) => {
  await page.goto('/kais-nest?shown=24')
  await hydrated(page)
  const order = page.getByLabel('Sort by')
  const results = page.locator('#homes')
  const more = page.getByRole('link', { name: 'Show more homes' })
  await order.selectOption('Largest first')
  await expect(page).toHaveURL('/kais-nest?sort=area-desc')
  await expect(articles(page)).toHaveCount(12)

  let letGo = await holdAnswers(page)
  const buy = page.getByRole('link', { name: 'Buy', exact: true })
  await buy.click()
  await expect(results).toHaveAttribute('aria-busy', 'true')
  // A press counts at once: the tab and the chip do not wait for the network.
  await expect(buy).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText('Searching…')).toBeVisible()
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  // Playwright itself would wait until it is enabled.
  await more.click({ force: true })
  letGo()
  await expect(results).toHaveAttribute('aria-busy', 'false')
  await expect(page).toHaveURL('/kais-nest?type=buy&sort=area-desc')
  await expect(page.locator('.notch').filter({ hasText: 'To rent' })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/kais-nest?sort=area-desc')
  await expect(results).toHaveAttribute('aria-busy', 'false')

  letGo = await holdAnswers(page)
  await more.click()
  await expect(page.getByRole('link', { name: 'Loading more homes…' })).toBeVisible()
  await order.selectOption('Lowest price first')
  letGo()
  await expect(page).toHaveURL('/kais-nest?sort=price-asc')
  await expect(results).toHaveAttribute('aria-busy', 'false')
  await page.goBack()
  await expect(page).toHaveURL('/kais-nest?sort=area-desc')
  await page.goBack()
  await expect(page).toHaveURL('/kais-nest?shown=24')
  await expect(articles(page)).toHaveCount(24)
  await expect(page.locator('#home-13 h3 a')).not.toBeFocused()
})

test.describe('When the homes cannot be fetched', () => {
  test.use({ expectedErrors: [/500|Failed to load resource|net::|Failed to fetch|NetworkError/] })

  test('because the server fails, or the network, the page says so, keeps the filters and tries again', async ({
    page,
  }) => {
    await page.goto('/kais-nest?bedrooms=2')
    await hydrated(page)
    const box = page.getByRole('searchbox')
    const failed = page.getByRole('heading', { name: 'Failed to fetch properties' })
    await page.route(/kais-nest\.data/, (route) => route.fulfill({ status: 500, body: '' }))
    await box.fill('teranga')
    await page.keyboard.press('Enter')
    await expect(failed).toBeVisible()
    await expect(page).toHaveURL('/kais-nest?search=teranga&bedrooms=2')
    await expect(box).toHaveValue('teranga')
    await expect(page.locator('.active').getByRole('link')).toHaveCount(3)
    await expectAccessible(page, { within: '#homes' })
    await page.unroute(/kais-nest\.data/)
    const villa = page.getByRole('link', { name: 'Villa Teranga', exact: true })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(villa).toBeVisible()

    await page.route(/kais-nest\.data/, (route) => route.abort())
    await page.getByRole('link', { name: 'Rent', exact: true }).click()
    await expect(failed).toBeVisible()
    await expect(page).toHaveURL('/kais-nest?search=teranga&type=rent&bedrooms=2')
    await expect(page.locator('.active').getByRole('link')).toHaveCount(4)
    await page.unroute(/kais-nest\.data/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(villa).toBeVisible()
  })
})
