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

test('The steps follow one another every 2.5 seconds, and after the third none is shown', async ({ freshPage: page }) => {
  await page.clock.install()
  await page.goto('/')
  const overlay = page.getByRole('dialog')
  await expect(overlay.getByText('Premium properties')).toBeVisible()
  await expect(overlay).toBeFocused()
  await page.clock.runFor(2_500)
  await expect(overlay.getByText('Concierge services')).toBeVisible()
  await expect(overlay.getByText('Premium properties')).toBeHidden()
  await page.clock.runFor(2_500)
  await expect(overlay.getByText('Trusted partner')).toBeVisible()
  await page.clock.runFor(2_500)
  await expect(overlay.locator('.dawn__title')).toHaveCount(0)
  await expect(overlay.getByRole('button', { name: 'Get Started' })).toBeVisible()
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
  await page.clock.install()
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
