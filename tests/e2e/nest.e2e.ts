import { expect, expectAccessible, hydrated, test } from './test.ts'

test('Filters live in the address: a shared link shows the same homes, and the back button goes back', async ({
  page,
}) => {
  await page.goto('/kais-nest')
  await hydrated(page)
  await page.getByRole('link', { name: 'Rent', exact: true }).click()
  await expect(page).toHaveURL('/kais-nest?type=rent')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel('Place').selectOption('Almadies')
  await expect(page).toHaveURL('/kais-nest?location=Almadies&type=rent')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Villa Teranga'])
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 home')
  await expect(page.getByRole('button', { name: 'Filters, 2 set' })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/kais-nest?type=rent')
  await expect(page.getByRole('main').getByRole('status')).not.toHaveText('1 home')

  await page.goto('/fr/kais-nest?location=almadies&type=rent')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Villa Teranga'])
})

test('Bedrooms mean at least, a price typed counts when it is left, and words find homes without their accents', async ({
  page,
}) => {
  await page.goto('/kais-nest?type=buy')
  await hydrated(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('group', { name: 'Bedrooms, at least' }).getByText('4').click()
  await expect(page).toHaveURL(/bedrooms=4/)
  await page.getByRole('group', { name: 'Price in FCFA' }).getByLabel('Up to').fill('400000000')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/maxPrice=400000000/)
  for (const text of await page.locator('.home__at').allTextContents()) {
    expect(Number(/(\d+) bedroom/.exec(text)?.[1])).toBeGreaterThanOrEqual(4)
  }
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/kais-nest')
  await page.getByRole('searchbox').fill('residence')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kais-nest?search=residence')
  await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: 'Résidence' }).first()).toBeVisible()
})

test('When nothing fits, the page says so and clearing brings the homes back', async ({ page }) => {
  await page.goto('/kais-nest?search=igloo')
  await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search criteria or filters')).toBeVisible()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('Paging shows every home once', async ({ page }) => {
  await page.goto('/kais-nest')
  await hydrated(page)
  const total = Number.parseInt((await page.getByRole('main').getByRole('status').textContent()) ?? '', 10)
  const seen = new Set<string>()
  for (;;) {
    const links = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const link of links) seen.add(String(link))
    const more = page.getByRole('link', { name: 'More homes' })
    if ((await more.count()) === 0) break
    const first = await page.getByRole('article').first().textContent()
    await more.click()
    await expect(page.getByRole('article').first()).not.toHaveText(String(first))
  }
  expect(seen.size).toBe(total)
})

test('An address with nonsense in it still shows homes', async ({ page }) => {
  const answer = await page.goto(
    '/kais-nest?minPrice=9&maxPrice=3&type=castle&bedrooms=-2&location=Atlantis&cursor=zzz',
  )
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('A property page tells all of the villa, with its rental terms and a WhatsApp text that names it', async ({
  page,
}) => {
  await page.goto('/kais-nest?search=teranga')
  await page.getByRole('link', { name: 'Villa Teranga' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Villa Teranga')
  const terms = page.getByRole('region', { name: 'Rental terms' })
  await expect(terms).toContainText(/1\s600\s000\sFCFA tax included/)
  await expect(terms).toContainText('3 years')
  await expect(terms).toContainText(/3 months: rent 1, deposit 1, agency fee 1.*4\s800\s000\sFCFA/)
  const href = await page.getByRole('link', { name: /Ask on WhatsApp/ }).getAttribute('href')
  expect(decodeURIComponent(String(href))).toMatch(
    /^https:\/\/wa\.me\/\d+\?text=.*Villa Teranga \(KN-\d{4}\): http.*\/property\/\d+$/,
  )
  for (const name of [/Book a viewing/, /Request a callback/]) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  await page.getByRole('link', { name: 'Back to all homes' }).click()
  await expect(page).toHaveURL('/kais-nest')
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isReturning: false })

  test('searching, filtering, paging and reading work through plain links and a form', async ({ page }) => {
    await page.goto('/kais-nest')
    await page.getByLabel('Place').selectOption('Almadies')
    await page.getByRole('group', { name: 'Bedrooms, at least' }).getByText('5+').click()
    await page.getByRole('button', { name: /^Show/ }).click()
    await expect(page).toHaveURL(/location=Almadies.*bedrooms=5/)
    await page.getByRole('link', { name: 'Villa Teranga' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Villa Teranga')
    await expect(page.getByText(/1\s600\s000\sFCFA/).first()).toBeVisible()
    await page.goto('/kais-nest')
    await page.getByRole('link', { name: 'More homes' }).click()
    await expect(page).toHaveURL(/cursor=/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('the language and the currency can be chosen', async ({ page }) => {
    await page.goto('/kais-nest?search=teranga')
    await page.getByRole('banner').getByRole('button', { name: 'FR' }).click()
    await expect(page).toHaveURL('/fr/kais-nest?search=teranga')
    await page.getByRole('banner').getByRole('combobox', { name: 'Devise' }).selectOption('EUR')
    await page.getByRole('banner').getByRole('button', { name: 'Appliquer' }).click()
    await expect(page.locator('.price').first()).toHaveText('€2,439 par mois')
  })
})

test('On a phone the filters are a dialog: the focus goes in, Escape leaves, and the focus comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/kais-nest')
  await hydrated(page)
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await expectAccessible(page)
  await sheet.getByLabel('Place').selectOption('Ngor')
  await expect(page).toHaveURL(/location=Ngor/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(filters).toBeFocused()
})

test('A search text without end breaks neither the page nor its promise', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  await page.goto(`/kais-nest?search=${'w'.repeat(120)}`)
  await expect(page.getByText('No properties found')).toBeVisible()
  expect(await fits()).toBe(true)
  await page.goto(`/kais-nest?search=${'w'.repeat(3_000)}`)
  await expect(page.locator('.active').getByRole('link')).toHaveCount(0)
  expect(await fits()).toBe(true)
})
