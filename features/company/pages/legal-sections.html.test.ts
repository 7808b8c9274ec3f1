import { expect, test } from 'vitest'
import { newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

/** By the section's address: what the specification says it tells apart, in its order. */
const PAGES = [
  [
    '/privacy-policy',
    {
      // The sixth is our own: visits are counted.
      collected: ['Personal data', 'Contact data', 'Property data', 'Financial data', 'Usage data', 'Counted visits'],
      use: ['Services', 'Communication', 'Legal duties', 'Marketing', 'Improvement'],
      // The last is our own: guests may be sent to a payment provider.
      sharing: ['Partners', 'The law', 'Business transfers', 'Payments', 'Calendars and phones of our staff'],
      rights: ['Access', 'Correction', 'Deletion', 'Portability', 'Objection'],
    },
  ],
  [
    '/fr/privacy-policy',
    {
      collected: [
        'Données personnelles',
        'Coordonnées',
        'Données sur les biens',
        'Données financières',
        'Données d’utilisation',
        'Visites comptées',
      ],
      use: ['Services', 'Communication', 'Obligations légales', 'Prospection', 'Amélioration'],
      sharing: ['Partenaires', 'La loi', 'Cession d’activité', 'Paiements', 'Les agendas et téléphones de l’équipe'],
      rights: ['Accès', 'Rectification', 'Suppression', 'Portabilité', 'Opposition'],
    },
  ],
  [
    '/terms-of-service',
    {
      services: ['Nest', 'Experience', 'Mobility', 'Media', 'Invest'],
      obligations: ['Accurate', 'Lawful', 'Respectful', 'Confidential', 'Timely'],
      property: ['Verification', 'Documentation', 'Compliance', 'Disclosure'],
      payment: ['Commission', 'Deposits', 'Timing', 'Methods', 'Refunds'],
    },
  ],
  [
    '/fr/terms-of-service',
    {
      services: ['Nest', 'Experience', 'Mobility', 'Media', 'Invest'],
      obligations: ['Exactitude', 'Légalité', 'Respect', 'Confidentialité', 'Ponctualité'],
      property: ['Vérification', 'Documents', 'Conformité', 'Transparence'],
      payment: ['Commission', 'Cautions', 'Échéances', 'Moyens de paiement', 'Remboursements'],
    },
  ],
] as const

test.for(PAGES)(
  'The sections of %s tell apart what the specification lists, in its order',
  async ([path, sections]) => {
    const page = await visitor.open(path)
    const said = Object.keys(sections).map((id) => [id, textsOf(page.findAll(`section#${id} dt`))])
    expect(Object.fromEntries(said)).toEqual(sections)
    // The terms name the register's number where they speak of the register, not only in the block of addresses.
    if (path.endsWith('/terms-of-service')) expect(textOf(page.find('section#registration'))).toContain('SN-DKR-DEMO')
  },
)

test.for([
  ['/faq', 'Frequently asked questions', /^Twelve answers,/],
  ['/fr/faq', 'Questions fréquentes', /^Douze réponses,/],
] as const)('%s opens with its title and a subtitle', async ([path, title, subtitle]) => {
  const hero = (await visitor.open(path)).find('main section')
  expect(textsOf(hero.querySelectorAll('h1'))).toEqual([title])
  expect(textOf(hero.querySelector('h1 + p'))).toMatch(subtitle)
})
