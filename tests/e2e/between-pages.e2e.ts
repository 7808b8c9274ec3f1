import { expect, hydrated, test } from './test.ts'

test('A new page without a reload says its title, begins at its top, and gives the keyboard its content', async ({
  page,
}) => {
  await page.goto('/kais-nest')
  await hydrated(page)
  await page.getByRole('article').nth(5).getByRole('link').click()
  await expect(page).toHaveURL(/\/property\/\d+$/)
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('What a hover fetched ahead is not given up when the pointer leaves after the press', async ({ page }) => {
  await page.goto('/kais-nest')
  await hydrated(page)
  const link = page.getByRole('article').nth(1).getByRole('link').first()
  const ahead = page.locator('link[rel=prefetch]')
  await link.hover()
  await expect(ahead).not.toHaveCount(0)
  // Left without a press, nothing more is wanted.
  await page.mouse.move(0, 0)
  await expect(ahead).toHaveCount(0)

  await link.hover()
  await expect(ahead).not.toHaveCount(0)
  const held = Promise.withResolvers<void>()
  await page.route(/\.data/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.mouse.down()
  await page.mouse.up()
  await page.mouse.move(0, 0)
  await expect(ahead).not.toHaveCount(0)
  held.resolve()
  await expect(page).toHaveURL(/\/property\/\d+$/)
})

test.describe('Without a network', () => {
  // The map further down may be on its way when the line is cut.
  test.use({ expectedErrors: [/Worker failed to load|Failed to (load resource|fetch)/] })

  test('the open page stays, and says why its links do not lead on', async ({ page, context }) => {
    await page.goto('/fr/contact')
    await hydrated(page)
    await page.getByLabel('Votre message').fill('Une phrase à ne pas perdre')
    await context.setOffline(true)
    await expect(page.getByText('Pas de réseau pour l’instant')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Nest' }).click()
    await expect(page).toHaveURL('/fr/contact')
    await expect(page.getByLabel('Votre message')).toHaveValue('Une phrase à ne pas perdre')
    await context.setOffline(false)
    await expect(page.getByText('Pas de réseau pour l’instant')).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Nest' }).click()
    await expect(page).toHaveURL('/fr/kais-nest')
  })
})

test('Where the server is another build than the page, a press loads the next page whole, and the way back leads back', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.route(/\.data/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-kais-build': 'another' } })
  })
  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  await page.getByRole('banner').getByRole('link', { name: 'Nest' }).click()
  await expect(page).toHaveURL(/\/kais-nest$/)
  await hydrated(page)
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})
