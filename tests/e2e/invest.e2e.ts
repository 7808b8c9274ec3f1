import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const project = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

test.describe('On a slow line and a broken one', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('three shapes stand for the projects until they come, a failure can be tried again, and a question about one reaches staff', async ({
    staffPage: page,
  }) => {
    const message = `Who keeps the deposit? ${Date.now()}`
    await page.goto('/faq')
    await hydrated(page)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let isBroken = true
    // The page's own request; what every page knows comes by another.
    await page.route(/\/invest\.data\?_routes=en%2Finvest/, async (route) => {
      await held
      await (isBroken ? route.abort('connectionreset') : route.continue())
    })
    await page.getByRole('banner').getByRole('link', { name: 'Invest' }).click()
    await expect(page).toHaveURL('/invest')
    await expect(page.getByText('Fetching the projects…')).toHaveCount(1)
    await expect(page.locator('.projects > *')).toHaveCount(3)
    // What needs no list stands already.
    await expect(page.getByText('8% to 15%')).toBeVisible()

    letGo()
    await expect(page.getByRole('alert').getByText('Failed to fetch investments')).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(project(page, 'Résidence Filao, Keur Gorgui')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)

    // A project whose lots are taken leads to the open ones, and the page to where they stand.
    await page.getByRole('link', { name: 'Twelve flats to let, Yoff', exact: true }).click()
    await page.getByRole('link', { name: 'See the open projects' }).first().click()
    await expect(page).toHaveURL('/invest#projects')
    await expect(page.getByRole('heading', { level: 2, name: 'Current investment projects' })).toBeInViewport()
    await page.getByRole('link', { name: 'Four villas to let by the week, Ngaparou', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four villas to let by the week, Ngaparou')
    const form = page.locator('#enquiry form')
    await form.getByLabel('Your name').fill('Aïssatou Diop')
    await form.getByLabel('E-mail').fill('aissatou@example.com')
    await form.getByLabel('Your message').fill(message)
    await form.getByRole('button', { name: 'Send the question' }).click()
    await expect(page.locator('#enquiry .sent')).toContainText('Four villas to let by the week')

    await page.goto('/admin/dashboard/inquiries')
    const question = page.getByRole('listitem').filter({ hasText: message })
    await question.locator('summary').click()
    await expect(question.getByRole('link', { name: /^Four villas to let by the week, Ngaparou/ })).toHaveAttribute(
      'href',
      /^\/invest/,
    )
  })
})

test.describe('A question from a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/Failed to load resource/] })

  test('that cannot be sent is said at the edge of the screen, above all else, though the form is a part of a long page', async ({
    page,
  }) => {
    await page.route('/api/inquiries', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/invest/1#enquiry')
    await hydrated(page)
    const form = page.locator('#enquiry form')
    await form.getByLabel('Your name').fill('Aïssatou Diop')
    await form.getByLabel('E-mail').fill('aissatou@example.com')
    await form.getByLabel('Your message').fill('Who keeps the deposit?')
    await form.getByRole('button', { name: 'Send the question' }).click()
    const toast = page.locator('.toast')
    await expect(toast).toBeVisible()
    // Laid out with the screen, not with the section around the form.
    const { isOnTop, below } = await toast.evaluate((element) => {
      const { left, top, width, height, bottom } = element.getBoundingClientRect()
      const shown = document.elementFromPoint(left + width / 2, top + height / 2)
      return { isOnTop: element.contains(shown), below: innerHeight - bottom }
    })
    expect(isOnTop).toBe(true)
    expect(below).toBeGreaterThanOrEqual(0)
    expect(below).toBeLessThan(120)
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })

  test('the page of projects is at most 8,000 pixels high in French, and what is folded opens', async ({ page }) => {
    await page.goto('/fr/invest')
    await hydrated(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(8_000)

    const filao = project(page, 'Résidence Filao, Keur Gorgui')
    await expect(filao.getByText('168\u202f000\u202f000\u00a0FCFA')).toBeVisible()
    await expect(filao.getByRole('link', { name: /^Télécharger le dossier/ })).toBeHidden()
    await filao.getByText('Revenus, documents, contact').click()
    await expect(filao.getByRole('link', { name: /^Télécharger le dossier/ })).toBeVisible()
    await expect(filao.getByText('Loyer versé chaque mois')).toBeVisible()

    await expect(page.getByLabel('Prix d’achat')).toBeHidden()
    await page.getByText('Ouvrir le calculateur').click()
    await expect(page.getByLabel('Prix d’achat')).toBeVisible()

    // A shared calculation is open from the start.
    await page.goto('/fr/invest?y.price=100000000&y.rent=900000')
    await expect(page.getByLabel('Prix d’achat')).toBeVisible()
  })

  test('where there is room, nothing of it is folded', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/fr/invest')
    await expect(page.locator('.narrow-fold > summary:visible')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Télécharger le dossier/ }).first()).toBeVisible()
    await expect(page.getByLabel('Prix d’achat')).toBeVisible()
  })
})
