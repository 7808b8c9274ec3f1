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
