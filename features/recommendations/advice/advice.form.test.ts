import { expect, test } from 'vitest'
import { contactSubmissionSchema } from '#features/enquiries/contact/contact.schema.ts'
import { describeContact } from '#features/enquiries/contact/contact-forms.ts'
import { type Answers, NO_ANSWERS } from '../answers.ts'
import { ANSWERS, FOUND, PERSON } from './advice.fixture.ts'
import { toAdviceSubmission } from './advice.form.ts'

const submissionOf = (answers: Answers) => toAdviceSubmission(PERSON, { answers, found: FOUND, locale: 'en' })

test('A result that is sent to an adviser takes along every answer, the homes, what was understood, what is to be checked, and its address', () => {
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
      understood: ['Villa', 'At least 4 bedrooms'],
      toCheck: ['Schools nearby', 'Without stairs'],
      result: FOUND.path,
    },
  })
})

test('Homes are named in the visitor’s language', () => {
  const { formData } = toAdviceSubmission(PERSON, { answers: ANSWERS, found: FOUND, locale: 'fr' })
  expect(formData.homes).toEqual(['KN-0012 Villa Teranga (92\u00a0%)', 'KN-0034 Maison des vents (71\u00a0%)'])
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

test('What is sent is taken, whatever was typed and however much was understood', () => {
  const understood = Array.from({ length: 60 }, (_, index) => `${index} `.repeat(200))
  const found = { ...FOUND, understood }
  const submission = toAdviceSubmission(PERSON, {
    answers: { ...NO_ANSWERS, min: '0', type: 'villa', words: '🏡'.repeat(5_000) },
    found,
    locale: 'en',
  })
  expect(submission.formData).toMatchObject({ propertyType: 'villa', additionalRequirements: '🏡'.repeat(4_000) })
  expect(submission.formData.understood).toHaveLength(40)
  expect(contactSubmissionSchema.safeParse(submission).error).toBeUndefined()
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
      ['What was understood', 'Villa\nAt least 4 bedrooms'],
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
      ['Ce qui a été compris', 'Villa\nAt least 4 bedrooms'],
      ['Biens montrés', 'KN-0012 Villa Teranga (92%)\nKN-0034 House of the Winds (71%)'],
      ['À vérifier avec la personne', 'Schools nearby\nWithout stairs'],
      ['Résultat sur le site', expect.stringMatching(/^\/ai-recommendations\/result\?min=/)],
    ],
  ],
] as const)('Staff read every answer in words, in %s', ([locale, expected]) => {
  const described = describeContact(submissionOf(ANSWERS), locale)
  expect(described.map(({ label, text }) => [label, text])).toEqual(expected)
})
