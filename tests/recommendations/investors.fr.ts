import { MILLION, told } from './story.ts'

export const frenchInvestors = told('fr', [
  {
    who: 'Mamadou, à Milan, place ses économies à Mermoz',
    wants: {
      ...{ kind: 'apartment', maxBudget: 220 * MILLION, place: 'Mermoz', goal: 'investment_rental' },
      ...{ timeframe: '1_year', words: 'Pour mettre en location.' },
    },
    deal: 'buy',
    good: ['mermFlat3', 'mermFlat2', 'mermPlan'],
    fine: ['ouakamFlat', 'ouakamPlan', 'mamFlat', 'plateauFlat1', 'yoffFlat'],
    expects: { yields: 'some' },
  },
  {
    who: 'Léa rénove des maisons de ville et les revend',
    wants: { kind: 'townhouse', maxBudget: 250 * MILLION, goal: 'flipping', timeframe: 'exploring', bedrooms: 3 },
    deal: 'buy',
    good: ['yoffTown', 'ouakamTown', 'saintLouis'],
    fine: ['salyEarth', 'salyVilla3', 'ngaparouPlan'],
  },
  {
    who: 'Un patrimoine ajoute une grande villa',
    wants: {
      ...{ kind: 'villa', minBudget: 500 * MILLION, maxBudget: 3_000 * MILLION, goal: 'portfolio' },
      ...{ timeframe: '6_months', lifestyle: 'luxury' },
    },
    deal: 'buy',
    good: ['pointe', 'ngorVilla', 'pointEVilla', 'baobab'],
    fine: ['mermVilla', 'almTown'],
  },
  {
    who: 'Nicole veut louer sa villa de la Somone',
    wants: {
      ...{ kind: 'villa', maxBudget: 300 * MILLION, place: 'Somone', goal: 'investment_rental' },
      ...{ timeframe: 'exploring', words: 'Rendement locatif, location saisonnière.' },
    },
    deal: 'buy',
    good: ['somoneSand', 'somoneVilla'],
    fine: ['ngaparouPlan', 'salyVilla3', 'salyEarth'],
    expects: { yields: 'none' },
  },
  {
    who: 'Serigne commence petit, au Plateau',
    wants: {
      ...{ kind: 'apartment', maxBudget: 125 * MILLION, place: 'Plateau', goal: 'investment_rental' },
      ...{ timeframe: 'exploring' },
    },
    deal: 'buy',
    good: ['plateauFlat1'],
    fine: ['kermelPlan', 'mermFlat2'],
  },
  {
    who: 'Astou veut acheter sur plan',
    wants: {
      ...{ kind: 'apartment', maxBudget: 200 * MILLION, goal: 'portfolio', timeframe: 'exploring', bedrooms: 3 },
      words: 'Je veux acheter sur plan.',
    },
    deal: 'buy',
    good: ['ouakamPlan', 'mermPlan', 'filaoPlan'],
    fine: ['ouakamFlat', 'mamFlat', 'yoffFlat', 'mermFlat2'],
  },
])
