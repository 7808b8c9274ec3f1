import { THOUSAND, told } from './story.ts'

export const englishRenters = told('en', [
  {
    who: 'Lena from Berlin comes for six months with two suitcases',
    wants: {
      ...{ kind: 'apartment', maxBudget: 900 * THOUSAND, bedrooms: 2, work: 'office', transport: 'mixed' },
      ...{ lifestyle: 'professional', timeframe: 'immediate' },
      words: 'I would like to rent, furnished, with wifi.',
    },
    deal: 'rent',
    means: { wishes: ['Furnished', 'WiFi'] },
    good: ['yoffRent', 'ngorRent2'],
    fine: ['plateauRent1', 'plateauRent2', 'mermRent3', 'ouakamRent2', 'mermRent2', 'almRent2', 'pointERent'],
  },
  {
    who: 'An embassy family rents a villa with a pool',
    wants: {
      ...{ kind: 'villa', maxBudget: 2_600 * THOUSAND, place: 'Almadies', bedrooms: 4, familySize: 5 },
      ...{ lifestyle: 'luxury', transport: 'chauffeur', timeframe: '3_months' },
      words: 'To rent. Pool, generator and security around the clock.',
    },
    deal: 'rent',
    means: { wishes: ['Swimming Pool', 'Generator', 'Security'] },
    good: ['teranga', 'almRentVilla'],
    fine: ['claustra'],
  },
  {
    who: 'Kofi says nothing, but 600,000 buys no flat',
    wants: { kind: 'apartment', maxBudget: 600 * THOUSAND, bedrooms: 2, work: 'hybrid', timeframe: 'immediate' },
    deal: 'rent',
    good: ['ouakamRent2', 'mermRent2', 'mermRent3', 'yoffRent'],
    never: ['plateauNight', 'virageBath'],
  },
  {
    who: 'Sarah rents with two large dogs',
    wants: {
      ...{ kind: 'apartment', maxBudget: 1_300 * THOUSAND, place: 'Point E', bedrooms: 3, familySize: 2 },
      ...{ timeframe: '3_months', words: 'We rent, and we have two large dogs.' },
    },
    deal: 'rent',
    good: ['pointERent'],
    fine: ['fannRent', 'mermRent3'],
    expects: { checks: ['pets'] },
  },
  {
    who: 'Daniel rents with his mother, who uses a wheelchair',
    wants: {
      ...{ kind: 'apartment', maxBudget: 1_000 * THOUSAND, bedrooms: 2, familySize: 2, transport: 'car' },
      ...{ timeframe: 'immediate', words: 'For rent. My mother uses a wheelchair, so we need a lift.' },
    },
    deal: 'rent',
    means: { wishes: ['Elevator'] },
    good: ['almRent2', 'pointERent', 'plateauRent2', 'mermRent3', 'yoffRent'],
    fine: ['ngorRent2', 'ouakamRent2', 'mermRent2', 'plateauRent1'],
    expects: { checks: ['accessibility'] },
  },
  {
    who: 'Eight friends want a house for the week of New Year',
    wants: {
      ...{ kind: 'villa', maxBudget: 500 * THOUSAND, bedrooms: 4, familySize: 5, goal: 'vacation_home' },
      ...{ timeframe: '3_months', words: 'A short stay, one week at New Year, price per night. With a pool.' },
    },
    deal: 'short-stay',
    means: { wishes: ['Swimming Pool'] },
    good: ['kerGeej', 'salyNight'],
  },
  {
    who: 'Ruth rents a townhouse with a garage in Mermoz',
    wants: {
      ...{ kind: 'townhouse', maxBudget: 1_000 * THOUSAND, place: 'Mermoz', bedrooms: 3, transport: 'car' },
      ...{ lifestyle: 'family', words: 'We are renting for two years and need a garage.' },
    },
    deal: 'rent',
    means: { wishes: ['Garage'] },
    good: ['mermRentTown'],
  },
  {
    who: 'A company leases a penthouse for its managing director',
    wants: {
      ...{ kind: 'penthouse', maxBudget: 3_000 * THOUSAND, place: 'Almadies', bedrooms: 4, lifestyle: 'luxury' },
      ...{ work: 'business', transport: 'chauffeur', timeframe: 'immediate' },
      words: 'A lease for our managing director, renewed every year.',
    },
    deal: 'rent',
    good: ['almRentPent'],
    fine: ['teranga', 'almRentVilla'],
  },
])
