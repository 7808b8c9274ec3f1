import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

interface StructuredData {
  '@type': string
  mainEntity: { acceptedAnswer: { '@type': string; text: string } }[]
}

function structuredData(page: HtmlPage, type: string): StructuredData | undefined {
  const all: StructuredData[] = page
    .findAll('script[type="application/ld+json"]')
    .map(({ textContent }) => JSON.parse(textContent ?? ''))
  return all.find((data) => data['@type'] === type)
}

/** Each question's address: the same in both languages, in the specification's order. */
const QUESTIONS = [
  'services',
  'registration',
  'vefa',
  'management',
  'areas',
  'foreign-investors',
  'concierge',
  'financing',
  'car-hire',
  'viewings',
  'commission',
  'legal-support',
]

test('Search engines are given the twelve questions and their answers, in each language', async () => {
  for (const path of ['/faq', '/fr/faq']) {
    const page = await visitor.open(path)
    expect(page.findAll('details > .fold__in').map(({ id }) => id)).toEqual(QUESTIONS)
    const asked = page.findAll('details > summary').map(({ textContent }) => textContent)
    const faq = structuredData(page, 'FAQPage')
    expect(faq).toMatchObject({
      '@context': 'https://schema.org',
      mainEntity: asked.map((name) => ({ '@type': 'Question', name })),
    })
    expect(faq?.mainEntity).toHaveLength(12)
    for (const { acceptedAnswer } of faq?.mainEntity ?? []) {
      expect(acceptedAnswer['@type']).toBe('Answer')
      expect(acceptedAnswer.text.length).toBeGreaterThan(80)
      expect(acceptedAnswer.text).not.toMatch(/[[\]]|undefined/)
    }
  }
})

test('Whoever still has questions is led to the contact form, and to WhatsApp in a new tab', async () => {
  const page = await visitor.open('/faq')
  const still = within(page.getByRole('region', { name: 'Still have questions?' }))
  expect(still.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
  const chat = still.getByRole('link', { name: /^Ask on WhatsApp/ })
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+/)
  expect(chat.getAttribute('target')).toBe('_blank')
})

const UPDATED = { en: 'Last updated: 23 June 2025', fr: 'Dernière mise à jour : 23 juin 2025' }

/** Each section of the specification's list, and what it must name. */
const LEGAL = [
  {
    path: '/privacy-policy',
    en: {
      headings: ['What we collect', 'What we use it for', 'With whom we share it', 'How we protect it', 'Your rights'],
      details: ['Personal data', 'Usage data', 'Business transfers', 'Portability', 'kais_language', 'kais-draft'],
    },
    fr: {
      headings: [
        'Ce que nous recueillons',
        'À quoi servent vos données',
        'Vos droits',
        'Cookies et stockage du navigateur',
      ],
      details: ['Données financières', 'Cession d’activité', 'Portabilité', 'kais_currency'],
    },
  },
  {
    path: '/terms-of-service',
    en: {
      headings: ['Acceptance', 'Our services', 'Registration and licence', 'Payment', 'Liability', 'Governing law'],
      details: ['Invest', 'Confidential', 'Disclosure', 'Refunds'],
    },
    fr: {
      headings: ['Acceptation', 'Nos services', 'Immatriculation et agrément', 'Résiliation', 'Droit applicable'],
      details: ['Mobility', 'Ponctualité', 'Vérification', 'Remboursements'],
    },
  },
]

test.for(LEGAL)(
  '$path carries its date, its sections in the contents, and whom to ask, in both languages',
  async ({ path, ...languages }) => {
    for (const language of ['en', 'fr'] as const) {
      const { headings, details } = languages[language]
      const page = await visitor.open(language === 'fr' ? `/fr${path}` : path)
      expect(textOf(page.find('.legal__date'))).toBe(UPDATED[language])
      const contents = page.findAll<HTMLAnchorElement>('main nav a')
      const listed = contents.map((link) => [textOf(link), textOf(page.find(`${link.getAttribute('href')} h2`))])
      expect(listed.map(([link]) => link)).toEqual(expect.arrayContaining(headings))
      for (const [link, heading] of listed) expect(heading).toBe(link)
      if (path === '/privacy-policy') expect(contents.map((link) => link.getAttribute('href'))).toContain('#cookies')
      const terms = textsOf(page.findAll('dt'))
      for (const detail of details)
        expect(
          terms.filter((term) => term.includes(detail)),
          detail,
        ).not.toEqual([])
      const whom = page.find('#contact')
      expect(whom.querySelector('a')?.getAttribute('href')).toMatch(/^mailto:.+\?subject=.+/)
      expect(textOf(whom)).toMatch(/SN-\S+/)
      expect(textOf(whom)).toMatch(/Dakar, S[eé]n[eé]gal/)
    }
  },
)

test('The footer leads to all of them, from an English page and from a French one', async () => {
  for (const [home, links] of [
    [
      '/',
      {
        FAQ: ['/faq', 'Frequently asked questions'],
        'Privacy policy': ['/privacy-policy', 'Privacy policy'],
        'Terms of service': ['/terms-of-service', 'Terms of service'],
      },
    ],
    [
      '/fr',
      {
        'Questions fréquentes': ['/fr/faq', 'Questions fréquentes'],
        Confidentialité: ['/fr/privacy-policy', 'Politique de confidentialité'],
        'Conditions d’utilisation': ['/fr/terms-of-service', 'Conditions d’utilisation'],
      },
    ],
  ] as const) {
    const footer = within((await visitor.open(home)).findAll('footer').at(-1) ?? document.body)
    for (const [name, [path, title]] of Object.entries(links)) {
      expect(footer.getByRole('link', { name }).getAttribute('href')).toBe(path)
      expect((await visitor.ask(path)).body).toContain(`<h1>${title}</h1>`)
    }
  }
})
