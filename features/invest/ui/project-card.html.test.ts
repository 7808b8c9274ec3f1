import { expect, test } from 'vitest'
import { newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'
import type { PublicInvestment } from '../investment.public.ts'

const visitor = await newVisitor()
const english = await visitor.open('/invest')
const projects = (await visitor.ask('/api/investments')).json<PublicInvestment[]>()

function cardOf({ title }: PublicInvestment): Element {
  const card = english.findAll('article.project').find((each) => textOf(each.querySelector('h3')) === title)
  if (!card) throw new Error(`No card is called ${title}.`)
  return card
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/** The action whose name begins so, and where it leads. */
function actionOf(card: Element, name: string) {
  const link = [...card.querySelectorAll('.project__acts a')].find((each) => textOf(each).startsWith(name))
  return link && { href: link.getAttribute('href'), target: link.getAttribute('target') }
}

test('Each project’s card shows its own title, place, description and expected return, and the first of its pictures', () => {
  expect(projects.length).toBeGreaterThan(3)
  for (const project of projects) {
    const card = cardOf(project)
    const said = {
      location: textOf(card.querySelector('h3 + p')),
      description: textOf(card.querySelector('.project__say')),
      roi: textsOf(card.querySelectorAll('dl .roi > :is(dt, dd:first-of-type)')),
      pictures: [...card.querySelectorAll('img')].map((img) => img.getAttribute('src')),
    }
    expect(said).toEqual({
      location: project.location,
      description: plain(project.description),
      roi: ['Expected ROI', `${plain(project.expectedRoi)}*`],
      pictures: [project.images[0]],
    })
    // Otherwise there would be no telling the first from the others.
    expect(project.images.length).toBeGreaterThan(1)
  }
})

test('What stands but is still being worked on says how far the works are, beside its badge', () => {
  for (const project of projects) {
    const words = textsOf(cardOf(project).querySelectorAll('h3 ~ p'))
    const note = `Existing building, works ${project.progress}% done`
    expect([project.title, words.includes(note)]).toEqual([project.title, !project.isVefa])
  }
})

test('Every demo project is marked as a sample on its card', () => {
  for (const project of projects) expect(textOf(cardOf(project).querySelector('.sample'))).toBe('Sample project')
})

test('What is bought off-plan is badged VEFA, and what stands is badged Ready', () => {
  const badges = projects.map((project) => [project.isVefa, textOf(cardOf(project).querySelector('.notch'))] as const)
  expect(new Set(badges.map(([isVefa]) => isVefa))).toEqual(new Set([true, false]))
  for (const [isVefa, badge] of badges) expect(badge).toMatch(isVefa ? /^VEFA(, \w+ \d{4})?$/ : /^Ready$/)
})

test('A card leads to the free times for a meeting about the project, and to its deck where there is one, in a new tab', () => {
  const decks = projects.map(({ investorDeckUrl }) => investorDeckUrl)
  expect(decks).toContain(null)
  expect(decks.filter((deck) => deck !== null).length).toBeGreaterThan(0)
  for (const project of projects) {
    const card = cardOf(project)
    expect(actionOf(card, 'Book a meeting')).toEqual({ href: `/invest/${project.id}/viewing`, target: null })
    const deck = project.investorDeckUrl
    expect(actionOf(card, 'Download the deck')).toEqual(deck ? { href: deck, target: '_blank' } : undefined)
  }
})

test('Four cards say what speaks for investing, in each language', async () => {
  const french = await visitor.open('/fr/invest')
  for (const [page, heading] of [
    [english, 'Why invest in Senegal'],
    [french, 'Pourquoi investir au Sénégal'],
  ] as const) {
    const section = page.getByText(heading).closest('section')
    const cards = [...(section?.querySelectorAll('li') ?? [])].map((card) => [
      textOf(card.querySelector('h3')) !== '',
      textOf(card.querySelector('p')) !== '',
    ])
    expect(cards).toEqual(Array(4).fill([true, true]))
  }
})
