import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './test.ts'

interface Home {
  id: number
  images: string[]
  [field: string]: unknown
}

async function findHome(request: APIRequestContext, query: string): Promise<Home> {
  const [home]: Home[] = await (await request.get(`/api/properties?${query}`)).json()
  if (!home) throw new Error(`The demo content has no home for ${query}.`)
  return home
}

const villa = (page: Page) => findHome(page.request, 'search=Teranga')
const offPlan = (page: Page) => findHome(page.request, 'search=Cap-Vert&isVefa=true')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

async function openVilla(page: Page): Promise<Home> {
  const home = await villa(page)
  await open(page, `/property/${home.id}`)
  return home
}

const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures of Villa Teranga' })
const counter = (page: Page) => gallery(page).getByRole('status')
const slide = (page: Page, n: number) => gallery(page).getByRole('group', { name: `${n} of 9`, exact: true })

test.describe('The pictures', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  test('go round by buttons, and the one that is counted is the one in view', async ({ page }) => {
    await openVilla(page)
    await expect(counter(page)).toHaveText('1 of 9')
    await gallery(page).getByRole('button', { name: 'Previous picture' }).click()
    await expect(counter(page)).toHaveText('9 of 9')
    await expect(slide(page, 9)).toBeInViewport({ ratio: 0.9 })
    const next = gallery(page).getByRole('button', { name: 'Next picture' })
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2]) {
      await next.click()
      await expect(counter(page)).toHaveText(`${n} of 9`)
      await expect(slide(page, n)).toBeInViewport({ ratio: 0.9 })
    }
  })

  test('follow the arrow keys, Home and End, and leave other shortcuts alone', async ({ page }) => {
    await openVilla(page)
    await gallery(page).getByRole('group', { name: 'Pictures of Villa Teranga' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText('2 of 9')
    await page.keyboard.press('End')
    await expect(slide(page, 9)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('ArrowRight')
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('ArrowLeft')
    await expect(counter(page)).toHaveText('9 of 9')
    await page.keyboard.press('Home')
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Shift+ArrowRight')
    await expect(counter(page)).toHaveText('1 of 9')
    // From a button of the carousel as well.
    await gallery(page).getByRole('button', { name: 'Full screen' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText('2 of 9')
  })

  test('beside it on a wide screen, the next two can be chosen, and the focus stays', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openVilla(page)
    await gallery(page).getByRole('button', { name: 'Show picture 3 of 9' }).click()
    await expect(slide(page, 3)).toBeInViewport({ ratio: 0.9 })
    await expect(gallery(page).getByRole('button', { name: 'Show picture 5 of 9' })).toBeFocused()
    await expect(gallery(page).getByRole('button', { name: /^Show picture/ })).toHaveCount(2)
  })

  test('on the whole screen are shown whole; keys work, Escape leaves, the focus and the picture come back', async ({
    page,
  }) => {
    await openVilla(page)
    await gallery(page).getByRole('button', { name: 'Next picture' }).click()
    const opener = gallery(page).getByRole('button', { name: 'Full screen' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Villa Teranga' })
    await expect(dialog.getByRole('status')).toHaveText('2 of 9')
    const whole = dialog.getByRole('group', { name: '2 of 9', exact: true })
    await expect(whole).toBeInViewport({ ratio: 0.9 })
    await expect(whole.getByRole('img')).toHaveCSS('object-fit', 'contain')
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('group', { name: '3 of 9', exact: true })).toBeInViewport({ ratio: 0.9 })
    await dialog.getByRole('button', { name: 'Show picture 9 of 9' }).click()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('status')).toHaveText('1 of 9')
    await page.keyboard.press('End')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(counter(page)).toHaveText('9 of 9')
    await expect(slide(page, 9)).toBeInViewport({ ratio: 0.9 })

    await slide(page, 9).click()
    await dialog.getByRole('button', { name: 'Leave full screen' }).click()
    await expect(dialog).toBeHidden()
  })

  test('have words of their own, in the reader’s language', async ({ page }) => {
    const { id } = await villa(page)
    await open(page, `/fr/property/${id}`)
    const lead = page.getByRole('group', { name: '1 sur 9', exact: true }).getByRole('img')
    const french = await lead.getAttribute('alt')
    await open(page, `/property/${id}`)
    const english = await slide(page, 1).getByRole('img').getAttribute('alt')
    expect(french).not.toBe(english)
    for (const words of [french, english]) expect(String(words)).not.toMatch(/^Villa Teranga, (picture|photo) 1$/)
  })

  test('that does not come leaves the mark in its place, the same size, also when it failed before any script', async ({
    page,
  }) => {
    const { id, images } = await villa(page)
    const [lead] = images
    const name = String(lead).replace('.webp', '')
    await page.route(`**${name}*`, (route) => route.fulfill({ status: 200, contentType: 'image/webp', body: 'none' }))
    await open(page, `/property/${id}`)
    const frame = slide(page, 1)
    await expect(frame.locator('.pic--missing')).toBeVisible()
    await expect(frame.locator('img')).toHaveCount(0)
    await gallery(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(slide(page, 2).getByRole('img')).toBeVisible()
    const [broken, sound] = await Promise.all([frame, slide(page, 2)].map((part) => part.boundingBox()))
    expect(broken?.height).toBe(sound?.height)
  })

  test('are swiped on a phone, round the end and back', async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('kais-onboarding-completed', 'true'))
    await openVilla(page)
    const finger = await context.newCDPSession(page)
    async function swipe(from: number, to: number) {
      const touch = (type: 'touchStart' | 'touchMove', x: number) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 300 }] })
      await touch('touchStart', from)
      for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await touch('touchMove', from + (to - from) * part)
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const [left, right] = [60, 330]
    // Resting between its neighbours, the row can be pulled either way.
    const row = gallery(page).getByRole('group', { name: 'Pictures of Villa Teranga' })
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    await swipe(left, right)
    await expect(counter(page)).toHaveText('9 of 9')
    await swipe(right, left)
    await expect(counter(page)).toHaveText('1 of 9')
    await swipe(right, left)
    await expect(counter(page)).toHaveText('2 of 9')
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
    await context.close()
  })
})

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
  const { id: _, ...home } = await villa(page)
  const input = {
    ...home,
    title: 'The house with a tour',
    images: home.images.slice(0, 1),
    virtualTourUrl: 'https://tours.example/villa-1',
  }
  const created: { id: number } = await (await page.request.post('/api/admin/properties', { data: input })).json()
  await open(page, `/property/${created.id}`)
  const link = page.getByRole('region', { name: 'Virtual tour' }).getByRole('link')
  await expect(link).toHaveAttribute('href', 'https://tours.example/villa-1')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAccessibleName(/new tab/)
  await expect(page.locator('iframe')).toHaveCount(0)
  // It has one picture only: nothing to turn, nothing to press.
  const pictures = page.getByRole('region', { name: 'Pictures of The house with a tour' })
  await expect(pictures.getByRole('img')).toHaveCount(1)
  await expect(pictures.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await page.request.delete(`/api/properties/${created.id}`)
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
