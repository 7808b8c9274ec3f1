import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, placeSearch, test } from './test.ts'

const count = (page: Page) => page.locator('.active').getByRole('status')
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })

test('Filters live in the address: a shared link shows the same homes, and the back button goes back', async ({
  page,
}) => {
  await page.goto('/kais-nest')
  await hydrated(page)
  await page.getByRole('link', { name: 'Rent', exact: true }).click()
  await expect(page).toHaveURL('/kais-nest?type=rent')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const place = placeSearch(page)
  await place.fill('almad')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kais-nest?location=Almadies&type=rent')
  await expect(titles(page)).toHaveText(['Villa Teranga'])
  await expect(count(page)).toHaveText('1 home')
  await expect(page.getByRole('button', { name: 'Filters, 2 set' })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/kais-nest?type=rent')
  await expect(count(page)).not.toHaveText('1 home')
  await expect(place).toHaveValue('')
  await page.goForward()
  await expect(place).toHaveValue('Almadies')

  await page.goto('/fr/kais-nest?location=almadies&type=rent')
  await expect(titles(page)).toHaveText(['Villa Teranga'])
})

test('A kind stands beside a deal, and an old link that says type=villa is understood', async ({ page }) => {
  await page.goto('/kais-nest?type=villa')
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Villa: remove this filter' })).toBeVisible()
  await page.getByRole('link', { name: 'Rent', exact: true }).click()
  await expect(page).toHaveURL('/kais-nest?type=rent&kind=villa')
  await page.getByRole('button', { name: 'Filters, 2 set' }).click()
  await expect(page.getByLabel('Kind')).toHaveValue('villa')
  await page.getByLabel('Kind').selectOption('Apartment')
  await expect(page).toHaveURL('/kais-nest?type=rent&kind=apartment')
  for (const notch of await page.locator('.notch').allTextContents()) expect(notch).toBe('To rent')
})

test('Words are searched while they are typed, in one step of the history, and find homes without their accents', async ({
  page,
}) => {
  await page.goto('/kais-nest?bedrooms=2')
  await hydrated(page)
  const box = page.getByRole('searchbox')
  await box.pressSequentially('resi', { delay: 30 })
  await expect(page).toHaveURL('/kais-nest?search=resi&bedrooms=2')
  await box.pressSequentially('dence', { delay: 30 })
  await expect(page).toHaveURL('/kais-nest?search=residence&bedrooms=2')
  await expect(titles(page).filter({ hasText: 'Résidence' }).first()).toBeVisible()
  await expect(box).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/kais-nest?bedrooms=2')

  await box.fill('teranga')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kais-nest?search=teranga&bedrooms=2')
  await page.getByRole('button', { name: 'Clear the search text' }).click()
  await expect(page).toHaveURL('/kais-nest?bedrooms=2')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('')
})

test('Each set filter is written out with a cross; removing one keeps the others and the focus', async ({ page }) => {
  await page.goto('/kais-nest?search=villa&location=Ngor&type=buy&bedrooms=2&minArea=100&isVefa=false&sort=price-asc')
  await hydrated(page)
  const chips = page.locator('.active').getByRole('link')
  await expect(chips).toHaveText([
    '“villa”',
    'Ngor',
    'Buy',
    '2 bedrooms or more',
    'From 100 m²',
    'None off-plan',
    'Clear all',
  ])
  await expect(page.getByRole('button', { name: 'Filters, 6 set' })).toBeVisible()
  await page.getByRole('link', { name: 'Ngor: remove this filter' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kais-nest?search=villa&type=buy&bedrooms=2&minArea=100&isVefa=false&sort=price-asc')
  await expect(page.getByRole('link', { name: 'Buy: remove this filter' })).toBeFocused()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/kais-nest?sort=price-asc')
  await expect(chips).toHaveCount(0)
})

test('A filter opened in another tab by its cross stays here, and takes no focus later', async ({ page, context }) => {
  await page.goto('/kais-nest?location=Ngor&type=buy')
  await hydrated(page)
  const other = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Ngor: remove this filter' }).click({ modifiers: ['ControlOrMeta'] })
  await other
  await expect(page).toHaveURL('/kais-nest?location=Ngor&type=buy')
  await page.getByLabel('Order').focus()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.getByRole('link', { name: 'Rent', exact: true }).dispatchEvent('click')
  await expect(page).toHaveURL('/kais-nest?location=Ngor&type=rent')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('Rooms beyond the choices, asked for by an address, are shown and stay through the next search', async ({
  page,
}) => {
  await page.goto('/kais-nest?bedrooms=6&bathrooms=5')
  await hydrated(page)
  await page.getByRole('button', { name: 'Filters, 2 set' }).click()
  const bedrooms = page.getByRole('group', { name: 'Bedrooms, at least' })
  await expect(bedrooms.getByRole('radio', { name: '6+' })).toBeChecked()
  await expect(
    page.getByRole('group', { name: 'Bathrooms, at least' }).getByRole('radio', { name: '5+' }),
  ).toBeChecked()
  await page.getByLabel('Order').selectOption('Largest first')
  await expect(page).toHaveURL('/kais-nest?bedrooms=6&bathrooms=5&sort=area-desc')
  await expect(bedrooms.getByRole('radio', { name: '6+' })).toBeChecked()
  await bedrooms.getByText('3', { exact: true }).click()
  await expect(page).toHaveURL('/kais-nest?bedrooms=3&bathrooms=5&sort=area-desc')
  await expect(bedrooms.getByRole('radio', { name: '6+' })).toHaveCount(0)
  await page.goBack()
  await expect(bedrooms.getByRole('radio', { name: '6+' })).toBeChecked()
})

test('The order changes with the select, and stays in the address', async ({ page }) => {
  await page.goto('/kais-nest?type=buy')
  await hydrated(page)
  const amounts = async () =>
    (await page.locator('.home .price').allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
  for (const [label, sort] of [
    ['Lowest price first', 'price-asc'],
    ['Highest price first', 'price-desc'],
  ] as const) {
    await page.getByLabel('Order').selectOption(label)
    await expect(page).toHaveURL(`/kais-nest?type=buy&sort=${sort}`)
    await expect
      .poll(async () => {
        const shown = await amounts()
        return shown.join() === shown.toSorted((a, b) => (sort === 'price-asc' ? a - b : b - a)).join()
      })
      .toBe(true)
  }
})

test('When nothing fits, the page says so, names the filter to leave out, and clearing brings the homes back', async ({
  page,
}) => {
  await page.goto('/kais-nest?location=Podor&type=rent')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search criteria or filters')).toBeVisible()
  const wayOut = page.getByRole('link', { name: /^Without the filter “Podor”/ })
  const promised = /\d+ homes?/.exec((await wayOut.textContent()) ?? '')?.[0] ?? ''
  await wayOut.click()
  await expect(page).toHaveURL('/kais-nest?type=rent')
  await expect(count(page)).toHaveText(promised)
  await page.goto('/kais-nest?search=igloo')
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('An address with nonsense in it still shows homes, and says what was left out', async ({ page }) => {
  const answer = await page.goto(
    '/kais-nest?minPrice=9&maxPrice=3&type=castle&bedrooms=-2&location=Atlantis&cursor=zzz&shown=many',
  )
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('We do not know the place “Atlantis”; showing all places.')).toBeVisible()
  await expect(page.getByText('The lowest price is above the highest, so the price range was left out.')).toBeVisible()
  await expect(page.getByText('Not understood in this address, and left out: deal and bedrooms.')).toBeVisible()
  await expect(page.locator('.active').getByRole('link')).toHaveCount(0)
  await page.goto('/kais-nest?type=villa&kind=land')
  await expect(page.getByText('The address names two kinds; “Villa” was left out.')).toBeVisible()
  await page.goto('/fr/kais-nest?location=%3Cscript%3Ealert(1)%3C/script%3E')
  await expect(page.getByText(/Nous ne connaissons pas le lieu «\s<script>alert\(1\)<\/script>\s»/)).toBeVisible()
  await page.goto("/kais-nest?search='%20or%201=1;--%20drop%20table%20properties")
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/kais-nest?maxPrice=1e6&minArea=0x10')
  await expect(page.getByRole('link', { name: /Up to 1\s000\s000\sFCFA: remove/ })).toBeVisible()
})

test('A search text without end breaks neither the page nor its promise', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  await page.goto(`/kais-nest?search=${'w'.repeat(120)}`)
  await expect(page.getByText('No properties found')).toBeVisible()
  expect(await fits()).toBe(true)
  await page.goto(`/kais-nest?search=${'w'.repeat(3_000)}`)
  await expect(page.locator('.active').getByRole('link')).toHaveCount(0)
  await expect(page.getByText('The search text is longer than 200 characters and was left out.')).toBeVisible()
  expect(await fits()).toBe(true)
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
  await expect(sheet.getByRole('slider')).toHaveCount(4)
  await expectAccessible(page)
  const place = placeSearch(sheet)
  await place.fill('ngor')
  await sheet.getByRole('option', { name: 'Ngor' }).click()
  await expect(page).toHaveURL(/location=Ngor/)
  await expect(sheet.getByRole('button', { name: /^Show \d+ homes?$/ })).toBeInViewport()
  await sheet.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/kais-nest')
  await expect(place).toHaveValue('')
  await expect(sheet.getByRole('button', { name: /^Show/ })).toBeFocused()
  // The first Escape closes an open list, the next one the sheet.
  await place.press('ArrowDown')
  await expect(sheet.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet.getByRole('listbox')).toBeHidden()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(filters).toBeFocused()
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isReturning: false })

  test('searching, filtering, paging and reading work through plain links and a form', async ({ page }) => {
    await page.goto('/kais-nest?type=rent')
    await page.getByLabel('Place').selectOption('Almadies')
    await page.getByRole('group', { name: 'Bedrooms, at least' }).getByText('5+').click()
    await page.getByRole('group', { name: 'Price a month' }).getByLabel('Up to, in FCFA').fill('1650000')
    await page.getByRole('button', { name: /^Show/ }).click()
    await expect(page).toHaveURL(/type=rent.*location=Almadies.*maxPrice=1650000.*bedrooms=5/)
    await expect(page.getByRole('group', { name: 'Price a month' }).getByLabel('Up to, in FCFA')).toHaveValue('1650000')
    await expect(titles(page)).toHaveText(['Villa Teranga'])
    await page.getByRole('link', { name: 'Villa Teranga' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Villa Teranga')
    await expect(page.getByText(/1\s600\s000\sFCFA/).first()).toBeVisible()

    await page.goto('/kais-nest')
    await page.getByRole('searchbox').fill('teranga')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Villa Teranga' })).toBeVisible()
    await page.locator('.active').getByRole('link', { name: 'Clear all' }).click()
    await page.getByRole('link', { name: 'More homes' }).click()
    await expect(page).toHaveURL('/kais-nest?shown=24#home-13')
    await expect(page.getByRole('article')).toHaveCount(24)
    await expect(page.locator('#home-13')).toBeInViewport()
  })

  test('the map says that it needs scripts, and the list stands beside it', async ({ page }) => {
    await page.goto('/kais-nest')
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }).click()
    await expect(page).toHaveURL('/kais-nest?view=map')
    await expect(page.locator('.results__map').getByRole('paragraph')).toHaveText(/^The map needs JavaScript/)
    await expect(page.getByRole('article')).toHaveCount(12)
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
  await page.getByRole('link', { name: 'Back to your search' }).click()
  await expect(page).toHaveURL('/kais-nest?search=teranga')
})
