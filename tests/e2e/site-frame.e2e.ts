import type { Page } from '@playwright/test'
import { FURTHER_PATHS, NAV } from '#app/shell/site-map.ts'
import { expect, hydrated, test } from './test.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test.describe('On a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('The header draws a line under the word of the current page, and it follows to the next; filters fold and unfold in the page; one category of cars at a time is marked', async ({
    page,
  }) => {
    const words = page.getByRole('banner').getByRole('navigation').getByRole('link')
    const underlined = () =>
      words.evaluateAll((all) =>
        all.filter((word) => getComputedStyle(word, '::after').scale === '1').map((word) => word.textContent),
      )
    const hidden = () =>
      words.evaluateAll((all) => all.filter((word) => getComputedStyle(word, '::after').scale === '0 1').length)
    await page.goto('/kais-nest')
    await hydrated(page)
    await expect.poll(underlined).toEqual(['Nest'])
    expect(await hidden()).toBe(7)
    const button = page.getByRole('button', { name: 'Filters', exact: true })
    for (const isOpen of [false, true, false]) {
      await expect(button).toHaveAttribute('aria-expanded', String(isOpen))
      await expect(page.locator('#filters')).toBeVisible({ visible: isOpen })
      await button.click()
    }

    await words.filter({ hasText: 'Mobility' }).click()
    await expect(page).toHaveURL('/kais-mobility')
    // The pointer draws a line of its own under the word it rests on.
    await page.mouse.move(720, 600)
    await expect.poll(underlined).toEqual(['Mobility'])
    expect(await hidden()).toBe(7)
    const categories = page.getByRole('navigation', { name: 'Category' }).getByRole('link')
    const marked = () =>
      categories.evaluateAll((all) =>
        all
          .filter((word) => getComputedStyle(word).borderBottomColor !== 'rgba(0, 0, 0, 0)')
          .map((word) => `${word.textContent} ${word.getAttribute('aria-current')}`),
      )
    await expect.poll(marked).toEqual(['All true'])
    for (const name of ['Van', 'Sedan']) {
      await categories.filter({ hasText: name }).click()
      await expect.poll(marked).toEqual([`${name} true`])
    }
  })
})

test('The chat with the company opens in a new tab from the bottom right of the window', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  const chat = page.getByRole('complementary', { name: 'Chat' }).getByRole('link')
  await expect(chat).toHaveAttribute('href', 'https://wa.me/221770000000')
  await expect(chat).toHaveAttribute('target', '_blank')
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(chat).toHaveCSS('opacity', '1')
    const box = await chat.boundingBox()
    expect(box && [size.width - box.x - box.width, size.height - box.y - box.height]).toEqual([16, 16])
    await expect(chat).toBeInViewport({ ratio: 1 })
  }
})

const PUBLIC_PAGES = [
  ...NAV.map(({ path }) => path),
  ...FURTHER_PATHS,
  '/property/1',
  '/shortlist?ids=28,17,1',
  '/invest/1',
  '/kais-media/podcast/1',
  '/kais-media/articles/buyers-costs-on-200-million-fcfa',
  '/ai-recommendations/result?max=2000000&type=villa&place=Almadies&words=no+gym%2C+a+school+nearby',
]

/**
 * Through the page in six stops: what lies under the chat button wherever it shows itself, and whether it does at the end.
 * The rule is one for all places, so a few of each page try it; every screenful took a minute.
 */
function walkUnderChat(page: Page): Promise<{ covered: string[]; isAtEnd: boolean }> {
  return page.evaluate(async () => {
    const chat = document.querySelector<HTMLElement>('.chat')
    if (!chat) throw new Error('There is no chat button.')
    const frame = () => new Promise(requestAnimationFrame)
    const isShown = () => chat.checkVisibility() && getComputedStyle(chat).opacity !== '0'
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const inUse = () => [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, label, summary'),
    ]
    const isUnder = (element: HTMLElement) => {
      const box = chat.getBoundingClientRect()
      return [...element.getClientRects()].some((rect) => {
        if (!meets(rect, box)) return false
        const x = (Math.max(rect.left, box.left) + Math.min(rect.right, box.right)) / 2
        const y = (Math.max(rect.top, box.top) + Math.min(rect.bottom, box.bottom)) / 2
        return document.elementsFromPoint(x, y).includes(element)
      })
    }
    const covered: string[] = []
    const last = () => document.documentElement.scrollHeight - window.innerHeight
    for (let y = 0; ; y = Math.min(y + Math.max(450, last() / 5), last())) {
      window.scrollTo(0, y)
      await frame()
      // Aside while the page moves; it says when it has looked.
      while (chat.checkVisibility() && !chat.dataset.free) await frame()
      if (isShown()) {
        const under = inUse().filter((element) => !chat.contains(element) && isUnder(element))
        covered.push(...under.map((element) => `${y}: ${element.localName} ${element.textContent}`))
      }
      if (y >= last()) return { covered, isAtEnd: isShown() }
    }
  })
}

test('On a phone the chat button never lies over a field, a link or a button, and waits at the end of each page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  test.setTimeout(120_000)
  // French has the longer words.
  for (const path of PUBLIC_PAGES) {
    await page.goto(`/fr${path}`)
    await hydrated(page)
    // The bar at the foot of a home's page has a WhatsApp button of its own.
    const isAtEnd = (await page.locator('.bar').count()) === 0
    expect(await walkUnderChat(page), path).toEqual({ covered: [], isAtEnd })
  }
})

test('The chat button leaves whoever writes alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/contact')
  await hydrated(page)
  const chat = page.locator('.chat')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(chat).toHaveCSS('opacity', '1')
  await page.getByLabel('Your message').focus()
  await expect(chat).toHaveCSS('opacity', '0')
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the chat stands below the footer, over nothing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto('/contact')
    const chat = page.locator('.chat')
    await expect(chat).toHaveCSS('position', 'static')
    await expect(chat).toHaveCSS('opacity', '1')
    const [foot, box] = await Promise.all([page.getByRole('contentinfo').boundingBox(), chat.boundingBox()])
    expect(box && foot && box.y >= foot.y + foot.height).toBe(true)
  })
})

async function expectForm(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Property', exact: true })).toBeVisible()
  await expect(page.getByLabel('Title in English')).toHaveValue('Villa Teranga')
}

test('A home is edited from its card, and at its second address', async ({ staffPage: page }) => {
  const [{ id }] = await (await page.request.get('/api/properties?search=Villa+Teranga')).json()
  await page.goto('/admin/dashboard/properties?search=Villa+Teranga')
  await page.getByRole('link', { name: 'Edit Villa Teranga', exact: true }).click()
  await expect(page).toHaveURL(`/admin/edit-property/${id}`)
  await expectForm(page)
  await page.goto(`/admin/property/${id}/edit`)
  await expectForm(page)
})
