import { expect, test } from 'vitest'
import { plainText } from './pages/long-text.ts'
import { readFaq } from './read-texts.server.ts'

const FACTS = { registration: 'SN-1', legalName: 'Kais', euroRate: '655.957', dollarRate: '625', mapHost: null }

/** The specification's twelve topics in its order: what each question and its answer must speak of, in either language. */
const TOPICS = [
  {
    id: 'services',
    en: ['Nest', 'Experience', 'Mobility', 'Media', 'Invest'],
    fr: ['Nest', 'Experience', 'Mobility', 'Media', 'Invest'],
  },
  { id: 'registration', en: [/number SN-1\b/, 'licence'], fr: [/numéro SN-1\b/, 'agrément'] },
  {
    id: 'vefa',
    en: [/^VEFA \(vente en l’état futur d’achèvement\) is /m],
    fr: [/^La VEFA \(vente en l’état futur d’achèvement\) est /m],
  },
  {
    id: 'management',
    en: ['8% of the monthly rent for long-term', '15% of the rental income for short-term'],
    fr: [/8\s% du loyer mensuel pour la longue durée/, /15\s% des revenus locatifs pour la courte durée/],
  },
  {
    id: 'areas',
    en: [/^Dakar.+Almadies.+Ngor.+Plateau/m, 'Saint-Louis', 'Thiès'],
    fr: [/^Dakar.+Almadies.+Ngor.+Plateau/m, 'Saint-Louis', 'Thiès'],
  },
  { id: 'foreign-investors', en: [/buy or invest from abroad\?\nYes\./], fr: [/depuis l’étranger\s\?\nOui\./] },
  { id: 'concierge', en: ['concierge', 'Restaurant reservations'], fr: ['conciergerie', 'Réservations de restaurant'] },
  {
    id: 'financing',
    en: [/^Conventional loan\./m, /^Islamic financing\./m, /^Developer’s plan\./m],
    fr: [/^Prêt classique\./m, /^Financement islamique\./m, /^Échéancier du promoteur\./m],
  },
  {
    id: 'car-hire',
    en: [/^Insurance\./m, /^Fuel\./m, /^Chauffeur\./m],
    fr: [/^Assurance\./m, /^Carburant\./m, /^Chauffeur\./m],
  },
  {
    id: 'viewings',
    en: ['contact form', 'WhatsApp', 'telephone', 'in person or virtual', 'weekends'],
    fr: ['formulaire de contact', 'WhatsApp', 'téléphone', 'sur place ou à distance', 'week-end'],
  },
  { id: 'commission', en: ['commission', 'we quote it on request'], fr: ['commission', 'sur devis'] },
  { id: 'legal-support', en: ['legal', 'notary'], fr: ['juridique', 'notaire'] },
] as const

test.for(['en', 'fr'] as const)(
  'In %s the twelve questions are the specification’s topics in its order, and each answer says what it asks for',
  (locale) => {
    const { questions } = readFaq(locale, FACTS)
    expect(questions.map(({ id }) => id)).toEqual(TOPICS.map(({ id }) => id))
    for (const [place, topic] of TOPICS.entries()) {
      const { title, answer } = questions[place] ?? { title: '', answer: [] }
      const text = `${title}\n${plainText(answer)}`
      for (const said of topic[locale]) expect(text).toMatch(said)
    }
  },
)

test.for(['en', 'fr'] as const)(
  'In %s no rate of commission is named, and the answer on viewings leads to the contact form, WhatsApp and the telephone',
  (locale) => {
    const answers = Object.fromEntries(readFaq(locale, FACTS).questions.map(({ id, answer }) => [id, answer]))
    expect(plainText(answers.commission ?? [])).not.toMatch(/\d\s?%|percent|pour cent/)
    const doors = [...JSON.stringify(answers.viewings).matchAll(/\]\((\/contact|whatsapp|phone)\b/g)]
    expect(doors.map(([, door]) => door)).toEqual(['/contact', 'whatsapp', 'phone'])
  },
)
