import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

const hrefOf = (link: Element) => link.getAttribute('href') ?? ''
const titles = (page: HtmlPage) => textsOf(page.findAll('article h3'))
const count = (page: HtmlPage) => textOf(page.find('.active [role=status]'))
const chips = (page: HtmlPage) => page.findAll('form .active a')
const chip = (page: HtmlPage, name: string) => page.find(`.active a[aria-label="${name}: remove this filter"]`)
const deal = (page: HtmlPage, name: string) => within(page.find('nav[aria-label="Buy or rent"]')).getByText(name)
/** What the address asks for. */
const asked = ({ path }: HtmlPage) => Object.fromEntries(new URL(path, 'http://localhost').searchParams)
const filtersButton = (page: HtmlPage) => textOf(page.find('.toolrow button'))
const field = <E extends Element = HTMLInputElement>(page: HtmlPage, name: string) =>
  page.find<E>(`form[role=search] [name=${name}]`)
const search = (page: HtmlPage, values: Record<string, string>) =>
  visitor.send(page, page.find('form[role=search]'), values)

test('A shared link shows the same homes in either language, its place in any letter case', async () => {
  const page = await visitor.open('/kais-nest?location=Almadies&type=rent')
  expect(titles(page)).toEqual(['Villa Teranga'])
  expect(count(page)).toBe('1 home')
  expect(filtersButton(page)).toBe('Filters, 2 set')
  expect(field(page, 'location').value).toBe('Almadies')
  expect(titles(await visitor.open('/fr/kais-nest?location=almadies&type=rent'))).toEqual(['Villa Teranga'])
})

test('A kind stands beside a deal, and an old link that says type=villa is understood', async () => {
  const old = await visitor.open('/kais-nest?type=villa')
  expect(textOf(chip(old, 'Villa'))).toBe('Villa')
  expect(hrefOf(deal(old, 'Rent'))).toBe('/kais-nest?type=rent&kind=villa')
  const villas = await visitor.open('/kais-nest?type=rent&kind=villa')
  expect(filtersButton(villas)).toBe('Filters, 2 set')
  expect(field(villas, 'kind').value).toBe('villa')
  const flats = await search(villas, { kind: 'apartment' })
  expect(asked(flats)).toMatchObject({ type: 'rent', kind: 'apartment' })
  expect(new Set(textsOf(flats.findAll('.notch')))).toEqual(new Set(['To rent']))
})

test('Each set filter is written out with a cross that keeps the others, and all are cleared but the order', async () => {
  const page = await visitor.open(
    '/kais-nest?search=villa&location=Ngor&type=buy&bedrooms=2&minArea=100&isVefa=false&sort=price-asc',
  )
  const written = {
    '“villa”': '/kais-nest?location=Ngor&type=buy&bedrooms=2&minArea=100&isVefa=false&sort=price-asc',
    Ngor: '/kais-nest?search=villa&type=buy&bedrooms=2&minArea=100&isVefa=false&sort=price-asc',
    Buy: '/kais-nest?search=villa&location=Ngor&bedrooms=2&minArea=100&isVefa=false&sort=price-asc',
    '2 bedrooms or more': '/kais-nest?search=villa&location=Ngor&type=buy&minArea=100&isVefa=false&sort=price-asc',
    'From 100 m²': '/kais-nest?search=villa&location=Ngor&type=buy&bedrooms=2&isVefa=false&sort=price-asc',
    'None off-plan': '/kais-nest?search=villa&location=Ngor&type=buy&bedrooms=2&minArea=100&sort=price-asc',
    'Clear all': '/kais-nest?sort=price-asc',
  }
  expect(chips(page).map((link) => [textOf(link), hrefOf(link)])).toEqual(Object.entries(written))
  expect(filtersButton(page)).toBe('Filters, 6 set')
  expect(chips(await visitor.open('/kais-nest?sort=price-asc'))).toHaveLength(0)
})

test('The order changes with the select, and stays in the address', async () => {
  let page = await visitor.open('/kais-nest?type=buy')
  for (const [label, sort, before] of [
    ['Lowest price first', 'price-asc', (a: number, b: number) => a - b],
    ['Highest price first', 'price-desc', (a: number, b: number) => b - a],
  ] as const) {
    const option = within(field<HTMLElement>(page, 'sort')).getByText<HTMLOptionElement>(label)
    page = await search(page, { sort: option.value })
    expect(asked(page)).toMatchObject({ type: 'buy', sort })
    expect(field(page, 'sort').value).toBe(sort)
    const amounts = page.findAll('.home .price').map((price) => Number(textOf(price).replaceAll(/\D/g, '')))
    expect(amounts.length).toBeGreaterThan(5)
    expect(amounts).toEqual(amounts.toSorted(before))
  }
})

test('When nothing fits, the page says so, names the filter to leave out, and clearing brings the homes back', async () => {
  const page = await visitor.open('/kais-nest?location=Podor&type=rent')
  const results = within(page.find('#homes'))
  results.getByRole('heading', { name: 'No properties found' })
  results.getByText('Try adjusting your search criteria or filters')
  const wayOut = results.getByRole('link', { name: /^Without the filter “Podor”/ })
  expect(hrefOf(wayOut)).toBe('/kais-nest?type=rent')
  const promised = /\d+ homes?/.exec(textOf(wayOut))?.[0]
  expect(count(await visitor.open(hrefOf(wayOut)))).toBe(promised)

  const nowhere = await visitor.open('/kais-nest?search=igloo')
  const clear = within(nowhere.find('#homes')).getByRole('link', { name: 'Clear Filters' })
  expect((await visitor.open(hrefOf(clear))).findAll('article')).toHaveLength(12)
})

test('An address with nonsense in it still shows homes, and says what was left out', async () => {
  const page = await visitor.open(
    '/kais-nest?minPrice=9&maxPrice=3&type=castle&bedrooms=-2&location=Atlantis&cursor=zzz&shown=many',
  )
  expect(page.status).toBe(200)
  expect(page.findAll('article')).toHaveLength(12)
  page.getByText('We do not know the place “Atlantis”; showing all places.')
  page.getByText('The lowest price is above the highest, so the price range was left out.')
  page.getByText('Not understood in this address, and left out: buy or rent and bedrooms.')
  expect(chips(page)).toHaveLength(0)

  const twoKinds = await visitor.open('/kais-nest?type=villa&kind=land')
  twoKinds.getByText('The address names two property types; “Villa” was left out.')
  const script = await visitor.open('/fr/kais-nest?location=%3Cscript%3Ealert(1)%3C/script%3E')
  script.getByText(/Nous ne connaissons pas le lieu «\s<script>alert\(1\)<\/script>\s»/)
  const attack = await visitor.open("/kais-nest?search='%20or%201=1;--%20drop%20table%20properties")
  expect(attack.status).toBe(200)
  expect(attack.findAll('h1')).toHaveLength(1)
  const numbers = await visitor.open('/kais-nest?maxPrice=1e6&minArea=0x10')
  expect(textsOf(chips(numbers))).toContain('Up to 1 000 000 FCFA')
})

test('A search text that nothing answers to is said so; one without end is left out', async () => {
  const long = await visitor.open(`/kais-nest?search=${'w'.repeat(120)}`)
  long.getByText('No properties found')
  const endless = await visitor.open(`/kais-nest?search=${'w'.repeat(3_000)}`)
  expect(chips(endless)).toHaveLength(0)
  endless.getByText('The search text is longer than 200 characters and was left out.')
})

describe('Without JavaScript', () => {
  test('searching, filtering, paging and reading work through plain links and a form', async () => {
    const rent = await visitor.open('/kais-nest?type=rent')
    const price = within(rent.find('#filters')).getByRole('group', { name: 'Price a month' })
    expect(within(price).getByLabelText<HTMLInputElement>('Up to, in FCFA').name).toBe('maxPrice')
    const bedrooms = within(rent.find('#filters')).getByRole('group', { name: 'Bedrooms, at least' })
    expect(textsOf(bedrooms.querySelectorAll('label'))).toEqual(['Any', '1', '2', '3', '4', '5+'])
    within(rent.find('#filters')).getByRole('button', { name: /^Show \d+ homes$/ })
    const five = within(bedrooms).getByLabelText<HTMLInputElement>('5+').value
    const found = await search(rent, { location: 'Almadies', bedrooms: five, maxPrice: '1650000' })
    expect(asked(found)).toMatchObject({ type: 'rent', location: 'Almadies', maxPrice: '1650000', bedrooms: '5' })
    expect(field(found, 'maxPrice').value).toBe('1650000')
    expect(titles(found)).toEqual(['Villa Teranga'])
    const home = await visitor.open(hrefOf(found.find('article h3 a')))
    expect(textOf(home.find('h1'))).toBe('Villa Teranga')
    expect(textOf(home.find('.price'))).toContain('1 600 000 FCFA')

    const all = await visitor.open('/kais-nest')
    within(all.find('.search')).getByRole('button', { name: 'Search' })
    const searched = await search(all, { search: 'teranga' })
    expect(titles(searched)).toContain('Villa Teranga')
    const cleared = await visitor.open(hrefOf(within(searched.find('form .active')).getByText('Clear all')))
    const more = within(cleared.find('.pager')).getByText('Show more homes')
    expect(hrefOf(more)).toBe('/kais-nest?shown=24#home-13')
    const longer = await visitor.open(hrefOf(more))
    expect(longer.findAll('article')).toHaveLength(24)
    expect(longer.findAll('#homes li').indexOf(longer.find('#home-13'))).toBe(12)
  })

  test('the map says that it needs scripts, and the list stands beside it', async () => {
    const list = await visitor.open('/kais-nest')
    const toMap = within(list.find('nav[aria-label=View]')).getByText('Map')
    expect(hrefOf(toMap)).toBe('/kais-nest?view=map')
    const map = await visitor.open(hrefOf(toMap))
    expect(textOf(map.find('.results__map noscript p'))).toMatch(/^The map needs JavaScript/)
    expect(map.findAll('article')).toHaveLength(12)
  })

  test('the language and the currency can be chosen', async () => {
    const somebody = await newVisitor()
    const page = await somebody.open('/kais-nest?search=teranga')
    const french = within(page.find('header form.lang')).getByText<HTMLButtonElement>('FR')
    const inFrench = await somebody.send(page, page.find('header form.lang'), { [french.name]: french.value })
    expect(inFrench.path).toBe('/fr/kais-nest?search=teranga')
    const currency = inFrench.find<HTMLFormElement>('header form.currency')
    within(currency).getByRole('combobox', { name: 'Devise' })
    expect(within(currency).getByText('Appliquer').closest('noscript')).not.toBeNull()
    const inEuros = await somebody.send(inFrench, currency, { currency: 'EUR' })
    expect(textOf(inEuros.find('.price'))).toBe('2 439 € par mois')
  })
})
