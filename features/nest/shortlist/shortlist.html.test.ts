import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'
import { sitemapPaths } from '#tests/helpers/sitemap.ts'

/** The demo content's villa to rent, a flat on paper and a house by the night. */
const IDS = '28,17,1'

const visitor = await newVisitor()

const hrefOf = (link: Element) => link.getAttribute('href') ?? ''
const titles = (page: HtmlPage) => page.findAll('main h3')
const columns = (page: HtmlPage) => page.findAll('thead th[scope=col]')

/** The row of the comparison that bears a name. */
function cells(page: HtmlPage, label: string): string[] {
  const row = page.findAll('tbody tr').find((each) => textOf(each.querySelector('th')) === label)
  return textsOf(row?.querySelectorAll('td') ?? [])
}

test('The comparison is exact: prices with their periods, what a sale costs a square metre, what a lease asks', async () => {
  const page = await visitor.open(`/shortlist?ids=${IDS}&view=compare`)
  const none = 'Does not apply'
  expect(cells(page, 'Price')).toEqual(['1 600 000 FCFA a month', '627 000 000 FCFA', '450 000 FCFA a night'])
  expect(cells(page, 'Price per m²')).toEqual([none, '3 800 000 FCFA', none])
  expect(cells(page, 'Minimum lease')).toEqual(['3 years', none, none])
  expect(cells(page, 'To pay at signing')[0]).toMatch(/^4 800 000 FCFA Rent 1, deposit 1, agency fee 1/)
  expect(cells(page, 'Buy or rent')).toEqual(['To rent', 'Off-plan (VEFA)', 'Short stay'])
  expect(cells(page, 'Delivery')).toEqual([none, 'December 2028', none])
  expect(cells(page, 'Elevator')).toEqual(['No', 'Yes', 'No'])
})

test('A change of currency reaches the comparison, and one message asks the house for all visits', async () => {
  const european = await newVisitor()
  european.setCookie('kais_currency', 'EUR')
  const page = await european.open(`/shortlist?ids=${IDS}&view=compare`)
  expect(cells(page, 'Price')[0]).toBe('€2,439 a month')
  const ask = within(page.find('.visit')).getByRole('link', { name: /Ask to visit them on WhatsApp/ })
  expect(decodeURIComponent(hrefOf(ask))).toMatch(
    /^https:\/\/wa\.me\/\d+\?text=.*visit KN-0028, KN-0017, KN-0001: http\S+\/shortlist\?ids=28,17,1&view=compare$/,
  )
})

test('A shared link shows the same homes in the language of whoever opens it', async () => {
  const her = await newVisitor()
  const page = await her.open(`/shortlist?ids=${IDS}&view=compare`, { headers: { 'accept-language': 'fr-FR' } })
  expect(page.document.documentElement.lang).toBe('fr')
  expect(textOf(page.find('h1'))).toBe('3 biens, côte à côte')
  expect(page.findAll('thead a').map(hrefOf)).toEqual(['/property/28', '/property/17', '/property/1'])
  expect(page.find('header .top__saved').getAttribute('aria-label')).toBe('Sélection')
  within(page.find('.shared-acts')).getByRole('button', { name: 'Les ajouter à ma sélection' })
  expect(hrefOf(within(page.find('.shared-acts')).getByText('Ouvrir ma propre sélection'))).toBe('/shortlist')
})

test('What is shared is what can be seen: the link leaves out what is gone, and a comparison opens as one', async () => {
  for (const [path, label, shared] of [
    [`/fr/shortlist?ids=${IDS},999999`, 'Lien à envoyer', '/fr/shortlist?ids=28,17,1'],
    [`/shortlist?ids=${IDS}&view=compare`, 'Link to send', '/shortlist?ids=28,17,1&view=compare'],
  ] as const) {
    const panel = within((await visitor.open(path)).find('.share__panel'))
    expect(panel.getByLabelText<HTMLInputElement>(label).value).toBe(`http://localhost${shared}`)
    const [whatsapp] = panel.getAllByRole('link').map(hrefOf).map(decodeURIComponent)
    expect(whatsapp).toMatch(/^https:\/\/wa\.me\/\?text=/)
    expect(whatsapp?.endsWith(` http://localhost${shared}`)).toBe(true)
  }
})

describe('A link that is not what it was', () => {
  test('says how many homes are no longer available, and shows the others', async () => {
    const page = await visitor.open('/shortlist?ids=28,999999,abc,-4,28,888888,17')
    expect(page.status).toBe(200)
    expect(titles(page)).toHaveLength(2)
    page.getByText('2 homes on this list are no longer available.')
  })

  for (const ids of ['', 'villa', '-1', '999999', '<script>alert(1)</script>', "1' or '1'='1"]) {
    test(`with ids=${ids} it is a page that leads on`, async () => {
      const page = await visitor.open(`/shortlist?ids=${encodeURIComponent(ids)}&view=compare`)
      expect(page.status).toBe(200)
      const main = within(page.find('main'))
      main.getByRole('heading', { name: 'No home on this list can be shown' })
      expect(hrefOf(main.getByRole('link', { name: 'See the homes' }))).toBe('/kais-nest')
    })
  }

  test('with ten thousand numbers it looks at fifty and says so', async () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => index + 1).join(',')
    const page = await visitor.open(`/shortlist?ids=${ids}&view=compare`)
    expect(page.status).toBe(200)
    page.getByText(/^The link names 10,000 homes; a list holds 50/)
    expect(columns(page).length).toBeGreaterThan(20)
    expect(columns(page).length).toBeLessThanOrEqual(50)
  })
})

test('A shared list is complete without JavaScript; one’s own explains itself', async () => {
  const list = await visitor.open(`/shortlist?ids=${IDS}`)
  expect(titles(list)).toHaveLength(3)
  const compare = within(list.find('nav[aria-label=View]')).getByText('Compare')
  const compared = await visitor.open(hrefOf(compare))
  expect(textOf(columns(compared)[0]?.querySelector('a'))).toBe('Villa Teranga')
  within(compared.find('thead')).getByRole('checkbox', { name: /^Only what differs/ })
  const own = await visitor.open('/shortlist')
  own.getByText(/which needs JavaScript for that/)
})

test('A shared list shows its first home where it is sent, and search engines leave it out', async () => {
  const page = await visitor.open(`/fr/shortlist?ids=${IDS}`)
  const content = (name: string) => page.find(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
  expect(content('og:image')).toMatch(/^http.+\/share\/property-28\.fr\.jpg/)
  expect(content('og:title')).toBe('Une sélection de 3 biens')
  expect(content('description')).toMatch(/^Villa Teranga, Almadies, 1\s600\s000\sFCFA par mois/)
  expect(content('robots')).toBe('noindex')
  expect(await sitemapPaths(async (path) => (await visitor.ask(path)).body)).not.toContain('/shortlist')
})
