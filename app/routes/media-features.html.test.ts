import { expect, test } from 'vitest'
import { newVisitor, textOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

test('Before the lists of Media stand three cards, and each leads to its part of the page, in both languages', async () => {
  for (const [path, podcast, articles, partnerships] of [
    ['/kais-media', 'Podcast', 'Articles and content', 'Brand partnerships'],
    ['/fr/kais-media', 'Podcast', 'Articles et contenus', 'Partenariats de marque'],
  ] as const) {
    const page = await visitor.open(path)
    const inOrder = page.findAll('main a, main section[id]')
    const cards = inOrder.slice(
      0,
      inOrder.findIndex(({ id }) => id === 'articles'),
    )
    expect(cards.map((card) => [textOf(card.querySelector('h2')), card.getAttribute('href')])).toEqual([
      [podcast, '#episodes'],
      [articles, '#articles'],
      [partnerships, '#partnership'],
    ])
    for (const part of ['#episodes', '#articles', '#partnership']) expect(page.findAll(part), part).toHaveLength(1)
  }
})
