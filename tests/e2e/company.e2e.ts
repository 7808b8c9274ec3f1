import type { Page } from '@playwright/test'
import { faqMessages } from '#features/company/faq-messages.ts'
import { expect, hydrated, test } from './test.ts'

const QUESTIONS = { en: faqMessages.en('').questions, fr: faqMessages.fr('').questions }
/** The seventh of the specification's twelve. */
const SEVENTH = '#concierge'

const answer = (page: Page, id: string) => page.locator(id)
const question = (page: Page, name: RegExp) => page.getByRole('heading', { level: 3, name })

test('Question 7 opens by its link; the reader opens more beside it and copies a link to one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/faq${SEVENTH}`)
  await hydrated(page)
  await expect(page.locator('summary')).toHaveText(QUESTIONS.en.map(({ title }) => title))
  expect(`#${QUESTIONS.en[6]?.id}`).toBe(SEVENTH)
  await expect(answer(page, SEVENTH)).toBeInViewport()
  await expect(answer(page, '#services')).toBeHidden()

  await question(page, /What commission/).click()
  await expect(answer(page, '#commission')).toBeVisible()
  await expect(answer(page, SEVENTH)).toBeVisible()
  // A link from one answer to another opens that one too.
  await answer(page, '#commission').getByRole('link', { name: 'property management' }).click()
  await expect(answer(page, '#management')).toBeInViewport()
  await expect(page.locator('details[open]')).toHaveCount(3)
  await question(page, /What does the concierge/).click()
  await expect(answer(page, SEVENTH)).toBeHidden()

  await answer(page, '#management').getByText('Copy the link to this answer').click()
  await expect(answer(page, '#management').getByRole('status')).toHaveText('The link is copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faq#management$/)

  const still = page.getByRole('region', { name: 'Still have questions?' })
  await expect(still.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  const chat = still.getByRole('link', { name: 'Ask on WhatsApp' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/)
  await expect(chat).toHaveAttribute('target', '_blank')
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isReturning: false })

  test('a question opens by its link in French too, others by a press, and the legal pages are whole', async ({
    page,
  }) => {
    await page.goto(`/fr/faq${SEVENTH}`)
    await expect(answer(page, SEVENTH)).toBeInViewport()
    await question(page, /Comment financer/).click()
    await expect(answer(page, '#financing')).toContainText('Financement islamique')
    await expect(answer(page, SEVENTH)).toBeVisible()
    await page.goto('/fr/privacy-policy#cookies')
    await expect(page.getByRole('heading', { name: 'Cookies et stockage du navigateur' })).toBeInViewport()
  })
})

test('Search engines are given the twelve questions and their answers, in each language', async ({ page }) => {
  for (const [path, questions] of [
    ['/faq', QUESTIONS.en],
    ['/fr/faq', QUESTIONS.fr],
  ] as const) {
    await page.goto(path)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const faq = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'FAQPage')
    expect(faq).toMatchObject({
      '@context': 'https://schema.org',
      mainEntity: questions.map(({ title }) => ({ '@type': 'Question', name: title })),
    })
    expect(faq.mainEntity).toHaveLength(12)
    for (const { acceptedAnswer } of faq.mainEntity) {
      expect(acceptedAnswer['@type']).toBe('Answer')
      expect(acceptedAnswer.text.length).toBeGreaterThan(80)
      expect(acceptedAnswer.text).not.toMatch(/[[\]]|undefined/)
    }
  }
})

const UPDATED = { en: 'Last updated: 23 June 2025', fr: 'Dernière mise à jour\u00a0: 23\u00a0juin 2025' }

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

for (const { path, ...languages } of LEGAL) {
  test(`${path} carries its date, its sections in the contents, and whom to ask, in both languages`, async ({
    page,
  }) => {
    for (const language of ['en', 'fr'] as const) {
      const { headings, details } = languages[language]
      await page.goto(language === 'fr' ? `/fr${path}` : path)
      await expect(page.getByText(UPDATED[language], { exact: true })).toBeVisible()
      const contents = page.getByRole('main').getByRole('navigation')
      for (const heading of headings) {
        const target = await contents.getByRole('link', { name: heading, exact: true }).getAttribute('href')
        await expect(page.locator(`${target} h2`)).toHaveText(heading)
      }
      for (const detail of details) await expect(page.locator('dt', { hasText: detail }).first()).toBeVisible()
      const whom = page.locator('#contact')
      await expect(whom.getByRole('link').first()).toHaveAttribute('href', /^mailto:.+\?subject=.+/)
      await expect(whom).toContainText(/SN-\S+/)
      await expect(whom).toContainText(/Dakar, S[eé]n[eé]gal/)
    }
  })
}

test('The footer leads to all of them, from an English page and from a French one', async ({ page }) => {
  for (const [home, links] of [
    ['/', { FAQ: '/faq', 'Privacy policy': '/privacy-policy', 'Terms of service': '/terms-of-service' }],
    [
      '/fr',
      {
        'Questions fréquentes': '/fr/faq',
        Confidentialité: '/fr/privacy-policy',
        'Conditions d’utilisation': '/fr/terms-of-service',
      },
    ],
  ] as const) {
    await page.goto(home)
    await hydrated(page)
    for (const [name, path] of Object.entries(links)) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    }
  }
})
