import { expect, test } from 'vitest'
import type { PublicProperty } from '#features/nest/property.public.ts'
import { newVisitor, textsOf } from '#tests/helpers/site.ts'

/** Each address is asked for once: what stands around its content was drawn for an earlier one. */
const visitor = await newVisitor()
await visitor.open('/kais-nest?bedrooms=1')
await visitor.open('/faq?asked=1')

type Opened = Awaited<ReturnType<typeof visitor.open>>
const marked = (page: Opened) => textsOf(page.findAll('header nav a[aria-current=page]'))
const returnTo = (page: Opened) =>
  page.findAll('input[name=returnTo]').map((input) => input.getAttribute('value')?.replace('#less-data', ''))

test.for([
  ['/kais-nest?bedrooms=2', ['Nest']],
  ['/property/1', []],
  ['/faq?asked=%22%3E%26%3Cb%3E&b=1', []],
  ['/kais-media/podcast?asked=$%26', ['Media']],
  ['/fr/kais-nest', ['Nest']],
  ['/shortlist', []],
] as const)('What is around every page knows the page it is around: %s', async ([path, words]) => {
  const page = await visitor.open(path)
  expect(marked(page)).toEqual(words)
  const addresses = returnTo(page)
  expect(addresses.length).toBeGreaterThan(3)
  for (const address of addresses)
    expect(decodeURIComponent(String(address))).toBe(decodeURIComponent(path.replace('asked=$%26', 'asked=%24%26')))
})

test('The heart of the header is marked on one’s own shortlist, not on one that somebody sent', async () => {
  const heart = async (path: string) =>
    (await visitor.open(path)).find('header .top__saved').getAttribute('aria-current')
  expect(await heart('/faq?asked=2')).toBeNull()
  expect(await heart('/shortlist')).toBe('page')
  expect(await heart('/shortlist?ids=1,2')).toBeNull()
})

test('A card that was drawn before is the same again, and another as soon as the home, the language or the currency is', async () => {
  const cardOf = async (path: string, headers = {}) => (await visitor.open(path, { headers })).find('article').innerHTML
  const [home] = (await visitor.ask('/api/properties?limit=1')).json<PublicProperty[]>()
  const first = await cardOf('/kais-nest?maxPrice=9000000000')
  expect(first).toContain(`/property/${home?.id}`)
  expect(await cardOf('/kais-nest?maxPrice=9000000001')).toBe(first)
  expect(await cardOf('/fr/kais-nest?maxPrice=9000000000')).not.toBe(first)
  expect(await cardOf('/kais-nest?maxPrice=9000000002', { cookie: 'kais_currency=EUR' })).toContain('€')
})

test('No two elements of a page share an id', async () => {
  for (const path of ['/kais-nest?bedrooms=1', '/contact', '/property/1']) {
    const ids = (await visitor.open(path)).findAll('[id]').map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  }
})

test('A form that was drawn before is sent to the page it stands on, and is about what that page is about', async () => {
  const formOf = async (path: string) => {
    const form = (await visitor.open(path)).find('form.form--plain')
    const about = form.querySelector('.form__about')?.textContent ?? null
    return { action: form.getAttribute('action'), about, interest: form.querySelector('select')?.value }
  }
  const first = await formOf('/contact?asked=1')
  expect(first).toEqual({ action: '/contact?asked=1', about: null, interest: expect.any(String) })
  expect(await formOf('/contact?asked=2&b=%22')).toEqual({ ...first, action: '/contact?asked=2&b=%22' })
  const offer = await formOf('/contact?subject=offer&property=1')
  expect(offer.about).toContain('offer')
  expect(offer.interest).toBe('real-estate')
  expect((await formOf('/fr/contact?asked=3')).action).toBe('/fr/contact?asked=3')
})
