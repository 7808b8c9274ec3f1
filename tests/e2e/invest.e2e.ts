import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const RISK = {
  en: /^Targeted, not guaranteed: you may earn less, earn nothing, or lose part of your money\.$/,
  fr: /^Visé, non garanti\u00a0: vous pouvez gagner moins, ne rien gagner, ou perdre une partie de votre argent\.$/,
}

/** Newest first, so that it stands on the first page of the list; gone again at the end of its test. */
async function withProject(page: Page, draft: object, visit: (id: number) => Promise<void>) {
  const answer = await page.request.post('/api/investments', {
    data: {
      description: 'What it is.\n\nAnd what may go wrong.',
      location: 'Yoff',
      minInvestment: '1000000',
      expectedRoi: '5% a year, targeted',
      ...draft,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = await answer.json()
  try {
    await visit(id)
  } finally {
    expect((await page.request.delete(`/api/investments/${id}`)).status()).toBe(204)
  }
}

async function upload(page: Page, name: string): Promise<string> {
  const buffer = Buffer.from(`%PDF-1.4\n${name}\n${'.'.repeat(3_000)}\n%%EOF`)
  const answer = await page.request.post('/api/files', {
    multipart: { file: { name, mimeType: 'application/pdf', buffer } },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).path
}

const project = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

test('A project is opened from the list, and says what is paid when, in euros, with the risk beside the return', async ({
  staffPage: page,
}) => {
  const title = `Paid in stages ${Date.now()}`
  const draft = {
    title,
    minInvestment: '131191400',
    isVefa: true,
    completionDate: '2028-06-30',
    progress: 35,
    progressDate: '2026-11-03',
    latitude: 14.76,
    longitude: -17.47,
    stagePayments: [
      { title: 'Before the notary', percent: 10, dueDate: '2026-12-15' },
      { title: 'Walls and roof', percent: 60, dueDate: null },
      { title: 'Keys', percent: 30, dueDate: '2028-06-30' },
    ],
  }
  await withProject(page, draft, async (id) => {
    await page.goto('/invest')
    await hydrated(page)
    await page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
    await expect(project(page, title).locator('.price')).toHaveText('€200,000')
    await project(page, title).getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(`/invest/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title}, Yoff | Kais`)

    const stages = page.getByRole('table', { name: 'Stage payments' })
    await expect(stages.getByRole('row')).toHaveText([
      /Stage.*Amount/,
      /Before the notary.*by December 2026.*10%.*€20,000/,
      /Walls and roof.*60%.*€120,000/,
      /Keys.*by June 2028.*30%.*€60,000/,
      /In all.*100%.*€200,000/,
    ])
    await expect(page.getByText(/the project’s own contract; no law lays it down/)).toBeVisible()
    await expect(page.getByText('35% done, seen on 3 November 2026')).toBeVisible()
    const figures = page.getByRole('region', { name: 'In figures' })
    await expect(figures.getByText('5% a year, targeted')).toBeVisible()
    await expect(figures.getByText(RISK.en)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Where it is' })).toContainText('Approximate position')
    await expect(page.getByText(/^The euro at its fixed rate/).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Before you sign' }).getByRole('listitem')).toHaveCount(6)
    await expect(figures.getByRole('link', { name: 'What buying it costs' })).toHaveAttribute(
      'href',
      '/buying-costs?price=131191400',
    )

    // What machines read, and nothing in it that promises.
    const told = await page.locator('script[type="application/ld+json"]').allTextContents()
    const [listing, trail] = told.map((text) => JSON.parse(text))
    expect(listing).toMatchObject({
      '@type': 'RealEstateListing',
      name: title,
      offers: { '@type': 'Offer', price: '131191400.00', priceCurrency: 'XOF' },
      about: { geo: { latitude: 14.76 } },
    })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: title }] })
    expect(told.join()).not.toContain('5%')
  })
})

test('Stages that are no round euros add up to the total under them, and a short description ends where it ends', async ({
  staffPage: page,
  baseURL,
}) => {
  const stagePayments = [15, 20, 25, 20, 20].map((percent, index) => ({ title: `Step ${index + 1}`, percent }))
  const draft = { title: `Not round ${Date.now()}`, minInvestment: '168000000', isVefa: true, stagePayments }
  await page.context().addCookies([{ name: 'kais_currency', value: 'EUR', url: baseURL ?? '' }])
  await withProject(page, draft, async (id) => {
    await page.goto(`/invest/${id}`)
    const rows = page.getByRole('table', { name: 'Stage payments' }).getByRole('row')
    await expect(rows).toHaveCount(7)
    const shown = await rows.locator('td:last-child').allTextContents()
    const [total, ...lines] = shown.map((text) => Number(text.replace(/\D/g, ''))).reverse()
    expect(total).toBe(256_114)
    expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /^From 168\s000\s000\sFCFA\. What it is\. And what may go wrong\.$/,
    )
  })
})

test('Deck, brochure and plans that staff uploaded open in a new tab, in the page’s language', async ({
  staffPage: page,
  context,
}) => {
  const title = `With papers ${Date.now()}`
  const deck = await upload(page, 'Présentation, été.pdf')
  const home: { images: string[] }[] = await (await page.request.get('/api/investments')).json()
  const drawing = home.flatMap(({ images }) => images)[0]
  const draft = { title, investorDeckUrl: deck, brochures: ['https://files.example/b.pdf'], plans: [drawing, deck] }
  await withProject(page, draft, async (id) => {
    await page.goto('/invest')
    await expect(project(page, title).getByRole('link', { name: /^Download the deck/ })).toHaveAttribute('href', deck)

    await page.goto(`/fr/invest/${id}`)
    const papers = page.getByRole('region', { name: 'Documents' })
    await expect(papers.getByRole('link')).toHaveText([
      /Dossier de l’investisseur.*Présentation, été.*PDF, 3\sko.*nouvel onglet/,
      /Brochure.*sur files\.example/,
      /Plan.*PDF, 3\sko/,
    ])
    const opened = context.waitForEvent('page')
    await papers.getByRole('link', { name: /^Dossier/ }).click()
    await opened
    const answer = await page.request.get(deck)
    expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf' })
    expect(answer.headers()['content-disposition'] ?? 'inline').toContain('inline')

    const plans = page.getByRole('region', { name: 'Plans' }).getByRole('link')
    await expect(plans).toHaveCount(1)
    await expect(plans).toHaveAttribute('href', String(drawing))
    await expect(plans).toHaveAttribute('target', '_blank')
    await expect(page.getByText(RISK.fr)).toBeVisible()
  })
})

test('A question about a project reaches staff with the project’s name', async ({ staffPage: page }) => {
  const message = `Who keeps the deposit? ${Date.now()}`
  await page.goto('/invest')
  await hydrated(page)
  await page.getByRole('link', { name: 'Four villas to let by the week, Ngaparou', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four villas to let by the week, Ngaparou')
  const form = page.locator('#enquiry form')
  await form.getByLabel('Your name').fill('Aïssatou Diop')
  await form.getByLabel('E-mail').fill('aissatou@example.com')
  await form.getByLabel('Your message').fill(message)
  await form.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.locator('#enquiry').getByRole('status')).toContainText('Four villas to let by the week')

  await page.goto('/admin/dashboard/inquiries')
  const question = page.getByRole('listitem').filter({ hasText: message })
  await question.locator('summary').click()
  await expect(question.getByRole('link', { name: /^Four villas to let by the week, Ngaparou/ })).toHaveAttribute(
    'href',
    /^\/invest/,
  )
})

test.describe('A project with nothing but words', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('stands without pictures, plans, deck or map, and is not found once it is closed', async ({
    staffPage: page,
  }) => {
    const title = `Only words ${Date.now()}`
    const draft = { title, titleFr: `Des mots ${Date.now()}`, location: 'Nowhere-on-Sea' }
    await withProject(page, draft, async (id) => {
      await page.goto(`/invest/${id}`)
      await expect(page.getByText('No images available')).toBeVisible()
      await expect(page.getByRole('region', { name: 'About this project' }).getByRole('paragraph')).toHaveText([
        'What it is.',
        'And what may go wrong.',
      ])
      await expect(page.getByRole('region', { name: 'Where it is' })).toContainText('not given here')
      await expect(page.locator('.map, .works, .stages, .drawings')).toHaveCount(0)
      const documents = page.getByRole('region', { name: 'Documents' })
      await documents.getByRole('link', { name: 'Ask for the brochure' }).click()
      await expect(page).toHaveURL(`/contact?subject=brochure&investment=${id}`)

      const closed = { ...draft, description: 'Over.', minInvestment: '1', expectedRoi: '5%', isActive: false }
      expect((await page.request.put(`/api/investments/${id}`, { data: closed })).status()).toBe(200)
      expect((await page.goto(`/fr/invest/${id}`))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projet introuvable')
      await expect(page.getByRole('region', { name: 'D’autres projets' }).getByRole('article')).toHaveCount(3)
      await page.getByRole('link', { name: 'Tous les projets' }).first().click()
      await expect(page).toHaveURL('/fr/invest')
    })
    expect((await page.goto('/invest/two'))?.status()).toBe(404)
  })
})

test('A project whose lots are all taken says so, and what is left to do', async ({ page }) => {
  await page.goto('/invest')
  await hydrated(page)
  await page.getByRole('link', { name: 'Twelve flats to let, Yoff', exact: true }).click()
  const act = page.getByRole('complementary', { name: 'All lots are taken' })
  await expect(act.getByRole('link', { name: 'Ask to hear of the next one' })).toHaveAttribute('href', '#enquiry')
  await act.getByRole('link', { name: 'See the open projects' }).click()
  await expect(page).toHaveURL('/invest#projects')
  await expect(page.getByRole('heading', { level: 2, name: 'Current investment projects' })).toBeInViewport()
})

test.describe('On a slow line and a broken one', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('three shapes stand for the projects until they come; a failure says so and can be tried again', async ({
    page,
  }) => {
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
    await expect(page.getByText('8% to 15%', { exact: true })).toBeVisible()

    letGo()
    await expect(page.getByRole('alert').getByText('Failed to fetch investments')).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(project(page, 'Résidence Filao, Keur Gorgui')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isReturning: false })

  test('the list, the project and its form are all there', async ({ page }) => {
    const message = `No script, a project ${Date.now()}`
    await page.goto('/fr/invest')
    await expect(page.getByText('8\u00a0% à 15\u00a0%', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Résidence Filao, Keur Gorgui', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résidence Filao, Keur Gorgui')
    await expect(page.getByText(RISK.fr)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Avant de signer' })).toBeVisible()
    const form = page.locator('#enquiry form')
    await form.getByLabel('Votre nom').fill('Aïssatou Diop')
    await form.getByLabel('E-mail').fill('aissatou@example.com')
    await form.getByLabel('Votre message').fill(message)
    await form.getByRole('button', { name: 'Envoyer la question' }).click()
    await expect(page).toHaveURL(/\/fr\/invest\/\d+\?asked=1#enquiry$/)
    await expect(page.locator('#enquiry').getByRole('status')).toContainText('Résidence Filao')
  })
})
