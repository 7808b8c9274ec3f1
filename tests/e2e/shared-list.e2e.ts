import { anotherPhone, IDS, titles } from './shortlist-page.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

test.describe('Sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('without a share sheet a panel copies the link and says so', async ({ page }) => {
    await page.goto(`/fr/shortlist?ids=${IDS},999999`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Partager la sélection' }).click()
    const panel = page.getByRole('dialog', { name: 'Partager la sélection' })
    await panel.getByRole('button', { name: 'Copier le lien' }).click()
    await expect(panel.getByText('Le lien est copié.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^http.+\/fr\/shortlist\?ids=28,17,1$/)
    await expect(panel.getByLabel('Lien à envoyer')).toHaveValue(copied)
    await expectAccessible(page)
  })

  test('the phone’s own sheet is used where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ url }: ShareData) => {
          document.title = `shared ${url}`
        },
      })
    })
    await page.goto(`/shortlist?ids=${IDS}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Share this list' }).click()
    await expect(page).toHaveTitle(/^shared http.+\/shortlist\?ids=28,17,1$/)
  })
})

test.describe('A link that is not what it was', () => {
  test('says how many homes are no longer available, and shows the others', async ({ page }) => {
    const answer = await page.goto('/shortlist?ids=28,999999,abc,-4,28,888888,17')
    expect(answer?.status()).toBe(200)
    await expect(titles(page)).toHaveCount(2)
    await expect(page.getByText('2 homes on this list are no longer available.')).toBeVisible()
  })

  for (const ids of ['', 'villa', '-1', '999999', '<script>alert(1)</script>', "1' or '1'='1"]) {
    test(`with ids=${ids} it is a page that leads on`, async ({ page }) => {
      const answer = await page.goto(`/shortlist?ids=${encodeURIComponent(ids)}&view=compare`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { name: 'No home on this list can be shown' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'See the homes' }).click()
      await expect(page).toHaveURL('/kais-nest')
    })
  }

  test('with ten thousand numbers it looks at fifty and says so', async ({ page }) => {
    const ids = Array.from({ length: 10_000 }, (_, index) => index + 1).join(',')
    const answer = await page.goto(`/shortlist?ids=${ids}&view=compare`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByText('The link names 10,000 homes; a list holds 50')).toBeVisible()
    const shown = await page.getByRole('columnheader').count()
    expect(shown).toBeGreaterThan(20)
    expect(shown).toBeLessThanOrEqual(50)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
})

test('A shared list is complete without JavaScript; one’s own explains itself', async ({ browser }) => {
  const context = await anotherPhone(browser, 'en-GB', false)
  const page = await context.newPage()
  await page.goto(`/shortlist?ids=${IDS}`)
  await expect(titles(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: /Save|shortlist/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('columnheader', { name: 'Villa Teranga' })).toBeVisible()
  const same = page.getByRole('rowheader', { name: 'Swimming pool' })
  await page.getByRole('checkbox', { name: /^Only what differs/ }).check()
  await expect(same).toBeHidden()
  await page.goto('/shortlist')
  await expect(page.getByText('which needs JavaScript for that')).toBeVisible()
  await context.close()
})

test('A shared list shows its first home where it is sent, and search engines leave it out', async ({ request }) => {
  const html = await (await request.get(`/fr/shortlist?ids=${IDS}`)).text()
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/share\/property-28\.fr\.jpg/)
  expect(html).toMatch(/<meta property="og:title" content="Une sélection de 3 biens"/)
  expect(html).toMatch(/<meta name="description" content="Villa Teranga, Almadies, 1\s600\s000\sFCFA par mois/)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('shortlist')
})
