import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

function cardOf(page: HtmlPage, name: string): HTMLElement {
  const card = page.findAll('article').find((each) => textOf(each.querySelector('h3')) === name)
  if (!card) throw new Error(`No car is called ${name}.`)
  return card
}

describe('Mobility', () => {
  test('the category narrows the fleet, stands in the address, and survives sharing', async () => {
    const all = await visitor.open('/kais-mobility')
    const tabs = within(all.getByRole('navigation', { name: 'Category' })).getAllByRole('link')
    expect(tabs.map((tab) => [textOf(tab), tab.getAttribute('href')])).toEqual([
      ['All', '/kais-mobility'],
      ['Sedan', '/kais-mobility?category=sedan'],
      ['SUV', '/kais-mobility?category=suv'],
      ['Van', '/kais-mobility?category=van'],
    ])
    expect(textsOf(tabs.filter((tab) => tab.hasAttribute('aria-current')))).toEqual(['All'])

    const suvs = await visitor.open('/kais-mobility?category=suv')
    const filter = suvs.getByRole('navigation', { name: 'Category' })
    expect(textsOf(filter.querySelectorAll('[aria-current]'))).toEqual(['SUV'])
    suvs.getByRole('heading', { level: 2, name: /^3\scars$/ })
    expect(textsOf(suvs.findAll('article .notch'))).toEqual(['SUV', 'SUV', 'SUV'])

    expect(textsOf((await visitor.open('/fr/kais-mobility?category=van')).findAll('article .notch'))).toEqual(['Van'])
    const unheardOf = await visitor.open('/kais-mobility?category=boat&cursor=zzz')
    expect(unheardOf.findAll('article')).toHaveLength(all.findAll('article').length)
  })

  test('a card tells seats, bags, equipment and both prices in the chosen currency', async () => {
    const traveller = await newVisitor()
    const page = await traveller.open('/kais-mobility?category=sedan')
    const card = cardOf(page, 'Corniche')
    const facts = [...card.querySelectorAll('.facts > div')].map(({ children }) => textsOf(children).join(' '))
    expect(facts).toEqual(['passengers 4', 'bags 3', 'model year 2024'])
    expect(textOf(card)).toContain('Kais Sedan S. Automatic gearbox, petrol engine.')
    expect(textsOf(card.querySelectorAll('.car__has li'))).toContain('Leather seats')
    expect(card.querySelector('img')?.getAttribute('alt')).toMatch(/^Black executive sedan/)
    expect(textsOf(card.querySelectorAll('.price'))).toEqual(['75 000 FCFA a day', '100 000 FCFA a day'])
    const inEuros = await traveller.send(page, page.find('form.currency'), { currency: 'EUR' })
    expect(inEuros.path).toBe('/kais-mobility?category=sedan')
    expect(textsOf(cardOf(inEuros, 'Corniche').querySelectorAll('.price'))).toEqual(['€114 a day', '€152 a day'])
  })

  test('a car’s reserve link leads to the booking section and keeps the category', async () => {
    const page = await visitor.open('/kais-mobility?category=sedan')
    page.getByRole('link', { name: 'Reserve Corniche' })
    // A place on the page: the rest of the address stays. What a press then does, the browser tests of the booking show.
    expect(new Set(page.findAll('article a').map((link) => link.getAttribute('href')))).toEqual(new Set(['#booking']))
    const section = page.getByRole('region', { name: 'Reserve a car' })
    expect(section.id).toBe('booking')
    const booking = within(section)
    const whatsapp = booking.getByRole('link', { name: /Ask on WhatsApp/ })
    expect(whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=./)
    expect(whatsapp.getAttribute('target')).toBe('_blank')
    expect(booking.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact?subject=mobility')
  })
})
