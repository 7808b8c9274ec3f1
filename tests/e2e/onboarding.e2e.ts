import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './test.ts'

test.use({ isReturning: false })

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('kais-onboarding-completed'))

test('A first visitor is welcomed on the whole window, from green over amber to yellow; the keyboard stays in the welcome, and «Get Started» opens the site for good', async ({
  page,
}) => {
  await page.goto('/')
  const overlay = page.getByRole('dialog', { name: 'Welcome to Kais' })
  await expect(overlay).toBeFocused()
  await expectAccessible(page)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height })
    await expect(overlay).toHaveCSS(
      'background-image',
      /^linear-gradient\(174deg, rgb\(13, 49, 41\) 0%, .+ rgb\(185, 132, 41\) 86%, rgb\(239, 194, 90\) 100%\)$/,
    )
  }
  for (const name of [/^Step 1/, /^Step 2/, /^Step 3/, 'Play the steps', 'Skip', 'Get Started']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(overlay).toBeHidden()
  expect(await stored(page)).toBe('true')
  await page.getByRole('banner').getByRole('link', { name: 'Nest' }).click()
  await expect(page).toHaveURL('/kais-nest')
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('In French, on a low or narrow screen, both buttons can be reached; «Passer» opens the site', async ({ page }) => {
  await page.goto('/fr')
  const overlay = page.getByRole('dialog', { name: 'Bienvenue chez Kais' })
  await expect(overlay).toBeVisible()
  await expectAccessible(page)
  const [start, skip] = ['Commencer', 'Passer'].map((name) => overlay.getByRole('button', { name })) as [
    Locator,
    Locator,
  ]
  for (const [width, height] of [
    [844, 390],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await start.scrollIntoViewIfNeeded()
    await expect(start).toBeInViewport({ ratio: 1 })
    await expect(skip).toBeInViewport({ ratio: 1 })
  }
  await skip.click()
  await expect(overlay).toBeHidden()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await stored(page)).toBe('true')
})

/** Fades over 300 ms, and only then is the application told. */
async function leaveBy(page: Page, overlay: Locator, name: string, told: string): Promise<void> {
  const html = page.locator('html')
  await expect(overlay).toHaveCSS('opacity', '1')
  await overlay.getByRole('button', { name }).click()
  await expect(overlay).toHaveCSS('transition-property', 'opacity')
  await expect(overlay).toHaveCSS('transition-duration', '0.3s')
  await expect(overlay).toHaveCSS('opacity', '0')
  await page.clock.runFor(299)
  await expect(overlay).toBeVisible()
  await expect(html).not.toHaveAttribute('data-told', told)
  await page.clock.runFor(1)
  await expect(overlay).toBeHidden()
  await expect(html).toHaveAttribute('data-told', told)
}

test('The steps follow one another every 2.5 seconds, and the last one stays; both buttons fade the welcome out over 300 ms; the footer shows it again from its first step, and gets the focus back', async ({
  freshPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // Time passes only when told to; without that a busy machine would be a step ahead.
  await page.clock.install({ time: '2026-03-02T10:00:00Z' })
  await page.clock.pauseAt('2026-03-02T10:00:01Z')
  await page.addInitScript(() => {
    window.addEventListener('kais:onboarding-done', () => {
      document.documentElement.dataset.told = `${document.documentElement.dataset.told ?? ''}once `
    })
  })
  await page.goto('/')
  await hydrated(page)
  const overlay = page.getByRole('dialog', { name: 'Welcome to Kais' })
  await expect(overlay).toBeFocused()
  const title = overlay.locator('.onboarding__title')
  const icon = overlay.locator('.onboarding__step svg')
  const markedDots = () =>
    overlay
      .locator('.onboarding__dots i')
      .evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor !== 'rgba(0, 0, 0, 0)'))
  for (const [name, marked] of [
    ['Premium properties', [true, false, false]],
    ['Concierge services', [false, true, false]],
    ['Trusted partner', [false, false, true]],
  ] as const) {
    await expect(title).toHaveText(name)
    await expect(icon).toBeVisible()
    expect(await markedDots()).toEqual(marked)
    await page.clock.runFor(2_500)
  }
  await page.clock.runFor(60_000)
  await expect(title).toHaveText('Trusted partner')
  expect(await markedDots()).toEqual([false, false, true])

  await leaveBy(page, overlay, 'Get Started', 'once ')
  const again = page.getByRole('button', { name: 'See the welcome again' })
  await again.click()
  await expect(title).toHaveText('Premium properties')
  await expect(overlay).toBeFocused()
  expect(await stored(page)).toBeNull()
  await leaveBy(page, overlay, 'Skip', 'once once ')
  await expect(again).toBeFocused()
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
