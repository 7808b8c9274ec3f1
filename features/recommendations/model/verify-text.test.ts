import { expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { decidedJob } from './decided.fixture.ts'
import { textsToWord } from './facts-for-model.ts'
import { type Fault, findFault } from './verify-text.ts'

function faultOf(locale: Locale, propertyId: number | null, text: string): Fault | null {
  const asked = textsToWord(decidedJob(locale)).find((one) => one.propertyId === propertyId)
  if (!asked) throw new Error('No such text was asked for')
  return findFault(text.normalize('NFC'), asked.sheet, locale)
}

test.each([
  ['en', 7, 'This villa in Almadies has four bedrooms and 3 bathrooms on 240 m². It has the garden you asked for.'],
  [
    'en',
    7,
    'In Almadies, 2 km from Ngor, this 4-bedroom villa has a swimming pool. The asking price is 185 000 000 FCFA.',
  ],
  [
    'en',
    7,
    'With 240 square metres, the Villa of the filaos is inside your budget. It has a generator and the garden.',
  ],
  [
    'en',
    9,
    'This apartment in Ngor offers 2 bedrooms and one bathroom. It is for sale at 92 million FCFA, and has a lift and parking.',
  ],
  ['en', null, '2 of 14 homes come close to what you asked for. 1 of them is inside your limits.'],
  [
    'fr',
    7,
    'Cette villa aux Almadies compte quatre chambres et 3 salles de bains. Elle a le jardin que vous souhaitiez.',
  ],
  [
    'fr',
    7,
    'À 2 km de Ngor, cette villa de 240 m² offre un jardin et une piscine. Son prix est de 185\u202f000\u202f000\u00a0FCFA.',
  ],
  ['fr', 9, 'Cet appartement à Ngor compte 2 chambres et une salle de bain. Il est à vendre à 92 millions de FCFA.'],
] as const)('A true text in %s about %s stands: %s', (locale, id, text) => {
  expect(faultOf(locale, id, text)).toBeNull()
})

const END = ' It has a garden.'
const FIN = ' Elle a un jardin.'
test.each([
  // Numbers, and numbers of something else.
  ['en', 'number', `This villa in Almadies has 5 bedrooms.${END}`],
  ['en', 'number', `This villa in Almadies has five bedrooms.${END}`],
  ['en', 'number', `This villa in Almadies has 4 bathrooms.${END}`],
  ['en', 'number', `This villa in Almadies has 3 bedrooms, as you asked.${END}`],
  ['en', 'number', `This villa in Almadies has one bathroom.${END}`],
  ['en', 'number', `This villa in Almadies has 240 bedrooms.${END}`],
  ['en', 'number', `This villa in Almadies has 2 gardens.${END}`],
  ['en', 'number', `This villa in Almadies has more than 4 bedrooms.${END}`],
  ['en', 'number', `This villa is 10% below your budget.${END}`],
  ['en', 'number', `The price of this villa is 158 000 000 FCFA.${END}`],
  ['en', 'number', `The price of this villa is 200 000 000 FCFA.${END}`],
  ['en', 'number', `The price of this villa is €185,000,000.${END}`],
  ['en', 'number', `This villa is yours for 185 000 000 FCFA a month.${END}`],
  ['en', 'number', `Your budget of 185 000 000 FCFA is in line with this villa.${END}`],
  ['en', 'number', `This villa in Almadies has a dozen rooms.${END}`],
  ['en', 'number', `This villa in Almadies has double the space you asked for.${END}`],
  ['fr', 'number', `Cette villa aux Almadies compte cinq chambres.${FIN}`],
  ['fr', 'number', `Cette villa aux Almadies compte 4 salles de bains.${FIN}`],
  ['fr', 'number', `Cette villa est proposée à 18,5 millions de FCFA.${FIN}`],
  ['fr', 'number', `Cette villa aux Almadies compte une douzaine de pièces.${FIN}`],
  ['fr', 'number', `Cette villa aux Almadies est un bien neuf.${FIN}`],
  // Praise, promises, hurry, what nobody measured, and who speaks.
  ['en', 'refused', `This villa in Almadies is the best you can find.${END}`],
  ['en', 'refused', `We guarantee that this villa is in Almadies.${END}`],
  ['en', 'refused', `This villa is in a safe part of Almadies.${END}`],
  ['en', 'refused', `This villa is near the schools of Almadies.${END}`],
  ['en', 'refused', `This villa in Almadies is a bargain.${END}`],
  ['fr', 'refused', `Cette villa aux Almadies est idéale pour vous.${FIN}`],
  ['fr', 'refused', `Cette villa se trouve dans un quartier sûr des Almadies.${FIN}`],
  ['fr', 'refused', `Cette villa aux Almadies est un choix sans risque.${FIN}`],
  ['fr', 'refused', `Cette villa aux Almadies est à dix minutes de Ngor.${FIN}`],
  // What turns a fact into its opposite.
  ['en', 'negation', `This villa in Almadies has no swimming pool.${END}`],
  ['en', 'negation', `This villa in Almadies doesn’t have a generator.${END}`],
  ['fr', 'negation', `Cette villa aux Almadies n’a pas de piscine.${FIN}`],
  // Another kind of home, another deal.
  ['en', 'kind', `This apartment in Almadies has 4 bedrooms.${END}`],
  ['en', 'kind', `This villa in Almadies is a home to rent.${END}`],
  ['fr', 'kind', `Cet appartement aux Almadies compte 4 chambres.${FIN}`],
  // Words that none of the facts has.
  ['en', 'word', `This villa in Almadies has a renovated kitchen.${END}`],
  ['en', 'word', `This villa in Almadies is bright and spacious.${END}`],
  ['en', 'name', `This villa is from Atelier Ndiaye.${END}`],
  ['fr', 'word', `Cette villa aux Almadies a une cuisine rénovée.${FIN}`],
  // Form.
  ['en', 'language', `Cette villa aux Almadies compte 4 chambres. Elle dispose du jardin que vous souhaitiez.`],
  ['fr', 'language', `This villa in Almadies has four bedrooms. It comes with the garden you asked for.`],
  ['en', 'length', 'This villa in Almadies has four bedrooms.'],
  ['en', 'length', `This villa is in Almadies.${END.repeat(4)}`],
  ['en', 'length', `This villa is in Almadies and it is in Almadies${' and it is in Almadies'.repeat(20)}.${END}`],
  ['en', 'characters', `This villa is in Almadies!${END}`],
  ['en', 'characters', `Is this the villa in Almadies you asked for?${END}`],
  ['en', 'length', `This villa is in Almadies.${END} It has`],
  ['en', 'characters', `This <b>villa</b> is in Almadies.${END}`],
  ['en', 'characters', `This **villa** is in Almadies.${END}`],
  ['en', 'characters', `This villa is in Almadies, see kais.example.${END}`],
  ['en', 'characters', `This villa is in Almadies \u{1f3e1}.${END}`],
  ['en', 'characters', `This villa is in Almadies.\n${END}`],
  ['en', 'characters', `This villa is in Alm\u0430dies.${END}`],
  ['en', 'characters', `This villa is in Almadies\u200b.${END}`],
] as const)('A text in %s that is false or unfit (%s) is refused: %s', (locale, fault, text) => {
  expect(faultOf(locale, 7, text)).toBe(fault)
})

test.each([
  ['en', `This villa in Ngor has 4 bedrooms.${END}`],
  ['en', `This villa in Almadies is 3 km from Ngor.${END}`],
  ['en', `This villa in Almadies is 2 km from Plateau.${END}`],
  ['en', `This villa is 2 km from Almadies.${END}`],
  ['fr', `Cette villa à Mermoz compte 4 chambres.${FIN}`],
] as const)('A text in %s that puts the home somewhere else is refused: %s', (locale, text) => {
  expect(faultOf(locale, 7, text)).not.toBeNull()
})

test.each([
  ['en', `This villa in Almadies has a lift.${END}`],
  ['en', `This villa in Almadies has an ocean view.${END}`],
  ['fr', `Cette villa aux Almadies a une vue sur la mer.${FIN}`],
  ['fr', `Cette villa aux Almadies a un ascenseur.${FIN}`],
] as const)('A text in %s with an amenity the home lacks is refused: %s', (locale, text) => {
  expect(faultOf(locale, 7, text)).not.toBeNull()
})

test('That a home fits is only said of one that passes no limit, lacks nothing and leaves no wish unread', () => {
  const saysItFits = (changes: { unknown?: string[]; lacks?: string[] }, propertyId: number) => {
    const { decision, answer, ...job } = decidedJob('en')
    const reading = { ...decision.reading, unknown: changes.unknown ?? [] }
    const recommendations = answer.recommendations.map((one) => ({ ...one, lacks: changes.lacks ?? [] }))
    const texts = textsToWord({ ...job, decision: { ...decision, reading }, answer: { ...answer, recommendations } })
    const sheet = texts.find((one) => one.propertyId === propertyId)?.sheet
    return (
      sheet &&
      findFault('It has 4 bedrooms. It meets your criteria.'.replace('4', propertyId === 9 ? '2' : '4'), sheet, 'en')
    )
  }
  expect(saysItFits({}, 7)).toBeNull()
  expect(saysItFits({}, 9)).toBe('word')
  expect(saysItFits({ lacks: ['The listing does not mention: a lift'] }, 7)).toBe('word')
  expect(saysItFits({ unknown: ['a helipad'] }, 7)).toBe('word')
})

test('The counts of a summary cannot change places, nor be left out', () => {
  expect(faultOf('en', null, '14 of 2 homes come close to what you asked for.')).toBe('number')
  expect(faultOf('en', null, '2 of 14 homes come close to what you asked for.')).toBe('number')
})
