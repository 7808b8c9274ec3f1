import type { Page } from '@playwright/test'
import { anotherPhone, PHONE } from './shortlist-page.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

/** Two flats to let fit it, others come near. */
const ASKED =
  'max=1500000&type=apartment&bedrooms=2&goal=primary_residence&words=quiet+%3Cb%3Estreet%3C%2Fb%3E+%F0%9F%90%8E'
const RESULT = `/ai-recommendations/result?${ASKED}`
/** Too little money for any villa there. */
const NOTHING = '/ai-recommendations/result?max=20000000&type=villa&place=Almadies&goal=flipping'

const homes = (page: Page) => page.getByRole('main').getByRole('article')
const titles = (page: Page) => homes(page).getByRole('heading')

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a result is complete in both languages, and everything it proposes is there', async ({ page }) => {
    const words = {
      '': { match: /^\d+% match$/, points: /^Where the \d+ points come from$/, save: 'Save' },
      '/fr': {
        match: /^\d+\s% de correspondance$/,
        points: /^D’où viennent les \d+\spoints$/,
        save: 'Garder',
      },
    }
    const proposed = new Set<string>()
    for (const [prefix, said] of Object.entries(words)) {
      await page.goto(prefix + RESULT)
      const first = homes(page).first()
      await expect(first.getByText(said.match)).toBeVisible()
      await expect(first.getByText(/FCFA (a month|par mois)$/)).toBeVisible()
      await first.locator('summary').filter({ hasText: said.points }).click()
      const earned = await first.getByRole('table').locator('tbody td').allTextContents()
      const score = Number.parseInt((await first.getByText(said.match).textContent()) ?? '', 10)
      expect(earned.reduce((sum, points) => sum + Number.parseInt(points, 10), 0)).toBe(score)
      await expect(page.getByRole('main')).toContainText('quiet <b>street</b> 🐎')
      await expect(page.getByRole('button', { name: said.save, exact: true })).toBeHidden()

      await page
        .locator('details', { has: page.locator('form') })
        .locator('summary')
        .click()
      await expect(page.getByRole('main').locator('form input[type=email]')).toBeVisible()
      for (const address of [prefix + RESULT, prefix + NOTHING]) {
        await page.goto(address)
        for (const link of await page.getByRole('main').getByRole('link').all()) {
          const href = await link.getAttribute('href')
          if (href?.startsWith('/')) proposed.add(href)
        }
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        prefix ? 'Aucun bien de notre liste ne réunit tout cela' : 'No home on our list fits all of this',
      )
      expect(await page.locator('.recs__relax li a').count()).toBeGreaterThan(0)
    }
    const answers = await Promise.all(
      [...proposed].map(async (path) => [path, (await page.request.get(path)).status()]),
    )
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
    expect(answers.length).toBeGreaterThan(10)
  })

  test('an address that lacks the budget leads to the questions, with the other answers', async ({ page }) => {
    await page.goto('/ai-recommendations/result?type=villa&place=Ngor')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A budget or a type is missing')
    await expect(page.getByRole('link', { name: 'Go to the questions' })).toHaveAttribute(
      'href',
      '/ai-recommendations?type=villa&place=Ngor',
    )
    await expect(page.getByText('The other answers come along.')).toBeVisible()
    await page.goto('/ai-recommendations/result')
    await expect(page.getByRole('link', { name: 'Go to the questions' })).toBeVisible()
    await expect(page.getByText('The other answers come along.')).toHaveCount(0)
    await page.goto('/ai-recommendations/result?type=villa&min=900000&max=800000')
    await expect(page.getByText('The minimum of the budget is above its maximum')).toBeVisible()
  })

  test('a budget that is no amount is said to count as no limit', async ({ page }) => {
    await page.goto('/ai-recommendations/result?type=villa&max=abc')
    await expect(page.getByText('“abc” is no amount in francs that we can read: it counts as no limit.')).toBeVisible()
    await page.goto('/fr/ai-recommendations/result?type=villa&max=abc')
    await expect(page.getByText(/^«\sabc\s» n’est pas un montant en francs/)).toBeVisible()
  })

  test('the title counts apart what fits and what comes near, and the score says what is open', async ({ page }) => {
    await page.goto(RESULT)
    const near = await homes(page).getByText('Near miss:').count()
    const fitting = (await homes(page).count()) - near
    expect(Math.min(fitting, near)).toBeGreaterThan(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${fitting} homes for you, ${near} that come near`)
    await homes(page)
      .first()
      .getByRole('link', { name: /\d things? to check$/ })
      .click()
    await expect(page.getByText('We will check this with you')).toBeInViewport()
  })
})

test('A result is kept in the browser, sent to somebody who sees the same homes, and its homes are saved', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(RESULT)
  await hydrated(page)
  const shown = await titles(page).allTextContents()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  await homes(page)
    .first()
    .getByRole('button', { name: `Save ${shown[0]}` })
    .click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shortlist, 1 home' })).toBeVisible()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved in this browser.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Saved', exact: true, pressed: true })).toBeVisible()

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Share this result' })
  const link = new URL(await panel.getByRole('textbox').inputValue())
  const sister = await anotherPhone(browser, 'en-GB')
  const her = await sister.newPage()
  await her.goto(link.pathname + link.search)
  await expect(titles(her)).toHaveText(shown)
  await sister.close()

  await page.goto('/ai-recommendations')
  const kept = page.getByRole('region', { name: 'Saved results' })
  await kept.getByRole('link', { name: /^Apartment, up to 1\s500\s000\sFCFA Main home, 2 bedrooms$/ }).click()
  await expect(titles(page)).toHaveText(shown)
  await page.goBack()
  await kept.getByRole('button', { name: /^Remove/ }).click()
  await expect(kept.getByRole('listitem')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('kais-saved-results'))).toBe('[]')
})

test('On paper a result has every point and the address of every home, and nothing to press', async ({ page }) => {
  await page.goto(RESULT)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^As of \d+ \w+ \d{4}$/)).toBeVisible()
  const count = await homes(page).count()
  expect(count).toBeGreaterThan(1)
  for (const home of await homes(page).all()) {
    await expect(home.getByRole('table')).toBeVisible()
    await expect(home.getByText(/^On the site: http\S+\/property\/\d+$/)).toBeVisible()
  }
  await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
