import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './test.ts'

test.use({ isReturning: false })

for (const { path, start, skip, welcome } of [
  { path: '/', start: 'Get Started', skip: 'Skip', welcome: 'Welcome to Kais' },
  { path: '/fr', start: 'Commencer', skip: 'Passer', welcome: 'Bienvenue chez Kais' },
]) {
  for (const button of [start, skip]) {
    test(`A first visitor to ${path} is welcomed; «${button}» opens the site for good`, async ({ page }) => {
      await page.goto(path)
      const overlay = page.getByRole('dialog', { name: welcome })
      await expect(overlay).toBeVisible()
      await expectAccessible(page)
      await overlay.getByRole('button', { name: button }).click()
      await expect(overlay).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('kais-onboarding-completed'))).toBe('true')
      await page.reload()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(overlay).toBeHidden()
    })
  }
}

/** Time passes only when told to; without that a busy machine would be a step ahead. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-03-02T10:00:00Z' })
  await page.clock.pauseAt('2026-03-02T10:00:01Z')
}

test('The steps follow one another every 2.5 seconds, and after the third none is shown', async ({
  freshPage: page,
}) => {
  await stopTheClock(page)
  await page.goto('/')
  const overlay = page.getByRole('dialog')
  await expect(overlay).toBeFocused()
  const step = overlay.locator('.dawn__step')
  const dots = overlay.locator('.dawn__dots i')
  const markedDots = () =>
    dots.evaluateAll((all) =>
      all.map((dot) => getComputedStyle(dot).backgroundColor).map((colour) => colour !== 'rgba(0, 0, 0, 0)'),
    )
  for (const [place, title, description, marked] of [
    [
      'Step 1 of 3',
      'Premium properties',
      'Houses and apartments in Dakar and along the coast, to buy, to rent or for a short stay.',
      [true, false, false],
    ],
    [
      'Step 2 of 3',
      'Concierge services',
      'Someone to open the house, find the school, book the table and meet the plane.',
      [false, true, false],
    ],
    [
      'Step 3 of 3',
      'Trusted partner',
      'Plain answers before you sign: what a home costs, what it is, and what it is not.',
      [false, false, true],
    ],
  ] as const) {
    await expect(step.locator('p')).toHaveText([title, description])
    await expect(step.locator('svg')).toHaveCount(1)
    await expect(step.locator('svg')).toBeVisible()
    await expect(overlay.getByRole('img', { name: place, exact: true })).toBeVisible()
    expect(await markedDots()).toEqual(marked)
    await page.clock.runFor(2_500)
  }
  await expect(overlay.locator('.dawn__title')).toHaveCount(0)
  await expect(step.locator('svg')).toHaveCount(0)
  expect(await markedDots()).toEqual([false, false, false])
  await expect(overlay.getByRole('button', { name: 'Get Started' })).toBeVisible()
})

test('Both buttons fade the welcome out over 300 ms, and only then is the application told', async ({
  freshPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await stopTheClock(page)
  await page.addInitScript(() => {
    window.addEventListener('kais:onboarding-done', () => {
      document.documentElement.dataset.told = `${document.documentElement.dataset.told ?? ''}once `
    })
  })
  const overlay = page.getByRole('dialog', { name: 'Welcome to Kais' })
  const html = page.locator('html')
  for (const name of ['Get Started', 'Skip']) {
    await page.goto('/')
    await expect(overlay).toBeFocused()
    await expect(overlay).toHaveCSS('opacity', '1')
    await overlay.getByRole('button', { name }).click()
    await expect(overlay).toHaveCSS('transition-property', 'opacity')
    await expect(overlay).toHaveCSS('transition-duration', '0.3s')
    await expect(overlay).toHaveCSS('opacity', '0')
    await page.clock.runFor(299)
    await expect(overlay).toBeVisible()
    await expect(html).not.toHaveAttribute('data-told')
    await page.clock.runFor(1)
    await expect(overlay).toBeHidden()
    await expect(html).toHaveAttribute('data-told', 'once ')
    await page.evaluate(() => localStorage.clear())
  }
})

test('It fills the window, on a ground from green over amber to yellow', async ({ page }) => {
  await page.goto('/')
  const overlay = page.getByRole('dialog', { name: 'Welcome to Kais' })
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height })
    await expect(overlay).toHaveCSS(
      'background-image',
      /^linear-gradient\(174deg, rgb\(13, 49, 41\) 0%, .+ rgb\(185, 132, 41\) 86%, rgb\(239, 194, 90\) 100%\)$/,
    )
  }
})

test.describe('On a line that brings no script', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('it is decided all the same who is welcomed and who sees the site: nobody waits for it', async ({ page }) => {
    let refused = 0
    await page.route(/\/assets\/[^?]+\.js/, (route) => {
      refused += 1
      return route.abort()
    })
    await page.goto('/')
    await expect(page.getByRole('dialog', { name: 'Welcome to Kais' })).toBeVisible()
    await page.evaluate(() => localStorage.setItem('kais-onboarding-completed', 'true'))
    await page.goto('/')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(refused).toBeGreaterThan(0)
  })
})

test('While it is open, the keyboard cannot wander into the page behind it', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeFocused()
  for (const name of ['Skip', 'Get Started']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Nest' }).click()
  await expect(page).toHaveURL('/kais-nest')
})

test('Escape leaves it like «Skip»', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('kais-onboarding-completed'))).toBe('true')
})

test('On a low or narrow screen both buttons can still be reached', async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/fr')
    const start = page.getByRole('button', { name: 'Commencer' })
    await start.scrollIntoViewIfNeeded()
    await expect(start).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Passer' })).toBeInViewport({ ratio: 1 })
  }
})

test('The footer shows the welcome again from its first step, and gives the focus back afterwards', async ({
  freshPage: page,
}) => {
  await page.addInitScript(() => localStorage.setItem('kais-onboarding-completed', 'true'))
  await stopTheClock(page)
  await page.goto('/contact')
  await hydrated(page)
  const again = page.getByRole('button', { name: 'See the welcome again' })
  await again.click()
  const overlay = page.getByRole('dialog')
  await expect(overlay.getByText('Premium properties')).toBeVisible()
  await expect(overlay).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('kais-onboarding-completed'))).toBeNull()
  await overlay.getByRole('button', { name: 'Get Started' }).click()
  await page.clock.runFor(300)
  await expect(overlay).toBeHidden()
  await expect(again).toBeFocused()
})

test.describe('A crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })

  test('never sees it', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
