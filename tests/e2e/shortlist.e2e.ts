import type { Page } from '@playwright/test'
import { IDS, PHONE, titles } from './shortlist-page.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('kais-shortlist'))

async function withSaved(page: Page, ids: string): Promise<void> {
  await page.addInitScript((saved) => {
    // Firefox runs this in the empty page too.
    if (origin === 'null') return
    if (localStorage.getItem('kais-shortlist') === null) localStorage.setItem('kais-shortlist', `[${saved}]`)
  }, ids)
}

test.describe('On a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a list that was sent, as long as lists are: the first column stays while the homes move, their names stay while the lines do, and all are added to one’s own in one press', async ({
    page,
  }) => {
    // As many as a list holds: the page is no wider for it.
    await page.goto(`/fr/shortlist?ids=${Array.from({ length: 50 }, (_, index) => index + 1)}&view=compare`)
    await hydrated(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sélection', exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    const label = page.getByRole('rowheader', { name: 'Chambres' })
    const before = await label.boundingBox()
    await page.locator('.cmp__scroll').evaluate((region) => region.scrollTo({ left: 400 }))
    expect((await label.boundingBox())?.x).toBe(before?.x)
    await page
      .getByRole('rowheader', { name: 'Groupe électrogène' })
      .evaluate((row) => row.scrollIntoView({ block: 'center' }))
    const names = page.locator('.cmp__names')
    await expect(names).toBeVisible()
    await expect(async () => {
      const column = await page.getByRole('columnheader').nth(3).boundingBox()
      const name = await names.locator('p').nth(3).boundingBox()
      expect(Math.abs(Number(column?.x) - Number(name?.x))).toBeLessThan(1.5)
    }).toPass()

    await page.getByRole('button', { name: 'Les ajouter à ma sélection' }).tap()
    const said = page.getByRole('main').getByRole('status').first()
    await expect(said).toHaveText(/^\d+ biens ajoutés à votre sélection\.$/)
    const homes = Number.parseInt((await said.textContent()) ?? '', 10)
    expect(homes).toBe(await page.getByRole('columnheader').count())
    await page.getByRole('link', { name: 'Ouvrir ma propre sélection' }).tap()
    await expect(page).toHaveURL('/fr/shortlist')
    await expect(titles(page)).toHaveCount(homes)
  })
})

test.describe('One’s own list', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] })

  test('says when its homes do not come, and a second try brings them; it counts those that are gone; a home taken off comes back to its place; it is cleared only when asked twice', {
    tag: '@journey',
  }, async ({ page }) => {
    await withSaved(page, '28,999999,17,1')
    let isBroken = true
    await page.route('**/shortlist.data*', (route) => (isBroken ? route.abort() : route.continue()))
    await page.goto('/shortlist')
    await expect(page.getByRole('heading', { name: 'The homes could not be loaded' })).toBeVisible()
    expect(await kept(page)).toBe('[28,999999,17,1]')
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(titles(page)).toHaveCount(3)
    const gone = page.getByText('1 home you saved is no longer available.')
    await expect(gone).toBeVisible()
    await page.getByRole('button', { name: 'Take it off' }).click()
    await expect(gone).toBeHidden()
    expect(await kept(page)).toBe('[28,17,1]')

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
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isReturning: false })

  test('nothing offers to be saved, and the comparison still hides what is the same', async ({ page }) => {
    await page.goto(`/shortlist?ids=${IDS}&view=compare`)
    await expect(page.getByRole('button', { name: /Save|shortlist/ })).toHaveCount(0)
    const same = page.getByRole('rowheader', { name: 'Swimming Pool' })
    await expect(same).toBeVisible()
    await page.getByRole('checkbox', { name: /^Only what differs/ }).check()
    await expect(same).toBeHidden()
    await expect(page.getByRole('rowheader', { name: 'Elevator' })).toBeVisible()
  })
})

test('Two tabs hold one list; a full one says so, and lets nothing drop out of it', async ({ page, context }) => {
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

  // The other tab hears of what is stored here.
  await page.evaluate(() =>
    localStorage.setItem('kais-shortlist', JSON.stringify(Array.from({ length: 50 }, (_, index) => index + 500))),
  )
  await other.getByRole('button', { name: 'Save Villa Teranga' }).click()
  await expect(other.getByText('Your shortlist is full: it holds 50 homes.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Save Villa Teranga' })).toHaveAttribute('aria-pressed', 'false')
  expect(JSON.parse((await kept(other)) ?? '')).toHaveLength(50)
  await other.getByRole('region', { name: 'Shortlist' }).getByRole('button', { name: 'Close' }).click()
  await expect(other.getByText('Your shortlist is full')).toBeHidden()
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
