import type { Page } from '@playwright/test'
import { findHome, gallery, open, openVilla, slide, villa } from './property-page.ts'
import { expect, expectAccessible, test } from './test.ts'

const offPlan = (page: Page) => findHome(page.request, 'search=Cap-Vert&isVefa=true')

test('The way here is written above, leads back up, and is told to search engines', async ({ page }) => {
  const { id } = await villa(page)
  await open(page, `/fr/property/${id}`)
  const trail = page.getByRole('navigation', { name: 'Vous êtes ici' })
  await expect(trail.getByRole('listitem')).toHaveText(['Accueil', 'Nest', 'Almadies', 'Villa Teranga'])
  await expect(trail.locator('[aria-current=page]')).toHaveText('Villa Teranga')
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const list = scripts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'BreadcrumbList')
  expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Accueil',
    'Nest',
    'Almadies',
    'Villa Teranga',
  ])
  expect(list.itemListElement[2].item).toMatch(/\/fr\/kais-nest\?location=Almadies$/)
  await trail.getByRole('link', { name: 'Almadies' }).click()
  await expect(page).toHaveURL('/fr/kais-nest?location=Almadies')
})

test('Whoever came from a search goes back to it, filters and all; whoever did not goes to all homes', async ({
  page,
}) => {
  const { id } = await villa(page)
  await open(page, '/kais-nest?type=rent&location=Almadies')
  await page.getByRole('main').getByRole('link', { name: 'Villa Teranga' }).click()
  await expect(page).toHaveURL(`/property/${id}`)
  // By way of another home it is still the same search.
  await page
    .getByRole('region', { name: 'Near in price or place' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .click()
  await expect(page).not.toHaveURL(`/property/${id}`)
  await page.getByRole('link', { name: 'Back to your search' }).click()
  await expect(page).toHaveURL('/kais-nest?type=rent&location=Almadies')

  await open(page, `/property/${id}`)
  const fresh = await page.context().newPage()
  await fresh.goto(`/property/${id}`)
  await fresh.getByRole('link', { name: 'Back to all homes' }).click()
  await expect(fresh).toHaveURL('/kais-nest')
})

test('An off-plan home wears both badges, says when the keys are due, and what to ask before signing', async ({
  page,
}) => {
  const { id } = await offPlan(page)
  await open(page, `/property/${id}`)
  await expect(page.locator('.tags').getByRole('listitem')).toHaveText([
    'Off-plan (VEFA)',
    'For sale',
    /^Keys due \w+ \d{4}$/,
  ])
  const asks = page.getByRole('region', { name: 'What to ask before you sign' })
  await expect(asks.locator('dt')).toHaveText([
    'The title',
    'The état des droits réels',
    'The notary',
    'The completion guarantee',
    'The delivery date',
  ])
  await expect(asks).toContainText('not legal advice')
})

test('A rented villa has neither but its rooms and metres; a plot of land counts no rooms', async ({ page }) => {
  await openVilla(page)
  await expect(page.locator('.tags').getByRole('listitem')).toHaveText(['To rent'])
  await expect(page.getByRole('heading', { name: 'What to ask before you sign' })).toHaveCount(0)
  await expect(page.locator('.facts div')).toHaveText([/bedrooms\s*5/, /bathrooms\s*6/, /square metres\s*420/])
  const { id } = await findHome(page.request, 'type=land')
  await page.goto(`/property/${id}`)
  await expect(page.locator('.facts dt')).toHaveText(['square metres'])
})

test('The price stands in all three currencies, with the rates; a sale says the price per m²', async ({ page }) => {
  await openVilla(page)
  const head = page.locator('.prop__head')
  await expect(head.locator('.prop__price')).toHaveText(/^1\s600\s000\sFCFA a month$/)
  await expect(head).toContainText('€2,439 / $2,560')
  await expect(head).toContainText('the dollar at our own rate of 625 FCFA')
  await expect(head).not.toContainText('per m²')
  await page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
  await expect(head.locator('.prop__price')).toHaveText('€2,439 a month')
  await expect(head).toContainText(/1\s600\s000\sFCFA \/ \$2,560/)
  const { id } = await offPlan(page)
  await page.goto(`/property/${id}`)
  await expect(head).toContainText(/€[\d,]+ per m²/)
})

test.describe('Sharing', () => {
  test('copies the link in the reader’s language, and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { id } = await villa(page)
    await open(page, `/fr/property/${id}`)
    const opener = page.getByRole('button', { name: 'Partager' })
    await opener.click()
    const panel = page.getByRole('dialog', { name: 'Partager ce bien' })
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Copier le lien' }).click()
    await expect(panel.getByRole('status')).toHaveText('Le lien est copié.')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(new RegExp(`^http.*/fr/property/${id}$`))
    const whatsapp = await panel.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')
    expect(decodeURIComponent(String(whatsapp))).toBe(
      `https://wa.me/?text=Villa Teranga (KN-${String(id).padStart(4, '0')}), chez Kais\u00a0: ${copied}`,
    )
    const mail = await panel.getByRole('link', { name: /e-mail/ }).getAttribute('href')
    expect(decodeURIComponent(String(mail))).toContain(`body=${copied}`)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('where the browser refuses to copy, the link is selected in its field', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    const { id } = await openVilla(page)
    await page.getByRole('button', { name: 'Share' }).click()
    const panel = page.getByRole('dialog', { name: 'Share this home' })
    await panel.getByRole('button', { name: 'Copy the link' }).click()
    await expect(panel.getByRole('status')).toContainText('copy it from the field')
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(new RegExp(`/property/${id}$`))
  })

  test('uses the phone’s own sheet where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (shared) => {
        document.title = `shared ${shared?.url}`
      }
    })
    const { id } = await openVilla(page)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page).toHaveTitle(new RegExp(`^shared http.*/property/${id}$`))
    await expect(page.getByRole('dialog', { name: 'Share this home' })).toBeHidden()
  })
})

test('A virtual tour is opened in a tab of its own, and nothing of it loads before', async ({ staffPage: page }) => {
  // A home of its own would turn up in what other tests look for at the same time.
  const { id, ...home } = await findHome(page.request, 'search=Diamniadio&kind=commercial')
  const put = (input: object) => page.request.put(`/api/admin/properties/${id}`, { data: input })
  const tour = 'https://tours.example/villa-1'
  expect((await put({ ...home, images: home.images.slice(0, 1), virtualTourUrl: tour })).status()).toBe(200)
  await open(page, `/property/${id}`)
  const link = page.getByRole('region', { name: 'Virtual tour' }).getByRole('link')
  await expect(link).toHaveAttribute('href', tour)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAccessibleName(/new tab/)
  await expect(page.locator('iframe')).toHaveCount(0)
  // It has one picture only: nothing to turn, nothing to press.
  const pictures = page.getByRole('region', { name: `Pictures of ${home.title}` })
  await expect(pictures.getByRole('img')).toHaveCount(1)
  await expect(pictures.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  expect((await put(home)).status()).toBe(200)
})

test('On a phone the price and the next step stay in reach, the chat button makes room, and nothing is wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openVilla(page)
  const bar = page.locator('.bar')
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar).toContainText(/1\s600\s000\sFCFA/)
  await expect(bar.getByRole('link')).toHaveCount(2)
  await expect(page.locator('.chat')).toBeHidden()
  await page.locator('.enq').getByRole('link', { name: 'Ask about this home' }).click()
  await expect(page.locator('#enquiry').getByRole('heading', { level: 2 })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})

test.describe('A home that is not there', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('is answered with 404, a way back, and three that are', async ({ page }) => {
    const answer = await page.goto('/property/999999')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property Not Found')
    await expect(page.getByRole('article')).toHaveCount(3)
    await page.getByRole('link', { name: 'Back to all homes' }).click()
    await expect(page).toHaveURL('/kais-nest')
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isReturning: false })

  test('the pictures are a row to scroll, sharing opens by itself, and a question can be sent', async ({ page }) => {
    const { id } = await villa(page)
    await page.goto(`/property/${id}`)
    const row = gallery(page).getByRole('group', { name: 'Pictures of Villa Teranga' })
    await expect(row.getByRole('group')).toHaveCount(9)
    await expect(gallery(page).getByRole('button')).toHaveCount(0)
    await page.mouse.move(400, 300)
    await page.mouse.wheel(1400, 0)
    await expect(slide(page, 1)).not.toBeInViewport({ ratio: 0.5 })

    await page.getByRole('button', { name: 'Share' }).click()
    const panel = page.getByRole('dialog', { name: 'Share this home' })
    await expect(panel.getByRole('textbox')).toHaveValue(new RegExp(`/property/${id}$`))
    await expect(panel.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByLabel('Your name').fill('Awa Ndiaye')
    await page.getByLabel('E-mail').fill('awa@example.com')
    await page.getByLabel('Your message').fill('Is the third bathroom really without a window?')
    await page.getByRole('button', { name: 'Send the question' }).click()
    await expect(page).toHaveURL(new RegExp(`/property/${id}\\?asked=1#enquiry$`))
  })
})

test.describe('On paper', () => {
  test('a home is one sheet: one picture, the facts, the price, the reference and its address', async ({ page }) => {
    const { id } = await openVilla(page)
    await page.emulateMedia({ media: 'print' })
    for (const part of ['h1', '.prop__price', '.facts', '.onpaper']) {
      await expect(page.locator(part).first()).toBeVisible()
    }
    await expect(page.locator('.onpaper')).toContainText(`/property/${id}`)
    await expect(gallery(page).locator('img:visible')).toHaveCount(1)
    for (const gone of ['.trail', '.enq', '#enquiry', '.foot', '.bar']) {
      await expect(page.locator(gone)).toBeHidden()
    }
    const sheet = await page.pdf({ format: 'A4' })
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})
