import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { newVisitorOfEmptySite } from '#tests/helpers/empty-site.ts'
import { newVisitor, textOf } from '#tests/helpers/site.ts'
import { sitemapPaths } from '#tests/helpers/sitemap.ts'

const visitor = await newVisitor()

test('The page of parts tells crawlers to stay away, and no list names it', async () => {
  expect((await visitor.ask('/parts')).body).toContain('<meta name="robots" content="noindex"/>')
  expect(await sitemapPaths(async (path) => (await visitor.ask(path)).body)).not.toContain('/parts')
})

test('A site in production has no page of parts unless it is asked for', async () => {
  expect((await visitor.ask('/parts')).body).toContain('Parts of the house')
  const stranger = await newVisitorOfEmptySite()
  for (const path of ['/parts', '/fr/parts', '/parts.data']) {
    const answer = await stranger.ask(path)
    expect(answer.statusCode, path).toBe(404)
    expect(answer.body).not.toContain('Parts of the house')
  }
})

test('Without JavaScript combobox and range are a select and number fields of the same names', async () => {
  const page = await visitor.open('/parts')
  const place = page.find<HTMLSelectElement>('select[name=place]')
  expect([...place.options].map(({ value }) => value)).toContain('Fann Résidence')
  const [lowest] = page.getAllByRole('spinbutton', { name: 'Lowest price' })
  expect(lowest).toBe(page.find('input[name=minPrice]'))
  expect(page.find<HTMLInputElement>('input[name=maxPrice]').value).toBe('')
  const [deposit] = within(page.find('#views')).getAllByText('What is the deposit?')
  const answer = deposit?.closest('details')?.querySelector('summary + *')
  expect(textOf(answer)).toMatch(/^Two months’ rent\./)
})
