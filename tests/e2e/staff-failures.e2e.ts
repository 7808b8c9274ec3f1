import type { Page, Route } from '@playwright/test'
import { STAFF } from '../helpers/prepared-house.ts'
import { filePicker, fillIn, picture, storeHome } from './staff-properties-page.ts'
import { expect, hydrated, test } from './test.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

/** What a house that is being repaired says. */
const SENTENCE = 'Come back in a minute.'
const refuseWith = (message: string) => (route: Route) =>
  route.fulfill({ status: 503, json: { code: 'unavailable', message } })
const refuse = refuseWith(SENTENCE)
const breakOff = (route: Route) => route.abort('connectionreset')

/** Only calls that change something; the reading ones go on. */
const only = (method: string, act: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === method ? act(route) : route.fallback()

/** The notice of a failure: red, with a title and one sentence. */
async function expectFailure(page: Page, title: string, sentence: string | RegExp): Promise<void> {
  const notice = page.locator('.toast.toast--danger')
  await expect(notice.locator('b')).toHaveText(title)
  await expect(notice.locator('p')).toHaveText(sentence)
}

test('At the sign-in a line that breaks is named as such, and what was typed stays', async ({ page }) => {
  await page.route('/api/admin/login', breakOff)
  await page.goto('/admin/login')
  await hydrated(page)
  await page.getByLabel('Username').fill(STAFF.username)
  await page.getByLabel('Password', { exact: true }).fill(STAFF.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectFailure(page, 'Error', /^Network error: .+\. Please try again\.$/)
  await expect(page.getByLabel('Username')).toHaveValue(STAFF.username)
  await expect(page).toHaveURL('/admin/login')
})

test('Whoever cannot be checked, because the house fails or the line does, is led to the sign-in', async ({
  staffPage: page,
}) => {
  for (const act of [refuse, breakOff]) {
    await page.route('/api/admin/check', act)
    await page.goto('/admin/dashboard/vehicles')
    await expect(page).toHaveURL('/admin/login')
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
    await page.unroute('/api/admin/check')
  }
  // They were signed in all the time: nothing but the check was wrong.
  await page.goto('/admin/dashboard/vehicles')
  await expect(page.getByRole('heading', { level: 2, name: 'Vehicles' })).toBeVisible()
})

test('A sign-out that does not get through is said, and the dashboard stays', async ({ staffPage: page }) => {
  await page.route('/api/admin/logout', breakOff)
  await page.goto('/admin/dashboard/vehicles')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectFailure(page, 'Error', 'Failed to logout')
  await expect(page).toHaveURL('/admin/dashboard/vehicles')
  await expect(page.getByRole('heading', { level: 2, name: 'Vehicles' })).toBeVisible()
})

test('An addition and a deletion that are refused are said in the server’s words, and nothing is lost', async ({
  staffPage: page,
}) => {
  await page.route('/api/vehicles', only('POST', refuse))
  await page.route('/api/vehicles/*', only('DELETE', refuseWith('It cannot go just now.')))
  await page.goto('/admin/dashboard/vehicles')
  const car = page.locator('.record').first()
  const name = (await car.getByRole('heading').textContent()) ?? ''
  await car.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expectFailure(page, 'Error', 'It cannot go just now.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.record').first().getByRole('heading')).toHaveText(name)

  await page.getByRole('button', { name: 'Add Vehicle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Vehicle' })
  for (const [label, value] of [
    ['Brand', 'Toyota'],
    ['Name', 'Teranga'],
    ['Model', 'Prado'],
    ['Price per day (FCFA)', '90000'],
    ['Chauffeur price per day (FCFA)', '25000'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.getByLabel('Category').selectOption('Luxury')
  await dialog.getByRole('button', { name: 'Add Vehicle' }).click()
  await expectFailure(page, 'Error', SENTENCE)
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Teranga')
})

test('A new home says what became of its pictures and why it is refused, in the server’s words', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/add-property')
  // Made where it is chosen: so much takes seconds on its way into the browser.
  await filePicker(page).evaluate((input: HTMLInputElement, bytes) => {
    const chosen = new DataTransfer()
    chosen.items.add(new File([new Uint8Array(bytes)], 'large.jpg', { type: 'image/jpeg' }))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, 10_485_760)
  await expectFailure(page, 'File Too Large', 'Images must be smaller than 10MB.')

  await page.route('/api/upload', breakOff, { times: 1 })
  await filePicker(page).setInputFiles(await picture(1))
  await expectFailure(page, 'Upload Failed', 'Failed to upload images. Please try again.')
  await page.getByRole('button', { name: 'Retry room-1.jpg' }).click()
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()

  const title = `Refused rooms ${Date.now()}`
  await fillIn(page, title, 'Chambres refusées')
  await page.route('/api/admin/properties', only('POST', refuse))
  await page.getByRole('button', { name: 'Create Property & Go Live' }).click()
  await expectFailure(page, 'Error', SENTENCE)
  await expect(page.getByLabel('Title in English')).toHaveValue(title)
})

test('A change of a home that does not get through says so, and the form keeps it', async ({ staffPage: page }) => {
  const { id } = await storeHome(page, `Unchanged house ${Date.now()}`)
  await page.route(`/api/admin/properties/${id}`, only('PUT', breakOff))
  await page.goto(`/admin/edit-property/${id}`)
  await page.getByLabel('Price in FCFA').fill('950000')
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expectFailure(page, 'Error', 'Failed to update property. Please try again.')
  await expect(page).toHaveURL(`/admin/edit-property/${id}`)
  await expect(page.getByLabel('Price in FCFA')).toHaveValue('950000')
  await page.request.delete(`/api/properties/${id}`)
})

test('Prices on the dashboard are in FCFA, whatever currency the site was read in', async ({
  staffPage: page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'kais_currency', value: 'EUR', url: baseURL ?? '' }])
  await page.goto('/admin/dashboard/properties')
  for (const tab of ['Properties', 'Vehicles', 'Investments']) {
    await page.getByRole('navigation').getByRole('link', { name: tab, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: tab })).toBeVisible()
    const amounts = page.locator('.record__amount')
    await expect(amounts.first()).toContainText(/\d{2,3}\s000\sFCFA/)
    expect((await amounts.allTextContents()).filter((amount) => !/\d\sFCFA/.test(amount))).toEqual([])
  }
})
