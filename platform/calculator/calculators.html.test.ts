import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { type HtmlPage, newVisitor, textOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

const price = (page: HtmlPage) => page.find<HTMLInputElement>('.calc__form [name=price]').value
/** The row of a ledger that bears a name. */
function line(page: HtmlPage, name: string): string {
  const row = page.findAll('dl > div').find((each) => textOf(each.querySelector('dt')) === name)
  return textOf(row)
}

test('A shared link shows the same lines in French with euros beside', async () => {
  const european = await newVisitor()
  european.setCookie('kais_currency', 'EUR')
  const page = await european.open('/fr/buying-costs?price=200000000')
  expect(price(page)).toBe('304\u202f898')
  expect(line(page, 'Frais en plus du prix')).toMatch(/8,66 %.*17 310 000 FCFA\s*26 389 €/)
  expect(line(page, 'Prix et frais')).toMatch(/217 310 000 FCFA\s*331 287 €/)
})

describe('Without JavaScript', () => {
  test('both calculators answer through their address, and say what is wrong', async () => {
    const empty = await visitor.open('/buying-costs')
    empty.getByText('Nothing to count yet.')
    const costs = (page: HtmlPage) => page.find<HTMLFormElement>('.calc__form')
    within(costs(empty)).getByRole('button', { name: 'Show the costs' })
    // The answer is in view at once.
    expect(costs(empty).getAttribute('action')).toBe('#costs')
    const counted = await visitor.send(empty, costs(empty), { price: '200,000,000' })
    expect(counted.path).toMatch(/^\/buying-costs\?.*price=200%2C000%2C000/)
    expect(counted.path).toContain('currency=XOF')
    expect(textOf(counted.find('#costs'))).toContain('17 310 000 FCFA')
    expect(line(counted, 'Costs on top of the price')).toContain('17 310 000 FCFA')
    const unread = await visitor.send(counted, costs(counted), { price: 'a lot' })
    expect(textOf(unread.find('.err'))).toContain('We cannot read this as a price')
    expect(price(unread)).toBe('a lot')
    expect(unread.findAll('.costs')).toHaveLength(0)

    const example = await visitor.open('/invest')
    const section = example.find('#yield')
    expect(textOf(section.querySelector('h2'))).toBe('What it would bring in a year')
    expect(textOf(section)).toContain('an example of ours')
    const letting = within(section).getByLabelText<HTMLInputElement>('By the night')
    const nights = within(section).getByLabelText<HTMLInputElement>('Nights let a year')
    within(section).getByRole('button', { name: 'Work it out' })
    const form = example.find<HTMLFormElement>('#yield form')
    expect(form.getAttribute('action')).toBe('#yield')
    const worked = await visitor.send(example, form, { [letting.name]: letting.value, [nights.name]: '200' })
    expect(worked.path).toMatch(/^\/invest\?y\.price=/)
    expect(line(worked, 'Rent of a full year')).toMatch(/200 nights.*14 000 000 FCFA/)
  })
})

test('A home for sale says what comes on top of its price and leads to the lines; one to rent does not', async () => {
  const [sold] = (await visitor.ask('/api/properties?search=Cap-Vert&isVefa=true')).json()
  const home = await visitor.open(`/property/${sold.id}`)
  home.getByText(/^About [\d.]+ million FCFA in costs come on top of the price/)
  const asked = Number(sold.price)
  const lines = home.getByText('Work out the buying costs').getAttribute('href')
  expect(lines).toBe(`/buying-costs?price=${asked}`)
  expect(price(await visitor.open(String(lines))).replaceAll('\u202f', '')).toBe(String(asked))

  const [toLet] = (await visitor.ask('/api/properties?type=rent')).json()
  const rented = await visitor.open(`/property/${toLet.id}`)
  expect(rented.findAll('h1')).toHaveLength(1)
  expect(rented.queryByText('Work out the buying costs')).toBeNull()
})
