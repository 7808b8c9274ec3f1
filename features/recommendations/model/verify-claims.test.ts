import { expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { toCatalogue } from '../engine/catalogue.ts'
import { decide } from '../engine/decide.ts'
import { wordAnswer } from '../wording/word-answer.ts'
import { decidedJob } from './decided.fixture.ts'
import { textsToWord } from './facts-for-model.ts'
import { type Fault, findFault } from './verify-text.ts'

const END = ' It has a garden.'
const FIN = ' Elle a un jardin.'

/** A villa with much to tell, for a visitor who named no budget and whose lift and solar power it lacks. */
function faultOfRichVilla(locale: Locale, text: string): Fault | null {
  const job = decidedJob(locale)
  const amenities = 'Swimming Pool,Garden,Generator,Gym,Terrace,Parking,Security,Furnished,WiFi,Ocean View'.split(',')
  const villa = [...job.listed.values()].filter(({ id }) => id === 7).map((home) => ({ ...home, amenities }))
  const asked = { maxBudget: null, place: 'Almadies', words: 'garden, lift and solar panels' }
  const decision = decide({ ...job.decision.preferences, ...asked }, toCatalogue(villa), '2026-01-31')
  const listed = new Map(villa.map((home) => [home.id, home]))
  const answer = wordAnswer(decision, listed, { locale, currency: 'XOF' })
  const sheet = textsToWord({ ...job, decision, listed, answer }).find((one) => one.propertyId === 7)?.sheet
  if (!sheet) throw new Error('The villa was not chosen')
  return findFault(text.normalize('NFC'), sheet, locale)
}

test.each([
  ['en', `This villa in Almadies has 4 bedrooms and 3 bathrooms in 240 m².${END}`],
  ['en', 'This villa has the garden you asked for. The price is 185 000 000 FCFA.'],
  ['en', 'With the garden you asked for, this villa is in Almadies. It has 4 bedrooms and a gym.'],
  ['en', 'This villa of 240 m² has a swimming pool, a terrace and a sea view. It is in Almadies, as you asked.'],
  ['fr', `Cette villa aux Almadies compte 4 chambres et 3 salles de bains sur 240 m².${FIN}`],
  ['fr', 'Cette villa a une vue sur l’océan et un jardin. Elle est à vendre au prix de 185 000 000 FCFA.'],
  ['fr', 'Cette villa de 240 m² a une piscine. Elle a le jardin que vous demandez.'],
] as const)('A true text in %s about a villa with much to tell stands: %s', (locale, text) => {
  expect(faultOfRichVilla(locale, text)).toBeNull()
})

test.each([
  // Numbers in letters that are none.
  ['en', `This villa in Almadies has ⅷ bedrooms.${END}`],
  ['en', `This villa in Almadies has Ⅻ bedrooms on 240 m².${END}`],
  ['en', `This villa in Almadies has a ﬁne garden.${END}`],
  ['fr', `Cette villa aux Almadies compte ⅷ chambres.${FIN}`],
  // What the visitor never asked for.
  ['en', 'This villa in Almadies has the gym you asked for. It also has the swimming pool you asked for.'],
  ['en', 'You asked for a generator. This villa in Almadies has it.'],
  ['en', 'You asked for 4 bedrooms. This villa in Almadies has a garden.'],
  ['en', `This villa is for sale at 185 000 000 FCFA, as you asked.${END}`],
  ['en', `This villa of 240 m² is in Almadies, as you asked.${END}`],
  ['fr', `Cette villa a la salle de sport que vous demandez.${FIN}`],
  ['fr', `Vous demandez un groupe électrogène.${FIN}`],
  // That it fits, where it lacks what was asked, or nothing was.
  ['en', `This villa in Almadies meets each of your criteria.${END}`],
  ['en', `This villa in Almadies answers your request.${END}`],
  ['en', `This villa is as you asked.${END}`],
  ['en', `This villa in Almadies is what you asked for.${END}`],
  ['en', `It is within your budget.${END}`],
  ['fr', `Cette villa répond à chaque critère.${FIN}`],
  ['fr', `Cette villa est ce que vous demandez.${FIN}`],
  ['fr', `Cette villa est dans votre budget.${FIN}`],
  // The area of the home as that of a part of it.
  ['en', 'This villa in Almadies has a garden of 240 m². It has 4 bedrooms.'],
  ['en', 'This villa in Almadies has a garden, of 240 m². It has 4 bedrooms.'],
  ['en', `The swimming pool spans 240 m².${END}`],
  ['en', `The garden of this villa has 240 m².${END}`],
  ['en', `Each bedroom covers 240 m².${END}`],
  ['en', `The villa has 4 bedrooms of 240 m².${END}`],
  ['en', `The villa has 240 square kilometres.${END}`],
  ['fr', `La terrasse fait 240 m².${FIN}`],
  ['fr', `La terrasse a 240 m².${FIN}`],
  ['fr', `Cette villa de 240 m² par chambre est aux Almadies.${FIN}`],
  // What the price has in it, and other terms.
  ['en', `The price includes WiFi and security for a year.${END}`],
  ['en', `The price of 185 000 000 FCFA has WiFi in it.${END}`],
  ['en', `The garden is for sale at 185 000 000 FCFA.${END}`],
  ['en', `You can discuss the price.${END}`],
  ['en', `The price is open.${END}`],
  ['en', `The price is for you.${END}`],
  ['en', `This villa is yours to stay in this month.${END}`],
  ['en', `You have this villa at the price of a month.${END}`],
  ['fr', `Le prix comprend le mobilier.${FIN}`],
  ['fr', `Le prix de 185 000 000 FCFA est avec le mobilier.${FIN}`],
  ['fr', `Le prix peut se discuter.${FIN}`],
  // What belongs to what.
  ['en', `Each of the 4 bedrooms has an ocean view.${END}`],
  ['en', `The 4 bedrooms of this villa have an ocean view.${END}`],
  ['en', `This villa has 4 bedrooms with an ocean view.${END}`],
  ['en', `This villa has 4 bedrooms and 3 bathrooms in each.${END}`],
  ['en', `The garden has 4 bedrooms.${END}`],
  ['en', `The terrace has a swimming pool.${END}`],
  ['en', `It shares its swimming pool.${END}`],
  ['en', `The swimming pool is part of the district.${END}`],
  ['en', `It has parking for 3.${END}`],
  ['en', `This villa stands in the sea.${END}`],
  ['en', `This villa is in the ocean.${END}`],
  ['en', `This villa is in the garden of Almadies.${END}`],
  ['en', `You have the garden of your home.${END}`],
  ['en', `It has the gym of Almadies.${END}`],
  ['en', `It has parking for your home.${END}`],
  ['en', `This villa is for sale from 185 000 000 FCFA.${END}`],
  ['en', `Your home is for sale.${END}`],
  ['fr', `Cette villa est à vendre dès 185 000 000 FCFA.${FIN}`],
  ['fr', `Cette villa est bien située.${FIN}`],
  ['fr', `Le jardin est à vous.${FIN}`],
  ['en', `Almadies is in the ocean view of this villa.${END}`],
  ['fr', `Chaque chambre a la vue sur l’océan.${FIN}`],
  ['fr', `Les 4 chambres ont une vue sur l’océan.${FIN}`],
  ['fr', `Cette villa est dans l’océan.${FIN}`],
] as const)(
  'A text in %s that says of a part, a price or the visitor what is not so is refused: %s',
  (locale, text) => {
    expect(faultOfRichVilla(locale, text)).not.toBeNull()
  },
)
