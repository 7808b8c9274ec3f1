import { dakar, field, fillIn, form, open, panel, passengers, WORDS } from './mobility-page.ts'
import { expect, hydrated, test } from './test.ts'

test('A reload in the middle loses nothing: car, times, extras and price are back', async ({ page }) => {
  const words = WORDS.en
  await open(page, words)
  await fillIn(page, { name: 'Interrupted', days: 130 })
  await form(page).getByLabel(words.chauffeur).check()
  await expect(panel(page, words).getByRole('status')).toHaveText(words.free('Corniche'))
  await page.reload()
  await hydrated(page)
  await expect(form(page).getByText(words.kept)).toBeVisible()
  await expect(form(page).getByRole('group', { name: words.chosen('Corniche') })).toBeVisible()
  await expect(field(page, words.category)).toHaveValue('sedan')
  await expect(field(page, words.dropoff)).toHaveValue(dakar(131, '10:00'))
  await expect(passengers(page, '1-2')).toBeChecked()
  await expect(form(page).getByLabel(words.chauffeur)).toBeChecked()
  await expect(panel(page, words).locator('dd').last()).toHaveText(/^100\s000\sFCFA$/)
})
