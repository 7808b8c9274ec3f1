import { describe, expect, test } from 'vitest'
import { type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

/** Two flats to let fit it. */
const ASKED =
  'max=1500000&type=apartment&bedrooms=2&goal=primary_residence&w=amenity.oneOf.Terrace%7E&ask=schools&unread=1'
const RESULT = `/ai-recommendations/result?${ASKED}`
/** Too little money for any villa there. */
const NOTHING = '/ai-recommendations/result?max=20000000&type=villa&place=Almadies&goal=flipping'

const homes = (page: HtmlPage) => page.findAll('main article')
const innerLinks = (page: HtmlPage) =>
  page.findAll('main a').flatMap((link) => link.getAttribute('href')?.match(/^\/.*/)?.[0] ?? [])

describe('Without JavaScript', () => {
  test('a result is complete in both languages, and everything it proposes is there', async () => {
    const words = {
      '': {
        match: /^(\d+)% match$/,
        price: /FCFA a month$/,
        points: /^Where the \d+ points come from$/,
        nothing: /^No home meets all your criteria; \d come near$/,
      },
      '/fr': {
        match: /^(\d+) % de correspondance$/,
        price: /FCFA par mois$/,
        points: /^D’où viennent les \d+ points$/,
        nothing: /^Aucun bien ne répond à tous vos critères ; \d s’en approchent$/,
      },
    }
    const proposed = new Set<string>()
    for (const [prefix, said] of Object.entries(words)) {
      const result = await visitor.open(prefix + RESULT)
      const [first] = homes(result)
      if (!first) throw new Error('Nothing was proposed.')
      const score = said.match.exec(textOf(first.querySelector('.rec__match')))?.[1]
      expect(textOf(first.querySelector('.price'))).toMatch(said.price)
      expect(textOf(first.querySelector('details > summary'))).toMatch(said.points)
      const earned = textsOf(first.querySelectorAll('details tbody td'))
      expect(earned.reduce((sum, points) => sum + Number.parseInt(points, 10), 0)).toBe(Number(score))
      expect(result.findAll('main details form input[type=email]')).toHaveLength(1)

      const nothing = await visitor.open(prefix + NOTHING)
      expect(textOf(nothing.find('h1'))).toMatch(said.nothing)
      expect(nothing.findAll('.recs__relax li a').length).toBeGreaterThan(0)
      for (const href of [...innerLinks(result), ...innerLinks(nothing)]) proposed.add(href)
    }
    expect(proposed.size).toBeGreaterThan(10)
    for (const path of proposed) expect((await visitor.ask(path)).statusCode, path).toBe(200)
  })

  test('an address that lacks the budget leads to the questions, with the other answers', async () => {
    const half = await visitor.open('/ai-recommendations/result?type=villa&place=Ngor')
    expect(textOf(half.find('h1'))).toBe('A budget or a type is missing')
    expect(half.getByText('Go to the questions').getAttribute('href')).toBe('/ai-recommendations?type=villa&place=Ngor')
    half.getByText(/The other answers come along\./)
    const empty = await visitor.open('/ai-recommendations/result')
    empty.getByText('Go to the questions')
    expect(textOf(empty.find('main'))).not.toContain('The other answers come along.')
    const reversed = await visitor.open('/ai-recommendations/result?type=villa&min=900000&max=800000')
    reversed.getByText(/The minimum of the budget is above its maximum/)
  })

  test('an address puts no words of its writer on our page, and an old link leads on without its text', async () => {
    const page = await visitor.open(
      '/fr/ai-recommendations/result?type=villa&max=appelez+33800&place=Tycho&w=zoubi.is.fun',
    )
    const text = textOf(page.find('main'))
    expect(text).toContain('n’est pas un montant en francs')
    expect(text).not.toMatch(/appelez|33800|Tycho|zoubi/)
    const old = await visitor.ask(
      `/ai-recommendations/result?type=villa&max=900000000&words=${encodeURIComponent('a lift, call me on 33 800')}`,
    )
    expect([old.statusCode, old.headers.location]).toEqual([302, expect.stringContaining('w=lift.exactly.true')])
    expect(old.headers.location).not.toMatch(/call|33/)
    const wizard = await visitor.open('/ai-recommendations?type=villa&max=call+me&place=Tycho&words=call+33+800')
    expect(wizard.find('main').innerHTML).not.toMatch(/call (me|33)|Tycho/)
  })

  test('every wish stands above the homes, and can be taken back or corrected by a link', async () => {
    const page = await visitor.open(RESULT)
    const chips = page.findAll('.wish')
    expect(textsOf(page.findAll('.wish summary'))).toEqual(
      expect.arrayContaining(['At least 2 bedrooms (condition)', 'A terrace (wish)']),
    )
    const [home] = homes(page)
    for (const chip of chips) expect(chip.compareDocumentPosition(home as Element) & 4).toBe(4)
    const way = page.find('a[aria-label="Remove: At least 2 bedrooms"]').getAttribute('href') ?? ''
    expect(way).not.toContain('bedrooms=2')
    const wider = await visitor.open(way)
    expect(textsOf(wider.findAll('.wish summary')).join()).not.toContain('bedrooms')
    const three = chips
      .flatMap((chip) => [...chip.querySelectorAll('details a')])
      .find((link) => textOf(link) === 'At least 3 bedrooms')
    const other = await visitor.open(three?.getAttribute('href') ?? '')
    expect(textsOf(other.findAll('.wish summary'))).toContain('At least 3 bedrooms (condition)')
  })

  test('a wish is added by a plain post, and what the address says stays', async () => {
    const page = await visitor.open(RESULT)
    const added = await visitor.send(page, page.find<HTMLFormElement>('.wishes__add form'), { words: 'with a lift' })
    expect(added.path).toMatch(
      /^\/ai-recommendations\/result\?.*bedrooms=2.*w=amenity.oneOf.Terrace.*w=lift.exactly.true/,
    )
  })

  test('the title counts apart what fits and what comes near, and the score says what is open', async () => {
    const page = await visitor.open('/ai-recommendations/result?max=2000000&type=villa&place=Almadies&ask=schools')
    const near = homes(page).filter((home) => home.querySelector('.rec__miss')).length
    expect([homes(page).length - near, near]).toEqual([1, 1])
    expect(textOf(page.find('h1'))).toBe('1 home for you, 1 that comes near')
    const check = homes(page)[0]?.querySelector('.rec__check a')
    expect(textOf(check)).toMatch(/\d things? to check$/)
    expect(textOf(page.find(String(check?.getAttribute('href'))))).toContain('An adviser will answer this')
  })
})
