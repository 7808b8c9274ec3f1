import { expect, test } from 'vitest'
import { newVisitorOfEmptySite } from '#tests/helpers/empty-site.ts'
import { textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitorOfEmptySite()

/** A frame around nothing, where a list has nothing to show; notices come and go. */
const HOLLOW = ':is(ul, ol, dl, nav, table, section, h1, h2, h3):empty:not(.toasts)'

for (const { path, says } of [
  { path: '/', says: ['No testimonials available at the moment.', '0 properties'] },
  { path: '/fr', says: ['Aucun témoignage pour le moment.'] },
  { path: '/kais-nest', says: ['No properties found'] },
  { path: '/kais-mobility', says: ['No car in this category at the moment'] },
  { path: '/kais-media', says: ['Nothing published yet'] },
  { path: '/invest', says: ['No project is open today'] },
]) {
  test(`With nothing in the house, ${path} says «${says.join('», «')}» and stays whole`, async () => {
    const page = await visitor.open(path)
    expect(page.status).toBe(200)
    for (const sentence of says) expect(textOf(page.find('main'))).toContain(sentence)
    expect(textsOf(page.findAll('h1'))).toEqual([expect.stringMatching(/\S/)])
    expect(page.findAll(HOLLOW).map(({ outerHTML }) => outerHTML)).toEqual([])
    // A heading that stood below one of the list’s would leave a step out.
    const levels = page.findAll('main :is(h1, h2, h3, h4)').map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([])
  })
}
