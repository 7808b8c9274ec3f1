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

test('Less data is chosen without scripts too, and stays chosen: small pictures, no letters of ours, scripts that wait', async () => {
  const visitor = await newVisitor()
  const home = await visitor.open('/kais-nest?bedrooms=3')
  const data = (page: typeof home) => page.getByRole('button', { name: 'Use less data' })
  const widths = (page: typeof home) =>
    page.findAll('article source').flatMap((source) => source.getAttribute('srcset')?.match(/\d+(?=w)/g) ?? [])
  const fetched = (page: typeof home) => page.findAll('link[as=font], link[rel=modulepreload], script[src]').length
  expect(data(home).getAttribute('aria-pressed')).toBe('false')
  expect(widths(home)).toContain('1080')
  expect(fetched(home)).toBeGreaterThan(5)

  // A browser sends the name and value of the button that was pressed.
  const form = new URLSearchParams({ returnTo: '/kais-nest?bedrooms=3#less-data', data: 'less' })
  expect([data(home).getAttribute('name'), data(home).getAttribute('value')]).toEqual(['data', 'less'])
  const less = await visitor.open('/preferences', { form })
  expect(less.path).toBe('/kais-nest?bedrooms=3#less-data')
  expect(data(less).getAttribute('aria-pressed')).toBe('true')
  expect(new Set(widths(less))).toEqual(new Set(['640', '320']))
  expect(fetched(less)).toBe(0)
  expect(less.find<HTMLTemplateElement>('template').content.querySelectorAll('script[src]')).toHaveLength(1)
  expect((await visitor.open('/contact')).find('html').hasAttribute('data-saves-data')).toBe(true)
})

test('A browser’s own wish for less data is heard, the visitor’s choice against it too', async () => {
  const visitor = await newVisitor()
  const isSaved = async () => {
    const page = await visitor.open('/contact', { headers: { 'save-data': 'on' } })
    expect(page.headers.vary).toContain('Save-Data')
    return page.find('html').hasAttribute('data-saves-data')
  }
  expect(await isSaved()).toBe(true)
  visitor.setCookie('kais_data', 'full')
  expect(await isSaved()).toBe(false)
})

test('Staff screens come whole, whatever the browser asks for', async () => {
  const visitor = await newVisitor()
  const page = await visitor.open('/admin/login', { headers: { 'save-data': 'on' } })
  expect(page.findAll('script[src]').length).toBeGreaterThan(0)
})
