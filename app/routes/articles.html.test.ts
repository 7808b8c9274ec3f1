import { within } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { articleDraft } from '#tests/helpers/factories.ts'
import { type HtmlPage, newVisitor, textOf } from '#tests/helpers/site.ts'
import { signInToSite } from '#tests/helpers/site-staff.ts'

const visitor = await newVisitor()
const staff = await signInToSite()

const LIST = '/kais-media/articles'

const starting = (page: HtmlPage, text: RegExp) => page.findAll('main a').filter((link) => text.test(textOf(link)))

/** The link of that name in that part of the page, as somebody who presses it. */
function follow(page: HtmlPage, part: string, name: string): Promise<HtmlPage> {
  const link = within(page.getByRole('navigation', { name: part })).getByRole('link', { name })
  return visitor.open(String(link.getAttribute('href')))
}

test('The list is narrowed by kind and by topic, turns its pages, and says so when nothing is there', async () => {
  for (let n = 1; n <= 11; n += 1) {
    const draft = articleDraft({ slug: `turning-pages-${n}`, title: `Page turner ${n}`, tags: ['Turning pages'] })
    const id = await staff.write('/api/admin/articles', draft)
    onTestFinished(() => staff.remove(`/api/admin/articles/${id}`))
  }

  const all = await visitor.open(LIST)
  const investment = await follow(all, 'Kinds of article', 'Investment')
  expect(investment.path).toBe(`${LIST}?category=investment`)
  expect(starting(investment, /^Off-plan in Senegal/)).toHaveLength(1)
  expect(starting(investment, /^Moving to Dakar/)).toHaveLength(0)

  const topic = await follow(investment, 'Topics', 'Turning pages 11')
  expect(topic.path).toBe(`${LIST}?tag=Turning+pages`)
  expect(textOf(topic.find('main [role=status]'))).toMatch(/“Turning pages”.*11 articles/)
  expect(starting(topic, /^Page turner/)).toHaveLength(9)
  const older = await follow(topic, 'Pages of articles', 'Next page')
  expect(older.path).toBe(`${LIST}?tag=Turning+pages&page=2`)
  expect(starting(older, /^Page turner/)).toHaveLength(2)

  // A page that is no longer there is the last one that is; what means nothing is left out.
  const late = await visitor.open(`${LIST}?tag=turning+PAGES&page=7&category=nonsense`)
  expect(starting(late, /^Page turner/)).toHaveLength(2)
  expect(late.document.title).toMatch(/^Articles, turning PAGES, /)
  expect(late.findAll('meta[name=robots]')).toHaveLength(0)

  // An address anybody can write must not put their words in a search engine.
  const vain = await visitor.open(`${LIST}?tag=nobody-wrote-this&category=investment`)
  vain.getByText('No article on this')
  expect(vain.document.title).toBe('Articles | Kais')
  expect(vain.find('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(vain.find('link[rel=canonical]').getAttribute('href')).toMatch(/\/kais-media\/articles$/)
  expect(vain.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe(LIST)
  expect(starting(all, /^Off-plan in Senegal|^Page turner/).length).toBeGreaterThan(0)
})

test('In French the list is narrowed by a topic of its own language', async () => {
  const page = await visitor.open('/fr/kais-media/articles?tag=VEFA')
  expect(starting(page, /^Acheter sur plan/)).toHaveLength(1)
})
