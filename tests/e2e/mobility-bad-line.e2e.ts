import {
  car,
  confirmation,
  dakar,
  field,
  fillIn,
  form,
  idOf,
  open,
  panel,
  passengers,
  send,
  stored,
  WORDS,
} from './mobility-page.ts'
import { expect, hydrated, test } from './test.ts'

test.describe('When the answers are lost on the way', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the form says so, keeps everything and can be sent again', async ({ page }) => {
    const words = WORDS.en
    const name = `Bad line ${Date.now()}`
    await open(page, words)
    await page.route(/\/api\/(bookings|vehicles)/, (route) => route.abort('connectionreset'))
    await fillIn(page, { name, days: 100 })
    const cost = panel(page, words)
    await expect(cost.getByRole('status')).toHaveText(words.unreachable)
    await expect(cost.locator('dd').last()).toHaveText(/^75\s000\sFCFA$/)
    await send(page, words).click()
    await expect(page.getByText(words.error, { exact: true })).toBeVisible()
    await expect(form(page).getByLabel(words.name)).toHaveValue(name)
    await expect(car(page)).toHaveValue(String(await idOf(page, 'Corniche')))
    await page.unroute(/\/api\/(bookings|vehicles)/)
    await send(page, words).click()
    await expect(confirmation(page)).toContainText(words.note)
    expect(await stored(page, name)).toHaveLength(1)
  })
})

test.describe('On a line that comes and goes', () => {
  test.use({ expectedErrors: [/Failed to (load resource|fetch)|net::/] })

  test('another car chosen while a reservation waits takes it back: only the last choice is reserved', async ({
    page,
    context,
  }) => {
    const words = WORDS.en
    const name = `Second thoughts ${Date.now()}`
    await open(page, words)
    await fillIn(page, { name, days: 190 })
    await expect(panel(page, words).getByRole('status')).toHaveText(words.free('Corniche'))
    await context.setOffline(true)
    await send(page, words).click()
    await expect(form(page).getByText('Waiting for the network')).toBeVisible()
    await page.getByRole('link', { name: `${words.reserve} Kermel` }).click()
    await expect(form(page).getByText('Waiting for the network')).toHaveCount(0)
    await send(page, words).click()
    await expect(form(page).getByText('Waiting for the network')).toBeVisible()
    await context.setOffline(false)
    await expect(confirmation(page)).toContainText(words.note)
    expect(await stored(page, name)).toMatchObject([{ vehicleName: 'Kermel (Kais Sedan L Hybrid)' }])
  })

  test('a reservation that is corrected after its answer was lost does not stand in its own way', async ({ page }) => {
    const words = WORDS.fr
    const name = `Corrected ${Date.now()}`
    await open(page, words)
    await page.route(/\/api\/vehicles/, (route) => route.abort('connectionreset'))
    await fillIn(page, { name, days: 200, words })
    await expect(panel(page, words).getByRole('status')).toHaveText(words.unreachable)
    await page.route('/api/bookings', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await send(page, words).click()
    await expect(page.getByText(words.error, { exact: true })).toBeVisible()
    await page.unroute('/api/bookings')
    await form(page).getByLabel(words.requests).fill('With a child seat')
    await expect(send(page, words)).toBeEnabled()
    await send(page, words).click()
    await expect(confirmation(page)).toContainText(words.note)
    const found = await stored(page, name)
    expect(found.filter(({ status }) => status === 'pending')).toMatchObject([{ message: 'With a child seat' }])
    expect(found).toHaveLength(2)
  })
})

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
