import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, placeSearch, test } from './test.ts'

/** Two visits from start to end, as FIELD.md describes who comes; each step has tests of its own elsewhere. */

const PHONE = { width: 390, height: 844 }
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test.describe('From abroad', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a buyer finds a VEFA flat under a price in euros and shares it; the sister opens it in French', {
    tag: '@journey',
  }, async ({ page, browser }) => {
    await page.goto('/kais-nest')
    await hydrated(page)
    await page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
    await page.getByRole('link', { name: 'Off-plan (VEFA)', exact: true }).click()
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByLabel('Property type').selectOption('Apartment')
    const highest = page.getByRole('slider', { name: 'Highest price' })
    await highest.press('Home')
    for (let step = 0; step < 40 && (await highest.getAttribute('aria-valuetext')) !== '€300,000'; step += 1) {
      await highest.press('ArrowRight')
    }
    await expect(page).toHaveURL(/type=vefa&.*maxPrice=196787100|maxPrice=196787100.*type=vefa/)
    await expect(page.getByRole('link', { name: /^Up to €300,000: remove/ })).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^\d+ homes?$/ }),
    ).toBeVisible()
    expect(await cards(page).count()).toBeGreaterThan(0)
    for (const price of await cards(page).locator('.price').allTextContents()) {
      expect(Number(/€([\d,]+)/.exec(price)?.[1]?.replaceAll(',', ''))).toBeLessThanOrEqual(300_000)
    }

    await cards(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/property\/\d+$/)
    const english = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await expect(page.getByRole('main').getByText('Off-plan (VEFA)', { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Share this home' })
    await panel.getByRole('button', { name: 'Copy the link' }).click()
    await expect(panel.getByText('The link is copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    const sister = await browser.newContext({ viewport: PHONE, locale: 'fr-SN' })
    await sister.addInitScript(() => localStorage.setItem('kais-onboarding-completed', 'true'))
    const phone = await sister.newPage()
    await phone.goto(new URL(new URL(link).pathname, page.url()).href)
    await expect(phone.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(phone.getByRole('heading', { level: 1 })).not.toHaveText(english)
    await expect(phone.getByRole('main').getByText('Sur plan (VEFA)', { exact: true }).first()).toBeVisible()
    await expect(phone.getByText('Voir les plans avec un conseiller').first()).toBeVisible()
    await sister.close()
  })
})

test.describe('A family on the move, on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  async function saveFirst(page: Page) {
    const save = cards(page)
      .getByRole('button', { name: /^Save / })
      .first()
    const title = /^Save (.+)$/.exec((await save.getAttribute('aria-label')) ?? (await save.textContent()) ?? '')?.[1]
    await save.tap()
    await expect(page.getByRole('button', { name: `Remove ${title}` }).first()).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('status').filter({ hasText: `${title} is on your shortlist` })).toBeAttached()
    return title ?? ''
  }

  /** What WhatsApp would be given to send. */
  async function sentLink(page: Page) {
    const panel = page.getByRole('dialog', { name: 'Share this list' })
    const whatsapp = await panel.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')
    const { pathname, search } = new URL(/http\S+$/.exec(decodeURIComponent(String(whatsapp)))?.[0] ?? '')
    return pathname + search
  }

  test('filters rentals by district and bedrooms, uses the map, saves three that survive a reload, compares them, sends them as a link, asks for a callback', async ({
    page,
  }) => {
    await page.goto('/kais-nest')
    await hydrated(page)
    await page.getByRole('link', { name: 'Rent', exact: true }).tap()
    await page.getByRole('button', { name: /^Filters/ }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await placeSearch(sheet).fill('almad')
    await page.keyboard.press('Enter')
    await sheet.getByRole('group', { name: 'Bedrooms, at least' }).getByText('3', { exact: true }).tap()
    await expect(page).toHaveURL(/location=Almadies/)
    await expect(page).toHaveURL(/bedrooms=3/)
    await sheet.getByRole('button', { name: /^Show \d+ homes?$/ }).tap()
    await expect(sheet).toBeHidden()
    for (const facts of await page.locator('.home__at').allTextContents()) {
      expect(facts).toMatch(/^Almadies\. [3-9] bedrooms/)
    }
    const chosen = [await saveFirst(page)]

    // Elsewhere, then: the map of all rentals with three bedrooms.
    await page.getByRole('link', { name: /^Almadies: remove/ }).tap()
    await expect(page).not.toHaveURL(/location=/)
    // On a phone the view one is not in is at the thumb.
    await expect(page.getByRole('navigation', { name: 'View' })).toBeHidden()
    await page.locator('#home-3').scrollIntoViewIfNeeded()
    const other = page.locator('.otherview')
    await expect(other.getByRole('link', { name: 'Map' })).toBeInViewport()
    await other.getByRole('link', { name: 'Map' }).tap()
    await expect(page).toHaveURL('/kais-nest?type=rent&bedrooms=3&view=map#homes')
    await expect(other.getByRole('link', { name: 'List' })).toBeVisible()
    await expect(page.locator('.mark').filter({ visible: true }).first()).toBeVisible({ timeout: 30_000 })
    chosen.push(await saveFirst(page), await saveFirst(page))

    await page.getByRole('banner').getByRole('link', { name: 'Shortlist, 3 homes' }).tap()
    await expect(page).toHaveURL('/shortlist')
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(chosen)
    // Filled, it is a screen that only a visitor's own browser can show.
    await expectAccessible(page, { within: 'main' })
    await page.getByRole('link', { name: 'Compare' }).tap()
    await expect(page).toHaveURL('/shortlist?view=compare')
    const table = page.getByRole('table', { name: 'Homes side by side' })
    for (const title of chosen) await expect(table.getByRole('columnheader', { name: title })).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await page.getByRole('button', { name: 'Share this list' }).tap()
    expect(await sentLink(page)).toMatch(/^\/shortlist\?ids=\d+,\d+,\d+&view=compare$/)
    await page.keyboard.press('Escape')
    await table
      .getByRole('link', { name: chosen[0] ?? '' })
      .first()
      .tap()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen[0] ?? '')
    await page.getByRole('link', { name: 'Request a callback', exact: true }).tap()
    const panel = page.getByRole('dialog', { name: 'Request a callback' })
    await panel.getByLabel('Your name').fill('Awa Diop')
    await panel.getByLabel('Your number').fill('+33 6 12 34 56 78')
    await panel.getByRole('radio', { name: /^In the morning/ }).check()
    await panel.getByRole('button', { name: 'Request the callback' }).tap()
    await expect(panel.getByRole('heading', { name: 'We will call you' })).toBeVisible()
    // Their wish is known to us by now: who prefers to choose a time elsewhere takes the home along.
    await expect(panel.getByRole('link', { name: /^Or choose a time in our calendar/ })).toHaveAttribute(
      'href',
      /^https?:\/\/.*[?&]ref=KN-\d{4}/,
    )
  })
})
