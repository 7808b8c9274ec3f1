import type { Page } from '@playwright/test'
import { jpeg, pdf } from '#tests/helpers/factories.ts'
import { expect, expectAccessible, test } from './test.ts'

/** The region says each notice once more for those who hear it. */
const toast = (page: Page, title: string) =>
  page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) })

const entry = (page: Page, title: string) => page.locator('.record').filter({ hasText: title })

/** What a visitor's browser would be sent now. */
async function visitorsRead(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path)
  expect(answer.ok()).toBe(true)
  return answer.text()
}

interface Made {
  id: number
  updatedAt: string
}

async function make(page: Page, url: string, data: object): Promise<Made> {
  const answer = await page.request.post(url, { data })
  expect(answer.status()).toBe(201)
  return answer.json()
}

const project = (title: string) => ({
  title,
  titleFr: `${title} en français`,
  description: 'Twelve flats on a quiet street.',
  descriptionFr: 'Douze appartements dans une rue calme.',
  location: 'Ngor',
  minInvestment: '40000000',
  expectedRoi: '6% to 7%',
  expectedRoiFr: '6 % à 7 %',
})

test('A car is added, corrected, shown to visitors in both languages, deleted and brought back', async ({
  staffPage: page,
}) => {
  const name = `Teranga ${Date.now()}`
  await page.goto('/admin/dashboard/vehicles')
  await page.getByRole('button', { name: 'Add Vehicle' }).click()
  await expect(page).toHaveURL('/admin/dashboard/vehicles?add=')
  const dialog = page.getByRole('dialog', { name: 'Add New Vehicle' })
  await expect(dialog.getByText('This is a draft: visitors do not see it.')).toBeVisible()
  await dialog.getByLabel('Available: visitors see it').check()
  await dialog.getByRole('button', { name: 'Add Vehicle' }).click()
  await expect(dialog.getByText('Price per day is required')).toBeVisible()
  await expect(dialog.getByText('Chauffeur price is required')).toBeVisible()
  await expect(dialog.getByLabel('Brand')).toBeFocused()
  await expectAccessible(page, { within: 'dialog[open]' })

  await expect(dialog.getByLabel('Passengers')).toHaveValue('4')
  await expect(dialog.getByLabel('Bags')).toHaveValue('2')
  await expect(dialog.getByLabel('Year')).toHaveValue(String(new Date().getFullYear()))
  await dialog.getByLabel('Brand').fill('Toyota')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Model').fill('Prado')
  await dialog.getByLabel('Category').selectOption('Luxury')
  await dialog.getByLabel('Price per day (FCFA)', { exact: true }).fill('90k')
  await dialog.getByLabel('Chauffeur price').fill('25 000')
  await dialog.getByLabel('Features in English').fill('Roof tent, Fridge,')
  await dialog.getByLabel('Features in French').fill('Tente de toit, Réfrigérateur,')
  await dialog.getByLabel('Description in English').fill('For the tracks of the Sine.')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'prado.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpeg(`#${String(Date.now()).slice(-6)}`),
  })
  await expect(dialog.getByText('1 of 15')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add Vehicle' }).click()
  await expect(dialog.getByText(/^Please write a price in FCFA, above zero/)).toBeVisible()
  await expect(dialog.getByLabel('Price per day (FCFA)', { exact: true })).toBeFocused()
  await dialog.getByLabel('Price per day (FCFA)', { exact: true }).fill('90 000')
  await dialog.getByRole('button', { name: 'Add Vehicle' }).click()
  await expect(toast(page, 'Vehicle added successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin/dashboard/vehicles')

  await page.getByLabel('Name, brand, model').fill(name)
  const car = entry(page, name)
  await expect(car).toContainText(/90\s000\sFCFA\/day/)
  await expect(car).toContainText('Toyota Prado · Luxury')
  await expect(car.getByText('Available', { exact: true })).toBeVisible()
  await expect(car.getByText('Missing in French')).toBeVisible()
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  expect(await visitorsRead(page, '/kais-mobility')).toContain(name)

  await car.getByRole('button', { name: 'Edit' }).click()
  const edited = page.getByRole('dialog', { name: 'Edit Vehicle' })
  await edited.getByLabel('Description in French').fill('Pour les pistes du Sine.')
  await edited.getByLabel('Price per day (FCFA)', { exact: true }).fill('95000')
  await edited.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Vehicle updated successfully')).toBeVisible()
  await expect(car).toContainText(/95\s000\sFCFA\/day/)
  await expect(car.getByText('Missing in French')).toHaveCount(0)
  const english = await visitorsRead(page, '/kais-mobility')
  expect(english).toContain('For the tracks of the Sine.')
  expect(english).not.toContain('Pour les pistes du Sine.')
  const french = await visitorsRead(page, '/fr/kais-mobility')
  expect(french).toContain('Pour les pistes du Sine.')
  expect(french).toContain('Tente de toit')

  await car.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  // It stays for as long as the pointer does.
  await toast(page, 'Item deleted successfully').hover()
  await expect(car).toHaveCount(0)
  expect(await visitorsRead(page, '/kais-mobility')).not.toContain(name)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'It is back')).toBeVisible()
  await expect(car).toBeVisible()
  expect(await visitorsRead(page, '/fr/kais-mobility')).toContain('Pour les pistes du Sine.')

  const [stored] = await (await page.request.get(`/api/vehicles?search=${encodeURIComponent(name)}`)).json()
  await page.request.delete(`/api/vehicles/${stored.id}`)
})

test('A reservation from the site stands in the calendar of the fleet and of its car, and leads to the booking', async ({
  staffPage: page,
}) => {
  const mark = Date.now()
  const [name, visitor] = [`Lompoul ${mark}`, `Ndeye Sarr ${mark}`]
  // Not available to the tests that count cars: it is switched off again once somebody has reserved it.
  const price = { pricePerDay: 80_000, chauffeurPrice: 20_000 }
  const draft = { name, brand: 'Toyota', model: 'Hilux', category: 'luxury', ...price }
  const { id, updatedAt } = await make(page, '/api/vehicles', draft)
  const next = new Date()
  next.setUTCMonth(next.getUTCMonth() + 2, 10)
  const month = next.toISOString().slice(0, 7)
  await make(page, '/api/bookings', {
    type: 'vehicle-rental',
    name: visitor,
    email: `ndeye-${mark}@example.com`,
    phone: null,
    message: null,
    bookingData: {
      vehicleCategory: 'luxury',
      vehicleId: id,
      pickupDateTime: `${month}-10T09:00`,
      dropoffDateTime: `${month}-12T18:00`,
      passengers: '1-2',
      extras: [],
    },
  })
  const off = await page.request.put(`/api/vehicles/${id}`, {
    data: { ...draft, isAvailable: false },
    headers: { 'if-match': `"${updatedAt}"` },
  })
  expect(off.ok()).toBe(true)

  await page.goto('/admin/dashboard/vehicles')
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Calendar' }).click()
  const later = page.getByRole('link', { name: 'Next month' })
  await later.press('Enter')
  await expect(later).toHaveAttribute('href', new RegExp(`&month=${month}`))
  await later.press('Enter')
  await expect(page).toHaveURL(`/admin/dashboard/vehicles?view=calendar&month=${month}`)
  const fleet = page.getByRole('table', { name: /^Which car is held when/ })
  const row = fleet.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Toyota Hilux, unavailable')
  const bar = row.getByRole('link', { name: new RegExp(`^${visitor}, pending, from 10 .+, 09:00 to 12 .+, 18:00$`) })
  await expect(bar).toBeVisible()
  // Two days after the first say so too, for those who hear the table.
  await expect(row.getByRole('cell').filter({ hasText: visitor })).toHaveCount(3)
  await expectAccessible(page, { within: 'main' })
  await bar.press('Enter')
  const told = page.getByRole('listitem').filter({ hasText: visitor })
  await expect(told).toBeFocused()
  await expect(told).toContainText(/Free again from .+ 12 .+, 20:00/)

  await row.getByRole('link', { name }).click()
  await expect(page).toHaveURL(`/admin/dashboard/vehicles?view=calendar&month=${month}&car=${id}`)
  await page.setViewportSize({ width: 390, height: 844 })
  const own = page.getByRole('table', { name: new RegExp(`^When ${name} is held`) })
  await expect(own.getByRole('link', { name: visitor }).first()).toBeVisible()
  await expect(told.getByText('pending')).toBeVisible()
  await expectAccessible(page, { within: 'main' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await told.getByRole('link', { name: 'Open in Bookings' }).click()
  await expect(page.getByRole('heading', { level: 3, name: visitor })).toBeVisible()
  await page.request.delete(`/api/vehicles/${id}`)
})

test('Another deck replaces the old one, and the page of the project offers it at once in both languages', async ({
  staffPage: page,
}) => {
  const mark = Date.now()
  const title = `Deck of ${mark}`
  const { id } = await make(page, '/api/investments', {
    ...project(title),
    investorDeckUrl: 'https://papers.example/old.pdf',
  })
  await page.goto('/admin/dashboard/investments')
  await page.getByLabel('Title or place').fill(title)
  await expect(page).toHaveURL(/search=Deck/)
  const card = entry(page, title)
  await expect(card).toContainText(/From 40\s000\s000\sFCFA/)
  await expect(card).toContainText('Expected ROI: 6% to 7%')
  await expect(card.getByText('Ready', { exact: true })).toBeVisible()
  await card.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(`/admin/dashboard/investments/${id}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Edit Investment' })).toBeVisible()
  const deck = page.getByRole('group', { name: 'Investor deck' })
  await deck.locator('input[type=file]').setInputFiles({
    name: `Deck ${mark}.pdf`,
    mimeType: 'application/pdf',
    buffer: pdf(title),
  })
  await expect(deck.getByRole('link', { name: new RegExp(`Deck ${mark}`) })).toBeVisible()
  await expectAccessible(page, { within: 'main' })
  await page.getByLabel('Minimum investment (FCFA)').fill('40 million')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByLabel('Minimum investment (FCFA)')).toBeFocused()
  await expect(page.getByText(/^Please write a price in FCFA, above zero/)).toBeVisible()
  await page.getByLabel('Minimum investment (FCFA)').fill('41 000 000')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Investment updated successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin/dashboard/investments')

  const { investorDeckUrl } = await (await page.request.get(`/api/investments/${id}`)).json()
  expect(investorDeckUrl).toMatch(/^\/files\/.+\.pdf$/)
  for (const path of [`/invest/${id}`, `/fr/invest/${id}`]) {
    const html = await visitorsRead(page, path)
    expect(html).toContain(`href="${investorDeckUrl}"`)
    expect(html).not.toContain('papers.example')
  }
  expect((await page.request.get(investorDeckUrl)).ok()).toBe(true)

  await page.getByLabel('Title or place').fill(title)
  await card.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Item deleted successfully')).toBeVisible()
  await expect(card).toHaveCount(0)
  expect((await page.request.get(`/invest/${id}`)).status()).toBe(404)
})

test.describe('On a phone, in French', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })

  test('stages that do not come to 100% are refused with a sentence, and nothing typed is lost', async ({
    staffPage: page,
  }) => {
    const title = `Résidence ${Date.now()}`
    await page.goto('/admin/dashboard/investments/new')
    await expect(page.getByRole('heading', { level: 2, name: 'Ajouter un investissement' })).toBeVisible()
    await page.getByLabel('Titre en anglais').fill(title)
    await page.getByLabel('Description en anglais').fill('Twelve flats.')
    await page.getByLabel('Lieu').fill('Ngor')
    await page.getByLabel('Investissement minimum (FCFA)').fill('30 000 000')
    await page.getByLabel('Rendement visé en anglais').fill('6% to 7%')
    await page.getByLabel('Sur plan (VEFA)').check()
    const add = page.getByRole('button', { name: 'Ajouter une étape' })
    const stage = (n: number) => page.getByRole('group', { name: `Étape ${n}`, exact: true })
    for (const [index, [name, percent]] of [
      ['Roof', '50'],
      ['Contract', '20'],
    ].entries()) {
      await add.press('Enter')
      await expect(stage(index + 1).getByLabel('Intitulé en anglais')).toBeFocused()
      await page.keyboard.type(name ?? '')
      await stage(index + 1)
        .getByLabel('Part (%)')
        .fill(percent ?? '')
    }
    await expect(page.getByText('En tout 70\u00a0%\u00a0: il manque 30\u00a0%.')).toBeVisible()
    await page.getByRole('button', { name: 'Monter l’étape 2' }).press('Enter')
    await expect(stage(1).getByLabel('Intitulé en anglais')).toHaveValue('Contract')
    await expect(page.getByRole('button', { name: 'Monter l’étape 1' })).toBeFocused()
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    const refusal = page.getByText('Les étapes doivent faire 100\u00a0% au total.')
    await expect(refusal).toBeVisible()
    await expect(stage(1).getByLabel('Intitulé en anglais')).toBeFocused()
    await expectAccessible(page, { within: 'main' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    await expect(page.getByLabel('Titre en anglais')).toHaveValue(title)
    await expect(stage(2).getByLabel('Part (%)')).toHaveValue('50')
    await add.click()
    await stage(3).getByLabel('Intitulé en anglais').fill('Keys')
    await stage(3).getByLabel('Part (%)').fill('30')
    await expect(page.getByText('En tout 100\u00a0%.')).toBeVisible()
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(toast(page, 'Investissement ajouté')).toBeVisible()
    await expect(page).toHaveURL('/admin/dashboard/investments')
    const card = entry(page, title)
    await expect(card.getByText('Français manquant')).toBeVisible()
    await expect(card.getByText('VEFA', { exact: true })).toBeVisible()

    const [stored] = await (await page.request.get(`/api/investments?search=${encodeURIComponent(title)}`)).json()
    expect(
      stored.stagePayments.map(({ title, percent }: { title: string; percent: number }) => [title, percent]),
    ).toEqual([
      ['Contract', 20],
      ['Roof', 50],
      ['Keys', 30],
    ])
    await page.request.delete(`/api/investments/${stored.id}`)
  })
})
