import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from '#common/pagination.ts'
import { type HtmlPage, newVisitor, textOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

const hrefOf = (link: Element) => link.getAttribute('href') ?? ''
const pager = (page: HtmlPage, name: string) => within(page.find('.pager')).getByText(name)
const tab = (page: HtmlPage, nav: string, name: string) =>
  hrefOf(within(page.find(`nav[aria-label="${nav}"]`)).getByText(name))

/** Where the second page of the list begins. */
async function nextPage(): Promise<string> {
  const { link } = (await visitor.ask('/api/properties?limit=12')).headers
  return /cursor=([^&>]+)/.exec(String(link))?.[1] ?? ''
}

test('A later page knows the way back to the first homes, and grows as well', async () => {
  const cursor = await nextPage()
  const page = await visitor.open(`/kais-nest?cursor=${cursor}`)
  expect(page.findAll('article')).toHaveLength(12)
  const more = hrefOf(pager(page, 'Show more homes'))
  expect(more).toBe(`/kais-nest?cursor=${cursor}&shown=24#home-13`)
  const grown = await visitor.open(more)
  expect(grown.findAll('article').length).toBeGreaterThan(12)
  for (const each of [page, grown]) expect(hrefOf(pager(each, 'Back to the first homes'))).toBe('/kais-nest#homes')
})

test('A shared page behind which all homes have gone since shows the first homes instead of none', async () => {
  const { value, id } = decodeCursor(await nextPage())
  const beyond = encodeCursor({ value: value.replace(/^\d{4}/, '1990'), id })
  const page = await visitor.open(`/kais-nest?cursor=${beyond}`)
  expect(page.queryByText('No properties found')).toBeNull()
  expect(page.findAll('article')).toHaveLength(12)
  expect(page.queryByText('Back to the first homes')).toBeNull()
  const more = hrefOf(pager(page, 'Show more homes'))
  expect(more).toBe('/kais-nest?shown=24#home-13')
  expect((await visitor.open(more)).findAll('article')).toHaveLength(24)
})

test('List and map are two addresses, and either keeps the deal', async () => {
  const list = await visitor.open('/kais-nest?type=rent')
  expect(tab(list, 'View', 'Map')).toBe('/kais-nest?type=rent&view=map')
  expect(textOf(list.find('.otherview a'))).toBe('Map')
  expect(hrefOf(list.find('.otherview a'))).toBe('/kais-nest?type=rent&view=map#homes')
  const map = await visitor.open('/kais-nest?type=rent&view=map')
  expect(map.findAll('article').length).toBeGreaterThan(0)
  expect(tab(map, 'Buy or rent', 'Buy')).toBe('/kais-nest?type=buy&view=map')
  const bought = await visitor.open('/kais-nest?type=buy&view=map')
  expect(tab(bought, 'View', 'List')).toBe('/kais-nest?type=buy')
  expect(hrefOf(bought.find('.otherview a'))).toBe('/kais-nest?type=buy#homes')
})
