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

test('The list grows where it stands, shows every home once, says how far it is, and the keyboard goes on at the first new home', async ({
  page,
}) => {
  await page.goto('/kais-nest')
  await hydrated(page)
  const total = Number.parseInt((await count(page).textContent()) ?? '', 10)
  const more = page.getByRole('link', { name: 'More homes' })
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
})

test('Coming back from a home, the list is as long as it was and stands where it stood', async ({ page }) => {
  await page.goto('/kais-nest')
  await hydrated(page)
  await page.getByRole('link', { name: 'More homes' }).click()
  await expect(articles(page)).toHaveCount(24)
  const home = page.locator('#home-15 h3 a')
  await home.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(1_000)
  await home.click()
  await expect(page).toHaveURL(/\/property\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(articles(page)).toHaveCount(24)
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(60)
})

test('While an answer is under way the results say that they are busy, and More homes waits for it', async ({
  page,
}) => {
  await page.goto('/kais-nest')
  await hydrated(page)
  const letGo = await holdAnswers(page)
  const buy = page.getByRole('link', { name: 'Buy', exact: true })
  await buy.click()
  const results = page.locator('#homes')
  await expect(results).toHaveAttribute('aria-busy', 'true')
  // A press counts at once: the tab and the chip do not wait for the network.
  await expect(buy).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText('Searching…')).toBeVisible()
  const more = page.getByRole('link', { name: 'More homes' })
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  // Playwright itself would wait until it is enabled.
  await more.click({ force: true })
  letGo()
  await expect(results).toHaveAttribute('aria-busy', 'false')
  await expect(page).toHaveURL('/kais-nest?type=buy')
  await expect(page.locator('.notch').filter({ hasText: 'To rent' })).toHaveCount(0)
})

test('A changed search starts the list from its beginning, and a list that was growing takes no focus later', async ({
  page,
}) => {
  await page.goto('/kais-nest?shown=24')
  await hydrated(page)
  await page.getByLabel('Order').selectOption('Largest first')
  await expect(page).toHaveURL('/kais-nest?sort=area-desc')
  await expect(articles(page)).toHaveCount(12)
  const letGo = await holdAnswers(page)
  await page.getByRole('link', { name: 'More homes' }).click()
  await expect(page.getByRole('link', { name: 'Fetching more homes…' })).toBeVisible()
  await page.getByLabel('Order').selectOption('Lowest price first')
  letGo()
  await expect(page).toHaveURL('/kais-nest?sort=price-asc')
  await expect(page.locator('#homes')).toHaveAttribute('aria-busy', 'false')
  await page.goBack()
  await expect(page).toHaveURL('/kais-nest?sort=area-desc')
  await page.goBack()
  await expect(page).toHaveURL('/kais-nest?shown=24')
  await expect(articles(page)).toHaveCount(24)
  await expect(page.locator('#home-13 h3 a')).not.toBeFocused()
})

test.describe('When the homes cannot be fetched', () => {
  test.use({ expectedErrors: [/500|Failed to load resource|net::|Failed to fetch|NetworkError/] })

  for (const [trouble, language, address, failed, retry] of [
    ['the server fails', 'English', '/kais-nest', 'Failed to fetch properties', 'Try again'],
    ['the network fails', 'French', '/fr/kais-nest', 'Impossible de charger les biens', 'Réessayer'],
  ] as const) {
    test(`because ${trouble}, the page says so in ${language}, keeps the filters and tries again`, async ({ page }) => {
      await page.goto(`${address}?bedrooms=2`)
      await hydrated(page)
      await page.route(/kais-nest\.data/, (route) =>
        trouble === 'the server fails' ? route.fulfill({ status: 500, body: '' }) : route.abort(),
      )
      await page.getByRole('searchbox').fill('teranga')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: failed })).toBeVisible()
      await expect(page).toHaveURL(`${address}?search=teranga&bedrooms=2`)
      await expect(page.getByRole('searchbox')).toHaveValue('teranga')
      await expect(page.locator('.active').getByRole('link')).toHaveCount(3)
      await expectAccessible(page, { within: '#homes' })
      await page.unroute(/kais-nest\.data/)
      await page.getByRole('button', { name: retry }).click()
      await expect(page.getByRole('link', { name: 'Villa Teranga', exact: true })).toBeVisible()
    })
  }
})

test('On a phone the view one is not in is at the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/kais-nest?type=buy')
  await hydrated(page)
  await expect(page.getByRole('navigation', { name: 'View' })).toBeHidden()
  await page.locator('#home-3').scrollIntoViewIfNeeded()
  const other = page.locator('.otherview').getByRole('link', { name: 'Map' })
  await expect(other).toBeInViewport()
  await other.click()
  await expect(page).toHaveURL('/kais-nest?type=buy&view=map#homes')
  await expect(page.locator('.otherview').getByRole('link', { name: 'List' })).toBeVisible()
})
