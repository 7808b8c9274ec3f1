import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'
import { yearsSince } from './foot-messages.ts'

const visitor = await newVisitor()
const [english, french] = [await visitor.open('/contact'), await visitor.open('/fr/contact')]

/** From the founding year the company states to this one. */
const YEARS = yearsSince('2024', todayInDakar())

/** What the links are called and where they lead, in their order. */
const linksIn = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => [textOf(link), link.getAttribute('href')])

test('The header’s logo leads home, and its eight words to their pages, in both languages', () => {
  for (const [page, home, name, words] of [
    [
      english,
      '/',
      'Kais, Home',
      [
        ['Home', '/'],
        ['Nest', '/kais-nest'],
        ['Recommendations', '/ai-recommendations'],
        ['Experience', '/kais-experience'],
        ['Mobility', '/kais-mobility'],
        ['Media', '/kais-media'],
        ['Invest', '/invest'],
        ['Contact', '/contact'],
      ],
    ],
    [
      french,
      '/fr',
      'Kais, Accueil',
      [
        ['Accueil', '/fr'],
        ['Nest', '/fr/kais-nest'],
        ['Recommandations', '/fr/ai-recommendations'],
        ['Experience', '/fr/kais-experience'],
        ['Mobility', '/fr/kais-mobility'],
        ['Media', '/fr/kais-media'],
        ['Invest', '/fr/invest'],
        ['Contact', '/fr/contact'],
      ],
    ],
  ] as const) {
    const banner = page.getByRole('banner')
    const [logo] = within(banner).getAllByRole('link')
    expect(logo).toBe(within(banner).getByRole('link', { name }))
    expect(logo?.getAttribute('href')).toBe(home)
    expect(logo?.querySelectorAll('svg')).toHaveLength(1)
    expect(linksIn(within(banner).getByRole('navigation'))).toEqual(words)
  }
})

test('What Nest, Experience, Mobility and Media are is said in the menu sheet, and by tooltips in the header', () => {
  for (const [page, explained] of [
    [english, ['Buy & rent', 'Relocation & concierge', 'Cars', 'Magazine']],
    [french, ['Acheter et louer', 'Installation et conciergerie', 'Voitures', 'Magazine']],
  ] as const) {
    expect(textsOf(page.findAll('dialog.sheet nav a .explained'))).toEqual(explained)
    expect(page.findAll('header nav a[data-tip]').map((link) => link.getAttribute('data-tip'))).toEqual(explained)
  }
})

test('The footer says who we are, where each line and each answer is found, and how to reach us, in both languages', () => {
  for (const [page, { blurb, services, support, reach, copyright }] of [
    [
      english,
      {
        blurb: 'Property, relocation, cars and media in Dakar.',
        services: [
          ['Nest Buy & rent', '/kais-nest'],
          ['Experience Relocation & concierge', '/kais-experience'],
          ['Mobility Cars', '/kais-mobility'],
          ['Media Magazine', '/kais-media'],
          ['Investments', '/invest'],
        ],
        support: [
          'Support',
          ['Contact', '/contact'],
          ['FAQ', '/faq'],
          ['Privacy policy', '/privacy-policy'],
          ['Terms of service', '/terms-of-service'],
        ],
        reach: 'Contact us',
        copyright: `© ${YEARS} Kais. All rights reserved.`,
      },
    ],
    [
      french,
      {
        blurb: 'Immobilier, installation, voitures et médias à Dakar.',
        services: [
          ['Nest Acheter et louer', '/fr/kais-nest'],
          ['Experience Installation et conciergerie', '/fr/kais-experience'],
          ['Mobility Voitures', '/fr/kais-mobility'],
          ['Media Magazine', '/fr/kais-media'],
          ['Investissements', '/fr/invest'],
        ],
        support: [
          'Aide',
          ['Contact', '/fr/contact'],
          ['Questions fréquentes', '/fr/faq'],
          ['Confidentialité', '/fr/privacy-policy'],
          ['Conditions d’utilisation', '/fr/terms-of-service'],
        ],
        reach: 'Nous joindre',
        copyright: `© ${YEARS} Kais. Tous droits réservés.`,
      },
    ],
  ] as const) {
    const footer = within(page.getByRole('contentinfo'))
    const listUnder = (title: string) => footer.getByRole('heading', { level: 2, name: title }).nextElementSibling
    const [supportTitle, ...supportLinks] = support
    expect(footer.getAllByText(blurb)).toHaveLength(1)
    expect(linksIn(listUnder('Services'))).toEqual(services)
    expect(linksIn(listUnder(supportTitle))).toEqual(supportLinks)
    expect(linksIn(listUnder(reach)).slice(0, 2)).toEqual([
      ['+221 33 800 00 00', 'tel:+221338000000'],
      ['hello@kais.example', 'mailto:hello@kais.example'],
    ])
    expect(textsOf(listUnder(reach)?.querySelectorAll('li') ?? [])[2]).toBe('Almadies, Dakar')
    expect(footer.getAllByText(copyright)).toHaveLength(1)
  }
})
