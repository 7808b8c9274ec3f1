import type { Page } from '@playwright/test'
import { IDS, PHONE, titles } from './shortlist-page.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('kais-shortlist'))

async function withSaved(page: Page, ids: string): Promise<void> {
  await page.addInitScript((saved) => {
    if (localStorage.getItem('kais-shortlist') === null) localStorage.setItem('kais-shortlist', `[${saved}]`)
  }, ids)
}

test.describe('On a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('three homes are saved, survive a reload, are compared, and are sent as a link', async ({ page }) => {
    await page.goto('/kais-nest')
    await hydrated(page)
    const cards = page.getByRole('article')
    const chosen: string[] = []
    for (const position of [0, 2, 3]) {
      const card = cards.nth(position)
      const title = (await card.getByRole('heading').textContent()) ?? ''
      chosen.push(title)
      await card.getByRole('button', { name: `Save ${title}` }).tap()
      await expect(card.getByRole('button', { name: `Remove ${title}` })).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(page).toHaveURL('/kais-nest')
    await expect(page.getByRole('status').filter({ hasText: `${chosen[2]} is on your shortlist` })).toBeAttached()

    await page.reload()
    await page.getByRole('banner').getByRole('link', { name: 'Shortlist, 3 homes' }).tap()
    await expect(page).toHaveURL('/shortlist')
    await expect(titles(page)).toHaveText(chosen)
    // Filled, it is a screen that only a visitor's own browser can show.
    await expectAccessible(page, { within: 'main' })

    await page.getByRole('link', { name: 'Compare' }).tap()
    await expect(page).toHaveURL('/shortlist?view=compare')
    const table = page.getByRole('table', { name: 'Homes side by side' })
    for (const title of chosen) await expect(table.getByRole('columnheader', { name: title })).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

    await page.getByRole('button', { name: 'Share this list' }).tap()
    const panel = page.getByRole('dialog', { name: 'Share this list' })
    const whatsapp = await panel.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')
    const link = new URL(/http\S+$/.exec(decodeURIComponent(String(whatsapp)))?.[0] ?? '')
    expect(link.pathname + link.search).toMatch(/^\/shortlist\?ids=\d+,\d+,\d+&view=compare$/)
  })

  test('a list that was sent is added to one’s own in one press', async ({ page }) => {
    await page.goto(`/fr/shortlist?ids=${IDS}&view=compare`)
    await hydrated(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sélection', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Les ajouter à ma sélection' }).tap()
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('3 biens ajoutés à votre sélection.')
    await page.getByRole('link', { name: 'Ouvrir ma propre sélection' }).tap()
    await expect(page).toHaveURL('/fr/shortlist')
    await expect(titles(page)).toHaveCount(3)
  })

  test('the first column stays while the homes move, and their names stay while the lines do', async ({ page }) => {
    // As many as a list holds: the page is no wider for it.
    await page.goto(`/shortlist?ids=${Array.from({ length: 50 }, (_, index) => index + 1)}&view=compare`)
    await hydrated(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    const label = page.getByRole('rowheader', { name: 'Bedrooms' })
    const before = await label.boundingBox()
    await page.getByRole('region', { name: 'Homes side by side' }).evaluate((region) => region.scrollTo({ left: 400 }))
    expect((await label.boundingBox())?.x).toBe(before?.x)
    await page.getByRole('rowheader', { name: 'Generator' }).evaluate((row) => row.scrollIntoView({ block: 'center' }))
    const names = page.locator('.cmp__names')
    await expect(names).toBeVisible()
    await expect(async () => {
      const column = await page.getByRole('columnheader').nth(3).boundingBox()
      const name = await names.locator('p').nth(3).boundingBox()
      expect(Math.abs(Number(column?.x) - Number(name?.x))).toBeLessThan(1.5)
    }).toPass()
  })
})

test('A home taken off comes back to its place, and the list is cleared only when asked twice', async ({ page }) => {
  await withSaved(page, IDS)
  await page.goto('/shortlist')
  await expect(titles(page)).toHaveCount(3)
  const before = await titles(page).allTextContents()
  const heart = page.getByRole('button', { name: `Remove ${before[1]} from the shortlist` })
  await heart.click()
  await expect(titles(page)).toHaveText([String(before[0]), String(before[2])])
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expectAccessible(page, { within: '.said' })
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText(before)
  await expect(heart).toBeFocused()

  await page.getByRole('button', { name: 'Clear the list' }).click()
  const question = page.getByRole('dialog', { name: 'Clear your shortlist?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(titles(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await question.getByRole('button', { name: 'Clear it' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  expect(await kept(page)).toBe('[]')
  await undo.click()
  await expect(titles(page)).toHaveText(before)

  await page.getByRole('button', { name: 'Clear the list' }).click()
  await question.getByRole('button', { name: 'Clear it' }).click()
  await page.getByRole('main').getByRole('link', { name: 'See the homes' }).click()
  await expect(page).toHaveURL('/kais-nest')
  await expect(undo).toBeHidden()
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isReturning: false })

  test('nothing offers to be saved, and the comparison still hides what is the same', async ({ page }) => {
    await page.goto(`/shortlist?ids=${IDS}&view=compare`)
    await expect(page.getByRole('button', { name: /Save|shortlist/ })).toHaveCount(0)
    const same = page.getByRole('rowheader', { name: 'Swimming pool' })
    await expect(same).toBeVisible()
    await page.getByRole('checkbox', { name: /^Only what differs/ }).check()
    await expect(same).toBeHidden()
    await expect(page.getByRole('rowheader', { name: 'Lift' })).toBeVisible()
  })
})

test('Saved homes that are gone are counted, and taken off in one press', async ({ page }) => {
  await withSaved(page, '28,999999,17')
  await page.goto('/shortlist')
  await expect(page.getByText('1 home you saved is no longer available.')).toBeVisible()
  await page.getByRole('button', { name: 'Take it off' }).click()
  await expect(page.getByText('1 home you saved is no longer available.')).toBeHidden()
  expect(await kept(page)).toBe('[28,17]')
})

test('Two tabs hold one list', async ({ page, context }) => {
  await page.goto('/shortlist')
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/kais-nest?search=teranga')
  await hydrated(other)
  await other.getByRole('button', { name: 'Save Villa Teranga' }).click()
  await expect(titles(page)).toHaveText(['Villa Teranga'])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shortlist, 1 home' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Villa Teranga from the shortlist' }).click()
  await expect(other.getByRole('button', { name: 'Save Villa Teranga' })).toHaveAttribute('aria-pressed', 'false')
})

test('A full list says so, and lets nothing drop out of it', async ({ page }) => {
  await withSaved(page, Array.from({ length: 50 }, (_, index) => index + 500).join(','))
  await page.goto('/kais-nest?search=teranga')
  await hydrated(page)
  await page.getByRole('button', { name: 'Save Villa Teranga' }).click()
  await expect(page.getByText('Your shortlist is full: it holds 50 homes.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Villa Teranga' })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('region', { name: 'Shortlist' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Your shortlist is full')).toBeHidden()
})

test.describe('A browser that keeps nothing', () => {
  test.use({ isReturning: false })

  test('still saves and compares while the visit lasts, and says so once', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    })
    await page.goto('/kais-nest?type=rent')
    await hydrated(page)
    const hearts = page.getByRole('main').getByRole('button', { name: /^Save / })
    await hearts.first().click()
    await expect(page.getByText('This browser keeps nothing')).toBeVisible()
    await hearts.first().click()
    await expect(page.getByText('This browser keeps nothing')).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Shortlist, 2 homes' }).click()
    await expect(titles(page)).toHaveCount(2)
  })
})

test.describe('When the homes do not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] })

  test('the list says so, and a second try brings them', async ({ page }) => {
    await withSaved(page, IDS)
    let isBroken = true
    await page.route('**/shortlist.data*', (route) => (isBroken ? route.abort() : route.continue()))
    await page.goto('/shortlist')
    await expect(page.getByRole('heading', { name: 'The homes could not be fetched' })).toBeVisible()
    expect(await kept(page)).toBe(`[${IDS}]`)
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(titles(page)).toHaveCount(3)
  })
})
