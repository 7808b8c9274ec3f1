import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { PublicReview } from '#features/company/review.public.ts'
import type { PublicPodcast } from '#features/media/podcast.public.ts'
import { STAFF } from '#tests/helpers/prepared-house.ts'
import { newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()
const [english, french] = [await visitor.open('/'), await visitor.open('/fr')]

const hrefsOf = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'))

test('The hero’s three actions lead to the scheduler in a new tab and to the contact page', () => {
  for (const [page, prefix, call, offer, brochure] of [
    [english, '', /^Book a call/, 'Make an offer', 'Request a brochure'],
    [french, '/fr', /^Réserver un appel/, 'Faire une offre', 'Demander une brochure'],
  ] as const) {
    const hero = within(page.find('main > section'))
    const scheduler = hero.getByRole('link', { name: call })
    expect(scheduler.getAttribute('href')).toBe('https://cal.example.com/kais')
    expect(scheduler.getAttribute('target')).toBe('_blank')
    const inner = [offer, brochure].map((name) => hero.getByRole('link', { name }))
    expect(hrefsOf(inner)).toEqual([`${prefix}/contact?subject=offer`, `${prefix}/contact?subject=brochure`])
  }
})

test('The heading is the tagline; the title of the page says to search engines what the house sells', () => {
  for (const [page, tagline, title] of [
    [english, 'Luxury Living, Timeless Value', 'Luxury property in Dakar: villas and apartments | Kais'],
    [french, 'Vie de Luxe, Valeur Intemporelle', 'Immobilier de luxe à Dakar : villas et appartements | Kais'],
  ] as const) {
    expect(textOf(page.find('h1'))).toBe(tagline)
    expect(textOf(page.find('title'))).toBe(title)
  }
})

test('The promo under the hero offers a free analysis of three minutes, in both languages', () => {
  for (const [page, path, terms, title] of [
    [
      english,
      '/ai-recommendations',
      'Free, three minutes, no account',
      'Not sure which? A short analysis names the homes that fit.',
    ],
    [
      french,
      '/fr/ai-recommendations',
      'Gratuit, trois minutes, sans compte',
      'Vous hésitez ? Une courte analyse désigne les biens qui vous conviennent.',
    ],
  ] as const) {
    const promo = page.find('main > section').nextElementSibling
    expect(promo?.tagName).toBe('ASIDE')
    expect(textOf(promo?.querySelector('p'))).toBe(terms)
    expect(textOf(promo?.querySelector('h2'))).toBe(title)
    expect(hrefsOf(promo?.querySelectorAll('a') ?? [])).toEqual([path])
  }
})

test('The promo under the hero and the invitation further down both lead to the analysis', () => {
  for (const [page, path, ...names] of [
    [english, '/ai-recommendations', 'Start the analysis', 'Start the free analysis'],
    [french, '/fr/ai-recommendations', 'Commencer l’analyse', 'Commencer l’analyse gratuite'],
  ] as const) {
    const links = names.map((name) => page.getByRole('link', { name }))
    expect(hrefsOf(links)).toEqual([path, path])
  }
})

test('Each service card says what stands open today and leads to its page', async () => {
  const count = async (...lists: string[]) => {
    const answers = await Promise.all(lists.map((list) => visitor.ask(`/api/${list}`)))
    return answers.flatMap((answer) => answer.json<unknown[]>()).length
  }
  const episodes = (await visitor.ask('/api/podcasts')).json<PublicPodcast[]>()
  const recorded = episodes.filter(({ audioFile }) => audioFile !== null).length
  expect(recorded).toBeLessThan(episodes.length)
  const [homes, cars, stories] = [
    await count('properties'),
    await count('vehicles'),
    // Of the podcast only what can be heard.
    (await count('articles')) + recorded,
  ]
  expect(Math.min(homes, cars, stories)).toBeGreaterThan(1)
  for (const [page, prefix, title, cards] of [
    [
      english,
      '',
      'Our services',
      [
        `${homes} properties`,
        '9 services',
        `${cars} cars, with or without a chauffeur`,
        `${stories} stories and conversations`,
      ],
    ],
    [
      french,
      '/fr',
      'Nos services',
      [
        `${homes} biens`,
        '9 services',
        `${cars} voitures, avec ou sans chauffeur`,
        `${stories} récits et conversations`,
      ],
    ],
  ] as const) {
    const headings = within(page.getByRole('region', { name: title })).getAllByRole('heading', { level: 3 })
    expect(textsOf(headings)).toEqual(
      ['Nest', 'Experience', 'Mobility', 'Media'].map((name, position) => `${name}, ${cards[position]}`),
    )
    expect(headings.map((heading) => heading.closest('a')?.getAttribute('href'))).toEqual(
      ['/kais-nest', '/kais-experience', '/kais-mobility', '/kais-media'].map((path) => prefix + path),
    )
  }
  for (const path of ['/kais-nest', '/kais-experience', '/kais-mobility', '/kais-media']) {
    const page = await visitor.open(path)
    expect(page.status, path).toBe(200)
    expect(page.findAll('h1'), path).toHaveLength(1)
  }
})

test('Clients’ words are active, featured and six at most, each with its marks out of five', async () => {
  const signIn = await visitor.app.inject({ method: 'POST', url: '/api/admin/login', payload: STAFF })
  const cookies = Object.fromEntries(signIn.cookies.map(({ name, value }) => [name, value]))
  const write = async (review: PublicReview, changes: Partial<PublicReview> = {}) => {
    const answer = await visitor.app.inject({
      method: 'PUT',
      url: `/api/reviews/${review.id}`,
      payload: { ...review, ...changes },
      cookies,
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const shown = async () => {
    const page = await visitor.open('/')
    const words = page.findAll('.words > li')
    const marks = words.flatMap((each) => within(each).getAllByRole('img', { name: /^[1-5] out of 5$/ }))
    expect(marks).toHaveLength(words.length)
    return words.map((each) => textOf(each.querySelector('footer b')))
  }

  const featured = (await visitor.ask('/api/reviews')).json<PublicReview[]>().filter(({ isFeatured }) => isFeatured)
  const names = featured.map(({ clientName }) => clientName)
  // One more than there is room for.
  expect(names).toHaveLength(7)
  expect(await shown()).toEqual(names.slice(0, 6))
  // With two places free, the others that are there must still not come up. The demo content is put back as it was.
  const [first, second, third] = featured as [PublicReview, PublicReview, PublicReview]
  try {
    await write(first, { isFeatured: false })
    await write(second, { isActive: false })
    await write(third, { isFeatured: false })
    expect(await shown()).toEqual(names.slice(3))
  } finally {
    for (const review of [first, second, third]) await write(review)
  }
  expect(await shown()).toEqual(names.slice(0, 6))
})

test('Under a client’s words stand the person, the place, the service and what it was about, and that a demo review is a sample', async () => {
  const page = await visitor.open('/fr')
  const said = page.findAll('.words footer').find((footer) => textOf(footer).startsWith('Giulia Ferrante'))
  expect(textsOf(said?.children ?? [])).toEqual([
    'Giulia Ferrante',
    'Acheteuse textile, Milan',
    'Achat et location. Penthouse, Mamelles',
    'Avis de démonstration',
  ])
})
