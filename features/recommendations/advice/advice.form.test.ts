import { expect, test } from 'vitest'
import { contactSubmissionSchema } from '#features/enquiries/contact/contact.schema.ts'
import { describeContact } from '#features/enquiries/contact/contact-forms.ts'
import { type Answers, NO_ANSWERS } from '../answers.ts'
import { ANSWERS, FOUND, PERSON } from './advice.fixture.ts'
import { toAdviceSubmission } from './advice.form.ts'

const submissionOf = (answers: Answers) => toAdviceSubmission(PERSON, { answers, found: FOUND, locale: 'en' })

test('A result that is sent to an adviser takes along every answer, the homes, what is to be checked, and its address', () => {
  expect(submissionOf(ANSWERS)).toEqual({
    type: 'recommendation',
    ...PERSON,
    formData: {
      budgetMin: 150_000_000,
      budgetMax: 250_000_000,
      propertyType: 'villa',
      location: 'Almadies',
      bedrooms: 4,
      bathrooms: 3,
      lifestyle: 'family',
      familySize: 5,
      workArrangement: 'hybrid',
      transportNeeds: 'car',
      investmentGoals: 'primary_residence',
      timeframe: '6_months',
      additionalRequirements: 'A pool, and no stairs.',
      homes: ['KN-0012 Villa Teranga (92%)', 'KN-0034 House of the Winds (71%)'],
      toCheck: ['Schools nearby', 'Without stairs'],
      result:
        '/ai-recommendations/result?min=150000000&max=250000000&type=villa&place=Almadies&bedrooms=4&bathrooms=3' +
        '&lifestyle=family&family=5&work=hybrid&transport=car&goal=primary_residence&time=6_months' +
        '&words=A+pool%2C+and+no+stairs.',
    },
  })
})

test('Homes are named in the visitor’s language', () => {
  const { formData } = toAdviceSubmission(PERSON, { answers: ANSWERS, found: FOUND, locale: 'fr' })
  expect(formData.homes).toEqual(['KN-0012 Villa Teranga (92%)', 'KN-0034 Maison des vents (71%)'])
})

test('A home that has gone meanwhile is not named, and no more than six are', () => {
  const [first] = FOUND.recommendations
  const gone = { ...FOUND, homes: FOUND.homes.slice(1) }
  expect(toAdviceSubmission(PERSON, { answers: ANSWERS, found: gone, locale: 'en' }).formData.homes).toEqual([
    'KN-0034 House of the Winds (71%)',
  ])
  const many = { ...FOUND, recommendations: Array.from({ length: 9 }, () => first).filter((one) => one !== undefined) }
  expect(toAdviceSubmission(PERSON, { answers: ANSWERS, found: many, locale: 'en' }).formData.homes).toHaveLength(6)
})

test.for<[string, Partial<Answers>, object]>([
  ['a type in capitals', { type: 'Villa' }, {}],
  ['rooms in words', { bedrooms: 'many', bathrooms: '5+', family: '-1' }, { bathrooms: 5 }],
  ['a place on the moon', { place: 'Tycho' }, {}],
  ['a place as people write it', { place: 'sacre-coeur' }, { location: 'Sacré-Cœur' }],
  ['a minimum above the maximum', { min: '900M', max: '200M' }, {}],
  ['a budget in words', { min: 'plenty', max: '200M' }, { budgetMax: 200_000_000 }],
  ['no budget that can be read', { min: 'plenty', max: '' }, {}],
  ['a page of emoji', { words: '🏡'.repeat(5_000) }, { additionalRequirements: '🏡'.repeat(500) }],
  ['another’s option', { goal: 'luxury', time: 'now', work: 'car', transport: 'office', lifestyle: 'remote' }, {}],
])('Of an address with %s only what the result used is sent, and it is taken', ([, changes, expected]) => {
  const submission = submissionOf({ ...NO_ANSWERS, type: 'villa', ...changes })
  const { homes: _homes, toCheck: _toCheck, result, ...asked } = submission.formData
  expect(asked).toEqual({ propertyType: 'villa', ...expected })
  expect(result).toMatch(/\?(min=0|max=200000000)&/)
  expect(result).not.toMatch(/Villa|Tycho|plenty|many|luxury/)
  expect(contactSubmissionSchema.safeParse(submission).success).toBe(true)
})

test.for([
  [
    'en',
    [
      ['Minimum budget', '150\u202f000\u202f000\u00a0FCFA'],
      ['Maximum budget', '250\u202f000\u202f000\u00a0FCFA'],
      ['Property type', 'Villa'],
      ['Preferred location', 'Almadies'],
      ['Bedrooms', '4'],
      ['Bathrooms', '3'],
      ['Lifestyle', 'Family'],
      ['Family size', '5 or more'],
      ['Work arrangement', 'Hybrid'],
      ['Transport needs', 'My own car'],
      ['Goal', 'Main home'],
      ['Timeline', 'Within 6 months'],
      ['Additional requirements', 'A pool, and no stairs.'],
      ['Homes shown', 'KN-0012 Villa Teranga (92%)\nKN-0034 House of the Winds (71%)'],
      ['To check with them', 'Schools nearby\nWithout stairs'],
      ['Result on the site', expect.stringMatching(/^\/ai-recommendations\/result\?min=/)],
    ],
  ],
  [
    'fr',
    [
      ['Budget minimum', '150\u202f000\u202f000\u00a0FCFA'],
      ['Budget maximum', '250\u202f000\u202f000\u00a0FCFA'],
      ['Type de bien', 'Villa'],
      ['Quartier souhaité', 'Almadies'],
      ['Chambres', '4'],
      ['Salles de bains', '3'],
      ['Mode de vie', 'Famille'],
      ['Taille du foyer', '5 ou plus'],
      ['Mode de travail', 'Hybride'],
      ['Déplacements', 'Ma voiture'],
      ['Projet', 'Résidence principale'],
      ['Échéance', 'Dans les 6\u00a0mois'],
      ['Autres souhaits', 'A pool, and no stairs.'],
      ['Biens montrés', 'KN-0012 Villa Teranga (92%)\nKN-0034 House of the Winds (71%)'],
      ['À vérifier avec la personne', 'Schools nearby\nWithout stairs'],
      ['Résultat sur le site', expect.stringMatching(/^\/ai-recommendations\/result\?min=/)],
    ],
  ],
] as const)('Staff read every answer in words, in %s', ([locale, expected]) => {
  const described = describeContact(submissionOf(ANSWERS), locale)
  expect(described.map(({ label, text }) => [label, text])).toEqual(expected)
})
