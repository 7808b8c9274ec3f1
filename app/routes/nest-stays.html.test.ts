import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { formatDay } from '#common/dates.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { stayTermsSchema } from '#features/nest/stays/stay-terms.schema.ts'
import { copyOf, type HtmlPage, openSite, textOf, textsOf, Visitor } from '#tests/helpers/site.ts'

const config = await copyOf('demo')
const app = await openSite('demo', {}, { config })
const visitor = new Visitor(app)
const hand = new pg.Client(config)

const day = (ahead: number) => addDays(todayInDakar(), ahead)
const DATES = `arrival=${day(40)}&departure=${day(44)}`
const FOUND = `/kais-nest?type=short-stay&${DATES}&guests=2`
const said = (ahead: number, locale: 'en' | 'fr') => formatDay(new Date(`${day(ahead)}T00:00Z`), locale, 'day')

beforeAll(async () => {
  await hand.connect()
  const terms = JSON.stringify(stayTermsSchema.parse({ cleaningFee: '20000' }))
  await hand.query(
    `update properties set stay_terms = $1, price = 100000, min_nights = null, max_guests = 4 where type = 'short-stay'`,
    [terms],
  )
  await hand.query(`select pg_notify('content_changed', '')`)
})
afterAll(async () => {
  await hand.end()
  await app.close()
})

const cards = (page: HtmlPage) => page.findAll('article.home')
const hrefs = (page: HtmlPage, selector: string) =>
  page.findAll<HTMLAnchorElement>(selector).map((link) => link.getAttribute('href'))

test('A search with dates shows what the stay costs in all, the night below it, and leads on with the dates', async () => {
  const page = await visitor.open(FOUND)
  expect(cards(page).length).toBeGreaterThan(2)
  // Four nights, the cleaning, and the tax of two guests for four nights.
  for (const price of page.findAll('.home .price'))
    expect(textOf(price)).toBe('428 000 FCFA for 4 nights100 000 FCFA a night')
  for (const href of hrefs(page, '.home h3 a')) expect(href).toMatch(new RegExp(`^/property/\\d+\\?${DATES}&guests=2$`))
  const french = await visitor.open(`/fr${FOUND}`)
  expect(textOf(french.find('.home .price'))).toBe('428 000 FCFA pour 4 nuits100 000 FCFA par nuit')
  expect(hrefs(french, '.home h3 a')[0]).toMatch(/^\/fr\/property\/\d+\?arrival=/)
})

test('The price of a stay is in the reader’s currency, and says that it is for one where nobody said how many', async () => {
  const reader = new Visitor(app)
  reader.setCookie('kais_currency', 'EUR')
  const page = await reader.open(`/kais-nest?${DATES}`)
  expect(textOf(page.find('.home .price'))).toMatch(/^€646 for 4 nights, 1 guest€152 a night$/)
})

test('Dates and guests are asked for where the deal is short stay, in a form that needs no scripts', async () => {
  expect((await visitor.open('/kais-nest')).findAll('input[type=date]')).toEqual([])
  const page = await visitor.open(FOUND)
  const form = page.find<HTMLFormElement>('form.tools')
  const values = Object.fromEntries(
    ['type', 'arrival', 'departure', 'guests'].map((name) => [
      name,
      form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
    ]),
  )
  expect(values).toEqual({ type: 'short-stay', arrival: day(40), departure: day(44), guests: '2' })
  expect(form.getAttribute('method') ?? 'get').toMatch(/get/i)
  const arrival = page.find<HTMLInputElement>('input[name=arrival]')
  expect([arrival.min, arrival.type, textOf(arrival.labels?.[0])]).toEqual([day(0), 'date', 'Arrival'])
})

test('Dates without a deal are for short stays: the tab says so, the chips name days and guests, each can be taken away', async () => {
  const page = await visitor.open(`/kais-nest?${DATES}&guests=2`)
  expect(textOf(page.find('nav[aria-label="Buy or rent"] [aria-current]'))).toBe('Short stay')
  const chips = textsOf(page.findAll('.active a')).slice(0, 3)
  expect(chips[0]).toBe('Short stay')
  expect(chips[1]).toMatch(new RegExp(`to ${said(44, 'en')}$`))
  expect(chips[2]).toBe('2 guests')
  expect(hrefs(page, '.active a').slice(0, 3)).toEqual([
    '/kais-nest',
    '/kais-nest?type=short-stay&guests=2',
    `/kais-nest?type=short-stay&${DATES}`,
  ])
  const french = await visitor.open(`/fr/kais-nest?${DATES}&guests=2`)
  expect(textsOf(french.findAll('.active a'))[1]).toMatch(new RegExp(`^Du .* au ${said(44, 'fr')}$`))
})

test('What is wrong with the dates is said, and the search is made without them', async () => {
  const all = cards(await visitor.open('/kais-nest?type=short-stay')).length
  for (const [query, words] of [
    [`arrival=${day(-3)}&departure=${day(4)}`, /lie in the past/],
    [`arrival=${day(4)}&departure=${day(4)}`, /not after the arrival/],
    [`arrival=${day(4)}`, /one of them is missing/],
    [`arrival=${day(4)}&departure=${day(500)}`, /more than a year ahead/],
    ['arrival=soon&departure=later', /does not exist/],
  ] as const) {
    const page = await visitor.open(`/kais-nest?type=short-stay&${query}`)
    expect(textsOf(page.findAll('.notices li'))).toEqual([expect.stringMatching(words)])
    expect(cards(page)).toHaveLength(all)
    expect(page.find<HTMLInputElement>('input[name=arrival]').value).toBe('')
  }
  const sale = await visitor.open(`/kais-nest?type=buy&${DATES}`)
  expect(textsOf(sale.findAll('.notices li'))).toEqual([expect.stringMatching(/short stays only/)])
})

test('A home that somebody takes is gone from the next page with these dates, which nobody keeps', async () => {
  const before = await visitor.open(FOUND)
  expect(before.headers['cache-control']).toBe('no-store')
  expect((await visitor.ask(FOUND.replace('?', '.data?'))).headers['cache-control']).toMatch(/no-store/)
  expect((await visitor.ask('/kais-nest?type=short-stay&guests=2')).headers['cache-control']).toMatch(/^public/)
  const [first = ''] = hrefs(before, '.home h3 a')
  const id = /\d+/.exec(String(first))?.[0]
  await hand.query('insert into held_nights (property_id, nights) values ($1, daterange($2::date, $3::date))', [
    id,
    day(42),
    day(43),
  ])
  const after = await visitor.open(FOUND)
  expect(cards(after)).toHaveLength(cards(before).length - 1)
  expect(hrefs(after, '.home h3 a')).not.toContain(first)
  // On other days it is there.
  expect(
    hrefs(await visitor.open(`/kais-nest?arrival=${day(43)}&departure=${day(45)}`), '.home h3 a').join(),
  ).toContain(`/property/${id}?`)
})

test('Where nothing is free, the page says how many homes there would be without the dates', async () => {
  await hand.query('delete from held_nights')
  await hand.query(
    `insert into held_nights (property_id, nights) select id, daterange($1::date, $2::date) from properties where stay_terms is not null`,
    [day(80), day(90)],
  )
  const page = await visitor.open(`/kais-nest?arrival=${day(82)}&departure=${day(85)}`)
  expect(cards(page)).toEqual([])
  const ways = textsOf(page.findAll('.waysout li'))
  const all = cards(await visitor.open('/kais-nest?type=short-stay')).length
  expect(ways).toContainEqual(expect.stringMatching(new RegExp(`${said(85, 'en')}”${all} homes$`)))
})
