import { within } from '@testing-library/dom'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { PublicInvestment } from '#features/invest/investment.public.ts'
import type { InvestmentDraft } from '#features/invest/investment.schema.ts'
import { confirmationOn } from '#tests/helpers/plain-forms.ts'
import { askAsStaff, type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'
import { signInToSite } from '#tests/helpers/site-staff.ts'

const visitor = await newVisitor()
/** Who reads prices in euros. */
const european = await newVisitor()
european.setCookie('kais_currency', 'EUR')
const staff = await signInToSite()

const RISK = {
  en: 'Targeted, not guaranteed: you may earn less, earn nothing, or lose part of your money.',
  fr: 'Visé, non garanti : vous pouvez gagner moins, ne rien gagner, ou perdre une partie de votre argent.',
}

const draftOf = (draft: Partial<InvestmentDraft> & { title: string }) => ({
  description: 'What it is.\n\nAnd what may go wrong.',
  location: 'Yoff',
  minInvestment: '1000000',
  expectedRoi: '5% a year, targeted',
  ...draft,
})

/** Gone again when its test ends. */
async function publish(draft: Partial<InvestmentDraft> & { title: string }): Promise<number> {
  const id = await staff.write('/api/investments', draftOf(draft))
  onTestFinished(() => staff.remove(`/api/investments/${id}`))
  return id
}

/** A section by its heading. */
function region(page: HtmlPage, name: string): HTMLElement {
  const heading = page.findAll('main h2').find((each) => textOf(each) === name)
  const section = heading?.closest('section')
  if (!section) throw new Error(`${page.path} has no section ${name}.`)
  return section
}

function cardOf(page: HtmlPage, title: string): HTMLElement {
  const card = page.findAll('article').find((each) => textOf(each.querySelector('h3')) === title)
  if (!card) throw new Error(`No project is called ${title}.`)
  return card
}

/** The rows of the table of payments. */
function stagesOf(page: HtmlPage): HTMLElement[] {
  expect(textOf(page.find('.stages table > caption'))).toBe('Stage payments')
  return page.findAll('.stages tr')
}

const hrefOf = (scope: HTMLElement, name: string | RegExp) =>
  within(scope).getByRole('link', { name }).getAttribute('href')
const toldIn = (page: HtmlPage) => textsOf(page.findAll('script[type="application/ld+json"]'))

test('A project is opened from the list, and says what is paid when, in euros, with the risk beside the return', async () => {
  const title = 'Paid in stages'
  const id = await publish({
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
  })
  const card = cardOf(await european.open('/invest'), title)
  expect(textOf(card.querySelector('.price'))).toBe('€200,000')
  expect(hrefOf(card, title)).toBe(`/invest/${id}`)

  const page = await european.open(`/invest/${id}`)
  expect(textOf(page.find('h1'))).toBe(title)
  expect(page.document.title).toBe(`${title}, Yoff | Kais`)
  const rows = textsOf(stagesOf(page))
  expect(rows).toHaveLength(5)
  for (const [index, row] of [
    /Stage.*Amount/,
    /Before the notary.*by December 2026.*10%.*€20,000/,
    /Walls and roof.*60%.*€120,000/,
    /Keys.*by June 2028.*30%.*€60,000/,
    /In all.*100%.*€200,000/,
  ].entries())
    expect(rows[index]).toMatch(row)
  page.getByText(/the project’s own contract; no law lays it down/)
  page.getByText('35% done, seen on 3 November 2026')
  const figures = region(page, 'In figures')
  within(figures).getByText('5% a year, targeted')
  within(figures).getByText(RISK.en)
  expect(textOf(region(page, 'Location'))).toContain('Approximate position')
  expect(page.getAllByText(/^€1 = 655\.957 FCFA \(fixed rate\)/).length).toBeGreaterThan(0)
  expect(region(page, 'Before you sign').querySelectorAll('li')).toHaveLength(6)
  expect(hrefOf(figures, 'Work out the buying costs')).toBe('/buying-costs?price=131191400')

  // What machines read, and nothing in it that promises.
  const told = toldIn(page)
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

test('Stages that are no round euros add up to the total under them, and a short description ends where it ends', async () => {
  const stagePayments = [15, 20, 25, 20, 20].map((percent, index) => ({ title: `Step ${index + 1}`, percent }))
  const id = await publish({ title: 'Not round', minInvestment: '168000000', isVefa: true, stagePayments })
  const page = await european.open(`/invest/${id}`)
  const rows = stagesOf(page)
  expect(rows).toHaveLength(7)
  const shown = rows.flatMap((row) => textsOf(row.querySelectorAll('td:last-child')))
  const [total, ...lines] = shown.map((text) => Number(text.replace(/\D/g, ''))).reverse()
  expect(total).toBe(256_114)
  expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total)
  expect(page.find('meta[name="description"]').getAttribute('content')).toMatch(
    /^From 168\s000\s000\sFCFA\. What it is\. And what may go wrong\.$/,
  )
})

test('Deck, brochure and plans that staff uploaded open in a new tab, in the page’s language', async () => {
  const title = 'With papers'
  const bytes = Buffer.from(`%PDF-1.4\n${title}\n${'.'.repeat(3_000)}\n%%EOF`)
  const deck = await staff.upload('Présentation, été.pdf', bytes)
  const [drawing = ''] = (await visitor.ask('/api/investments'))
    .json<PublicInvestment[]>()
    .flatMap(({ images }) => images)
  const papers = { investorDeckUrl: deck, brochures: ['https://files.example/b.pdf'], plans: [drawing, deck] }
  const id = await publish({ title, ...papers })
  expect(hrefOf(cardOf(await visitor.open('/invest'), title), /^Download the deck/)).toBe(deck)

  const page = await visitor.open(`/fr/invest/${id}`)
  const documents = [...region(page, 'Documents').querySelectorAll('a')]
  for (const [index, text] of [
    /Dossier de l’investisseur.*Présentation, été.*PDF, 3 ko.*nouvel onglet/,
    /Brochure.*sur files\.example/,
    /Plan.*PDF, 3 ko/,
  ].entries())
    expect(textOf(documents[index])).toMatch(text)
  expect(documents.map((link) => [link.getAttribute('href'), link.target])).toEqual([
    [deck, '_blank'],
    ['https://files.example/b.pdf', '_blank'],
    [deck, '_blank'],
  ])
  const answer = await visitor.ask(deck)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' })
  expect(answer.headers['content-disposition'] ?? 'inline').toContain('inline')
  expect(answer.rawPayload).toEqual(bytes)

  const plans = [...region(page, 'Plans').querySelectorAll('a')]
  expect(plans.map((link) => [link.getAttribute('href'), link.target])).toEqual([[drawing, '_blank']])
  page.getByText(RISK.fr)
})

describe('A project with nothing but words', () => {
  test('stands without pictures, plans, deck or map, and is not found once it is closed', async () => {
    const draft = { title: 'Only words', titleFr: 'Des mots', location: 'Nowhere-on-Sea' }
    const id = await publish(draft)
    const page = await visitor.open(`/invest/${id}`)
    page.getByText('No images available')
    expect(textsOf(region(page, 'About this project').querySelectorAll('p'))).toEqual([
      'What it is.',
      'And what may go wrong.',
    ])
    expect(textOf(region(page, 'Location'))).toContain('not given here')
    expect(page.findAll('.map, .works, .stages, .drawings')).toHaveLength(0)
    expect(hrefOf(region(page, 'Documents'), 'Ask for the brochure')).toBe(`/contact?subject=brochure&investment=${id}`)

    await staff.change(`/api/investments/${id}`, draftOf({ ...draft, isActive: false }))
    const closed = await visitor.open(`/fr/invest/${id}`)
    expect(closed.status).toBe(404)
    expect(textOf(closed.find('h1'))).toBe('Projet introuvable')
    expect(region(closed, 'Vous aimerez peut-être').querySelectorAll('article')).toHaveLength(3)
    expect(textsOf(closed.findAll('main a[href="/fr/invest"]'))).toContain('Tous les projets')
    expect((await visitor.ask('/invest/two')).statusCode).toBe(404)
  })
})

test('A project whose lots are all taken says so, and what is left to do', async () => {
  const list = await visitor.open('/invest')
  const page = await visitor.open(
    String(hrefOf(cardOf(list, 'Twelve flats to let, Yoff'), 'Twelve flats to let, Yoff')),
  )
  const act = page.find('main aside')
  expect(textOf(act.querySelector('h2'))).toBe('All lots are taken')
  expect(hrefOf(act, 'Tell me about the next project')).toBe('#enquiry')
  expect(hrefOf(act, 'See the open projects')).toBe('/invest#projects')
  // Nothing on it is as if it were open: no sum to work out, nothing to sign, no meeting in the bar.
  expect(page.findAll('#yield, #sign')).toHaveLength(0)
  expect(textOf(page.find('#enquiry h2'))).toBe('Tell me about the next project')
  expect(page.findAll('#enquiry form')).toHaveLength(1)
  const bar = page.find('.bar')
  expect(textOf(bar.querySelector('.price'))).toBe('All lots are taken')
  expect(hrefOf(bar, 'Open projects')).toBe('/invest#projects')
  expect(textsOf(region(page, 'Open projects').querySelectorAll('h3'))).toHaveLength(3)
  expect(textOf(page.find('.tags'))).toMatch(
    /Ready.*All lots are taken.*Sample project.*Existing building, works 55% done/,
  )
  expect(textOf(list.find('#projects h2'))).toBe('Current investment projects')
})

describe('Without JavaScript', () => {
  test('the list, the project and its form are all there', async () => {
    const message = `No script, a project ${crypto.randomUUID()}`
    const list = await visitor.open('/fr/invest')
    list.getByText('8 % à 15 %')
    const title = 'Résidence Filao, Keur Gorgui'
    const page = await visitor.open(String(hrefOf(cardOf(list, title), title)))
    expect(textOf(page.find('h1'))).toBe(title)
    page.getByText(RISK.fr)
    expect(textsOf(page.findAll('h2'))).toContain('Avant de signer')
    const form = page.find<HTMLFormElement>('#enquiry form')
    const fields = within(form)
    for (const label of ['Votre nom', 'E-mail', 'Votre message']) fields.getByLabelText(label)
    expect(textOf(form.querySelector('button[type=submit]'))).toBe('Envoyer la question')
    const answers = { name: 'Aïssatou Diop', email: 'aissatou@example.com', message }
    const sent = await visitor.send(page, form, answers)
    expect(sent.path).toMatch(/^\/fr\/sent\//)
    expect(confirmationOn(sent).text).toContain('Résidence Filao')
    const all = await askAsStaff<{ message: string }[]>('/api/admin/inquiries?limit=100')
    expect(all.filter((inquiry) => inquiry.message === message)).toHaveLength(1)
  })
})
