import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const LINE_PAGES = [
  '/kais-mobility',
  '/kais-media',
  '/invest',
  '/kais-experience',
  '/design-studio',
  '/ai-recommendations',
] as const

test('The header’s eight words lead to their pages, and the current one says so', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const menu = page.getByRole('banner').getByRole('navigation')
  const links = menu.getByRole('link')
  await expect(links).toHaveText([
    'Home',
    'Nest',
    'Recommendations',
    'Experience',
    'Mobility',
    'Media',
    'Invest',
    'Contact',
  ])
  const current = menu.locator('[aria-current=page]')
  await expect(current).toHaveText(['Home'])
  for (const name of ['Nest', 'Recommendations', 'Experience', 'Mobility', 'Media', 'Invest', 'Contact']) {
    await menu.getByRole('link', { name }).click()
    await expect(current).toHaveText([name])
  }
})

/** Inner addresses and places on the page itself, as a visitor finds them in the page's own part. */
async function linksIn(page: Page): Promise<{ inner: string[]; anchors: string[] }> {
  const hrefs = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))))
  const unique = [...new Set(hrefs)]
  return {
    // A document has one language, and no prefix.
    inner: unique.filter((href) => href.startsWith('/') && !href.startsWith('/files/')),
    anchors: unique.filter((href) => href.startsWith('#')),
  }
}

for (const path of LINE_PAGES) {
  test(`${path} has no link that leads nowhere, in either language`, async ({ page, request }) => {
    for (const prefix of ['', '/fr']) {
      await page.goto(prefix + path)
      const { inner, anchors } = await linksIn(page)
      expect([...inner, ...anchors].length).toBeGreaterThan(0)
      for (const href of inner) {
        expect(href.startsWith(prefix)).toBe(true)
        expect((await request.get(href)).status(), href).toBe(200)
      }
      for (const anchor of anchors) await expect(page.locator(anchor)).toHaveCount(1)
      const empty = page.locator('main a:not([href]), main a[href=""], main a[href="#"]')
      await expect(empty).toHaveCount(0)
    }
  })
}

test.describe('Mobility', () => {
  test('the category narrows the fleet, stands in the address, and survives sharing', async ({ page }) => {
    await page.goto('/kais-mobility')
    await hydrated(page)
    const cars = page.getByRole('article')
    const all = await cars.count()
    const filter = page.getByRole('navigation', { name: 'Category' })
    await expect(filter.locator('[aria-current]')).toHaveText('All')

    await filter.getByRole('link', { name: 'SUV' }).click()
    await expect(page).toHaveURL('/kais-mobility?category=suv')
    await expect(filter.locator('[aria-current]')).toHaveText('SUV')
    await expect(page.getByRole('heading', { level: 2, name: '3 cars' })).toBeVisible()
    for (const category of await cars.locator('.notch').allTextContents()) expect(category).toBe('SUV')

    await page.goto('/fr/kais-mobility?category=van')
    await expect(cars.locator('.notch')).toHaveText(['Van'])
    await page.goto('/kais-mobility?category=boat&cursor=zzz')
    await expect(cars).toHaveCount(all)
  })

  test('a card tells seats, bags, equipment and both prices in the chosen currency', async ({ page }) => {
    await page.goto('/kais-mobility?category=sedan')
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Corniche' }) })
    await expect(card).toContainText('Kais Sedan S. Automatic gearbox, petrol engine.')
    await expect(card).toContainText('Leather seats')
    await expect(card.getByRole('img').first()).toBeVisible()
    await expect(card.locator('.price')).toHaveText([/^75\s000\sFCFA a day$/, /^100\s000\sFCFA a day$/])
    await page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
    await expect(card.locator('.price')).toHaveText(['€114 a day', '€152 a day'])
  })

  test('a car’s reserve link leads to the booking section and keeps the category', async ({ page }) => {
    await page.goto('/kais-mobility?category=sedan')
    await hydrated(page)
    await page.getByRole('link', { name: 'Reserve Corniche' }).click()
    await expect(page).toHaveURL('/kais-mobility?category=sedan#booking')
    const booking = page.getByRole('region', { name: 'To reserve a car' })
    await expect(booking).toBeInViewport()
    const whatsapp = booking.getByRole('link', { name: /Ask on WhatsApp/ })
    await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
    await expect(whatsapp).toHaveAttribute('target', '_blank')
    await booking.getByRole('link', { name: 'Write to us' }).click()
    await expect(page).toHaveURL('/contact?subject=mobility')
  })
})

test.describe('Invest', () => {
  test('every project shows its minimum in the chosen currency, and the risk beside the return', async ({ page }) => {
    await page.goto('/invest')
    const project = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Résidence Filao, Keur Gorgui' }) })
    await expect(project.locator('.notch')).toHaveText('VEFA, June 2028')
    await expect(project.locator('.price')).toHaveText(/^168\s000\s000\sFCFA$/)
    await page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).selectOption('USD')
    await expect(project.locator('.price')).toHaveText('$268,800')

    const projects = page.getByRole('article')
    const count = await projects.count()
    expect(count).toBeGreaterThan(3)
    await expect(projects.getByText('Expected ROI')).toHaveCount(count)
    await expect(projects.getByText(/^Targeted, not guaranteed:/)).toHaveCount(count)
    await expect(page.getByText('8% to 15%', { exact: true })).toBeVisible()
    await expect(page.getByText(/^A target, not a promise\./)).toBeVisible()
  })

  test('investing starts with a meeting in a new tab, and no deck is promised that does not exist', async ({
    page,
  }) => {
    await page.goto('/invest')
    const start = page.getByRole('link', { name: /Start Investing/ })
    await expect(start).toHaveAttribute('target', '_blank')
    await expect(start).toHaveAttribute('href', /^https?:/)
    const first = page.getByRole('article').filter({ hasText: 'Office floors, Diamniadio' })
    await expect(first.getByRole('link', { name: /^Book a meeting/ })).toHaveAttribute('target', '_blank')
    await expect(first.getByRole('link', { name: /deck/ })).toHaveCount(0)
    await first.getByRole('link', { name: /^Contact us/ }).click()
    await expect(page).toHaveURL(/\/contact\?subject=investment&investment=\d+$/)
  })
})

test('Media shows what is published, with its reading time, and keeps the texts on the server', async ({ page }) => {
  const answer = await page.goto('/kais-media')
  const html = String(await answer?.text())
  const latest = page.getByRole('region', { name: 'Latest Content' })
  await expect(latest.getByRole('heading', { name: 'Moving to Dakar in ten weeks: a calendar' })).toBeVisible()
  await expect(latest.getByText(/^\d+\sminutes to read$/).first()).toBeVisible()
  expect(html).not.toContain('Count backwards from the day of arrival')

  const podcast = page.getByRole('region', { name: 'The podcast' })
  const episode = podcast
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Episode 1: Which paper comes first' }) })
  await expect(episode).toContainText('28 minutes, March 2026')
  await expect(episode).toContainText('No recording yet')
  await expect(episode.locator('audio, button')).toHaveCount(0)
  // A draft stays a draft.
  await expect(page.getByText('Shade, air, water')).toHaveCount(0)
})

test('Experience names the eight concierge services and leads to people', async ({ page }) => {
  await page.goto('/kais-experience')
  await expect(page.getByRole('group', { name: /^Concierge services/ }).locator('label')).toHaveText([
    'Restaurant reservations',
    'Spa appointments',
    'Event planning',
    'Chauffeur services',
    'Shopping and errands',
    'Private chef',
    'Travel booking',
    'Travel coordination',
  ])
  await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toHaveAttribute('target', '_blank')
  await page.getByRole('link', { name: /design studio/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The interior design studio')
})
