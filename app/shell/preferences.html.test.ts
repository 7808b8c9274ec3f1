import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

test('A language is chosen without scripts too: the page and its filters stay, and the next page is in it', async () => {
  const visitor = await newVisitor()
  const list = await visitor.open('/kais-nest?bedrooms=3')
  const inFrench = await visitor.send(list, list.find('form.lang'), { language: 'fr' })
  expect(inFrench.path).toBe('/fr/kais-nest?bedrooms=3')
  expect(textOf(inFrench.find('h1'))).toBe('Des biens à Dakar et sur la côte')

  const contact = await visitor.open('/contact')
  expect(textOf(contact.find('h1'))).toBe('Nous écrire')
  const inEnglish = await visitor.send(contact, contact.find('form.lang'), { language: 'en' })
  expect(inEnglish.path).toBe('/contact')
  expect(textOf(inEnglish.find('h1'))).toBe('Write to us')
})

test('Links on a French address stay French', async () => {
  const visitor = await newVisitor()
  const home = await visitor.open('/fr')
  const nest = within(home.find('header')).getByRole('link', { name: 'Nest' })
  expect(nest.getAttribute('href')).toBe('/fr/kais-nest')
  const list = await visitor.open('/fr/kais-nest')
  const homes = list.findAll('article').map((card) => card.querySelector('a')?.getAttribute('href'))
  expect(homes.length).toBeGreaterThan(1)
  for (const href of homes) expect(href).toMatch(/^\/fr\/property\/\d+$/)
})

test('A browser that asks for French gets French without choosing, and links to the French address as the canonical one', async () => {
  const visitor = await newVisitor()
  const page = await visitor.open('/kais-nest', { headers: { 'accept-language': 'fr-SN' } })
  expect(page.find('html').lang).toBe('fr')
  expect(page.find('link[rel=canonical]').getAttribute('href')).toMatch(/\/fr\/kais-nest$/)
})

test('A currency is chosen without scripts too, by a button beside the list, and stays chosen', async () => {
  const visitor = await newVisitor()
  const price = (page: { find: (selector: string) => Element }) => textOf(page.find('article .price'))
  let page = await visitor.open('/kais-nest?search=teranga')
  expect(price(page)).toBe('1 600 000 FCFA a month')
  for (const [currency, converted] of [
    ['EUR', '€2,439 a month'],
    ['USD', '$2,560 a month'],
  ] as const) {
    const form = page.find<HTMLFormElement>('header form.currency')
    expect(textsOf(form.querySelectorAll('option'))).toEqual(['FCFA', 'EUR', 'USD'])
    expect(textOf(form.querySelector('noscript button[type=submit]'))).not.toBe('')
    page = await visitor.send(page, form, { currency })
    expect(price(page)).toBe(converted)
    expect(price(await visitor.open('/kais-nest?search=teranga'))).toBe(converted)
  }
})
