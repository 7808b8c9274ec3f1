import { THOUSAND, told } from './story.ts'

export const frenchRenters = told('fr', [
  {
    who: 'Cheikh, banquier, loue près de son bureau',
    wants: {
      ...{ kind: 'apartment', maxBudget: 900 * THOUSAND, place: 'Plateau', bedrooms: 2, work: 'office' },
      ...{ lifestyle: 'professional', transport: 'walking', timeframe: 'immediate', words: 'En location.' },
    },
    deal: 'rent',
    good: ['plateauRent2'],
    fine: ['plateauRent1', 'mermRent3', 'mermRent2'],
  },
  {
    who: 'Ndeye, étudiante, veut un studio meublé',
    wants: {
      ...{ kind: 'apartment', maxBudget: 300 * THOUSAND, familySize: 1, timeframe: '3_months' },
      words: 'Je cherche un studio meublé à louer.',
    },
    deal: 'rent',
    means: { wishes: ['Furnished'] },
    good: [],
    fine: ['yoffRentStudio'],
  },
  {
    who: 'Les Carvalho louent avec deux chiens et un chat',
    wants: {
      ...{ kind: 'villa', maxBudget: 1_400 * THOUSAND, place: 'Ouakam', bedrooms: 4, familySize: 4 },
      ...{ lifestyle: 'family', timeframe: '3_months' },
      words: 'Nous cherchons à louer, avec deux chiens et un chat.',
    },
    deal: 'rent',
    good: ['claustra'],
    expects: { checks: ['pets'] },
  },
  {
    who: 'Aurélie vient dix nuits en février',
    wants: {
      ...{ kind: 'apartment', maxBudget: 100 * THOUSAND, bedrooms: 2, goal: 'vacation_home' },
      words: 'Dix nuits en février, court séjour.',
    },
    deal: 'short-stay',
    good: ['virageBath'],
    fine: ['plateauNight'],
  },
  {
    who: 'Pape a un million par mois et n’en dit pas plus',
    wants: {
      ...{ kind: 'apartment', maxBudget: 1_000 * THOUSAND, place: 'Mermoz', bedrooms: 3, goal: 'primary_residence' },
      ...{ familySize: 3, work: 'hybrid' },
    },
    deal: 'rent',
    good: ['mermRent3'],
    fine: ['pointERent', 'mermRent2', 'mermRentTown'],
  },
  {
    who: 'Une ONG loue une villa non meublée à Point E',
    wants: {
      ...{ kind: 'villa', maxBudget: 2_000 * THOUSAND, place: 'Point E', bedrooms: 4, work: 'business' },
      words: 'Bail de trois ans, villa non meublée, avec groupe électrogène.',
    },
    deal: 'rent',
    means: { wishes: ['Generator'], refuses: ['Furnished'] },
    good: ['pointERentVilla'],
    fine: ['claustra'],
    never: ['teranga', 'salyBasin', 'somoneRent'],
  },
  {
    who: 'Julie loue une maison de ville aux Mamelles',
    wants: {
      ...{ kind: 'townhouse', maxBudget: 1_200 * THOUSAND, place: 'Mamelles', bedrooms: 3, lifestyle: 'artistic' },
      words: 'À louer, avec une terrasse.',
    },
    deal: 'rent',
    means: { wishes: ['Terrace'] },
    good: ['mamRentTown'],
    fine: ['mermRentTown'],
  },
  {
    who: 'Karim télétravaille et ne vit pas sans fibre',
    wants: {
      ...{ kind: 'apartment', maxBudget: 1_000 * THOUSAND, bedrooms: 2, work: 'remote', timeframe: 'immediate' },
      words: 'La fibre est indispensable. Location de deux ans.',
    },
    deal: 'rent',
    means: { wishes: ['Fiber Optic'] },
    good: ['pointERent', 'mermRent2'],
    fine: ['almRent2', 'plateauRent2', 'mermRent3', 'ngorRent2', 'yoffRent', 'ouakamRent2', 'plateauRent1'],
  },
  {
    who: 'Un couple fête Noël sur un toit',
    wants: {
      ...{ kind: 'penthouse', maxBudget: 350 * THOUSAND, bedrooms: 3, goal: 'vacation_home', lifestyle: 'luxury' },
      words: 'Une semaine à Noël, prix par nuit, vue sur l’océan.',
    },
    deal: 'short-stay',
    means: { wishes: ['Ocean View'] },
    good: ['sunset'],
    fine: ['goree'],
  },
])
