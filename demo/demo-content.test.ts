import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { readDemoArticles } from './articles.ts'
import { demoInvestments } from './investments.ts'
import { demoMediaPartners } from './media-partners.ts'
import { demoPodcasts } from './podcasts.ts'
import { demoOffPlanProperties } from './properties-off-plan.ts'
import { demoRentProperties } from './properties-rent.ts'
import { demoSaleProperties } from './properties-sale.ts'
import { demoShortStayProperties } from './properties-short-stay.ts'

const demoArticles = readDemoArticles()
const KILOBYTE = 1024
const SHORTEST_ARTICLE = 600

/** Words that are read: neither what stands behind a link nor the words of a picture. */
function wordsOf(markdown: string): number {
  const read = markdown.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ').replaceAll(/\]\([^)]*\)/g, ' ')
  return read.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

const pictureWords = (markdown: string) => [...markdown.matchAll(/!\[([^\]]*)\]\(picture:([a-z0-9-]+)/g)]
const linksOf = (markdown: string) =>
  [...markdown.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)/g)].map(([, link]) => link ?? '')
const sizes = (folder: string) =>
  readdirSync(fromProjectRoot('demo', folder)).map((file) => ({
    file,
    bytes: statSync(fromProjectRoot('demo', folder, file)).size,
  }))

describe('The demo articles', () => {
  test('Each has at least 600 words in English and in French', () => {
    const counted = demoArticles.map(({ slug, content, contentFr }) => ({
      slug,
      words: Math.min(wordsOf(content), wordsOf(contentFr)),
    }))
    expect(counted.filter(({ words }) => words < SHORTEST_ARTICLE)).toEqual([])
  })

  test('The two languages show the same pictures and lead to the same pages, each picture in its own words', () => {
    for (const { slug, content, contentFr } of demoArticles) {
      const [english, french] = [pictureWords(content), pictureWords(contentFr)]
      expect([slug, french.map(([, , name]) => name)]).toEqual([slug, english.map(([, , name]) => name)])
      expect([slug, linksOf(contentFr)]).toEqual([slug, linksOf(content)])
      for (const [index, [, alt]] of english.entries()) {
        expect([slug, alt?.length]).not.toEqual([slug, 0])
        expect([slug, alt]).not.toEqual([slug, french[index]?.[1]])
      }
    }
  })

  test('A link within the site leads to a page that exists', () => {
    const routes = readFileSync(fromProjectRoot('app/routes.ts'), 'utf8')
    const slugs = new Set(demoArticles.map(({ slug }) => slug))
    const dead = demoArticles
      .flatMap(({ content, contentFr }) => linksOf(content + contentFr))
      .map((link) => link.replace(/[?#].*$/, ''))
      .filter((path) => {
        const slug = /^\/kais-media\/articles\/(.+)$/.exec(path)?.[1]
        return slug ? !slugs.has(slug) : !routes.includes(`'${path.slice(1)}'`)
      })
    expect(dead).toEqual([])
  })

  test('French has real apostrophes, and a no-break space before : ; ! and ?', () => {
    const french = demoArticles.map(({ titleFr, excerptFr, contentFr }) => `${titleFr} ${excerptFr} ${contentFr}`)
    expect(french.flatMap((text) => text.match(/.{0,20}'/g) ?? [])).toEqual([])
    const spaced = french.flatMap((text) => text.match(/.{0,20}(?<![\u00a0\u202f])[:;!?](?=[\s)]).{0,9}/g) ?? [])
    expect(spaced.filter((found) => !found.includes('---'))).toEqual([])
  })
})

describe('The demo projects', () => {
  test('What is sold off-plan has a payment schedule of its own that makes 100; nothing else has one', () => {
    const splits = demoInvestments.map(({ title, isVefa, stagePayments = [] }) => ({
      title,
      isVefa,
      percents: stagePayments.map(({ percent }) => percent),
    }))
    for (const { title, isVefa, percents } of splits) {
      expect([title, percents.reduce((sum, percent) => sum + percent, 0)]).toEqual([title, isVefa ? 100 : 0])
      // The French rule, which is no rule in Senegal.
      expect([title, percents.join()]).not.toEqual([title, '35,35,25,5'])
    }
    const schedules = splits.filter(({ isVefa }) => isVefa).map(({ percents }) => percents.join())
    expect(new Set(schedules).size).toBe(schedules.length)
  })

  test('Payments come in order and end with the completion; progress was seen before the demonstration was written', () => {
    for (const { title, stagePayments = [], completionDate, progressDate } of demoInvestments) {
      const due = stagePayments.map(({ dueDate }) => String(dueDate))
      expect([title, due]).toEqual([title, [...due].sort()])
      if (due.length > 0) expect([title, due.at(-1)]).toEqual([title, completionDate])
      expect([title, String(progressDate) <= '2026-11-10']).toEqual([title, true])
    }
  })

  test('Every document that is named lies in the folder, nothing else does, and each is light', () => {
    const named = demoInvestments.flatMap(({ brochures = [], deck }) => [...brochures, ...(deck ? [deck] : [])])
    const onDisk = sizes('documents')
    expect(onDisk.map(({ file }) => file).sort()).toEqual(named.map(({ file }) => file).sort())
    expect(onDisk.filter(({ bytes }) => bytes > 700 * KILOBYTE)).toEqual([])
  })
})

describe('The demo podcast', () => {
  test('Every recording that is named lies in the folder, nothing else does, and each is light', () => {
    const onDisk = sizes('audio')
    expect(onDisk.map(({ file }) => file).sort()).toEqual(demoPodcasts.flatMap(({ audio }) => audio ?? []).sort())
    expect(onDisk.filter(({ bytes }) => bytes > 600 * KILOBYTE)).toEqual([])
  })

  test('An episode without a recording names no guests: nobody is said to have spoken', () => {
    expect(demoPodcasts.filter(({ audio, guests = [] }) => !audio && guests.length > 0)).toEqual([])
  })
})

test('Every media partner is said to be imagined, in both languages, and has no address', () => {
  for (const { name, description, descriptionFr, website } of demoMediaPartners) {
    expect([name, description]).toEqual([name, expect.stringContaining('imagined for the demonstration')])
    expect([name, descriptionFr]).toEqual([name, expect.stringMatching(/imaginée? pour la démonstration/)])
    expect(website).toBeUndefined()
  }
})

test('Every listing says what the home is not, and then ends on what to do next, in both languages', () => {
  const lastOf = (text: string) => text.split(/(?<=\.)\s+/).at(-1) ?? ''
  const properties = [
    ...demoSaleProperties,
    ...demoRentProperties,
    ...demoOffPlanProperties,
    ...demoShortStayProperties,
  ]
  const ends = properties.flatMap(({ description, descriptionFr }) => [
    lastOf(String(description)),
    lastOf(String(descriptionFr)),
  ])
  const next =
    /^(?:Ask|Book|Climb|Come|On this coast, have|See|Send|Walk|Demandez|Envoyez|Montez|Parcourez|Réservez|Sur cette côte, faites|Venez|Voyez)\b/
  expect(ends.filter((sentence) => !next.test(sentence))).toEqual([])
  expect(ends).toHaveLength(56)
})
