import { expect, test } from './test.ts'

test('The description of the interface is readable for people', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: /Kais/ })).toBeVisible()
})
