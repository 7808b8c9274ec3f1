import { MILLION, told } from './story.ts'

export const englishInvestors = told('en', [
  {
    who: 'Ibrahim in New York buys a flat in Almadies to let',
    wants: {
      ...{ kind: 'apartment', maxBudget: 600 * MILLION, place: 'Almadies', bedrooms: 2 },
      ...{ goal: 'investment_rental', timeframe: 'exploring' },
    },
    deal: 'buy',
    good: ['almFlat2', 'almFlat3'],
    fine: ['ngorBeach', 'ngorFlat2', 'mamFlat', 'ouakamFlat', 'ouakamPlan', 'capVertPlan', 'yoffFlat', 'mermFlat3'],
    expects: { yields: 'some' },
  },
  {
    who: 'Chloe wants a villa in Saly to let, where hardly anything is let',
    wants: {
      ...{ kind: 'villa', maxBudget: 260 * MILLION, place: 'Saly', goal: 'investment_rental', timeframe: 'exploring' },
    },
    deal: 'buy',
    good: ['salyVilla3', 'salyEarth'],
    fine: ['somoneSand', 'ngaparouPlan', 'salyFlat'],
    expects: { yields: 'none' },
  },
  {
    who: 'Victor flips flats',
    wants: {
      ...{ kind: 'apartment', maxBudget: 220 * MILLION, goal: 'flipping', timeframe: '1_year', transport: 'car' },
      words: 'Something under the market price.',
    },
    deal: 'buy',
    good: ['ouakamFlat', 'mamFlat', 'mermFlat3', 'yoffFlat', 'mermFlat2', 'ngorFlat2', 'plateauFlat1'],
    fine: ['ouakamPlan', 'mermPlan', 'filaoPlan', 'salyFlat', 'kermelPlan'],
  },
  {
    who: 'Amara builds a portfolio of flats across Dakar',
    wants: {
      ...{ kind: 'apartment', minBudget: 100 * MILLION, maxBudget: 350 * MILLION, goal: 'portfolio' },
      ...{ timeframe: '1_year', work: 'remote', words: 'Several units over time, wherever tenants ask for them.' },
    },
    deal: 'buy',
    good: [
      ...(['plateauFlat1', 'mermFlat2', 'mermFlat3', 'ouakamFlat', 'mamFlat', 'ngorFlat2'] as const),
      ...(['pointEFlat', 'almFlat2', 'fannFlat', 'kermel', 'ouakamPlan', 'mermPlan'] as const),
    ],
    fine: ['filaoPlan', 'yoffFlat'],
  },
  {
    who: 'Helen must have a tenant in by spring: off-plan comes too late',
    wants: {
      ...{ kind: 'apartment', maxBudget: 650 * MILLION, place: 'Almadies', goal: 'investment_rental' },
      ...{ timeframe: 'immediate', words: 'It has to bring income by spring.' },
    },
    deal: 'buy',
    good: ['almFlat2', 'almFlat3'],
    fine: ['capVertPlan', 'ngorBeach', 'ngorFlat2', 'mamFlat', 'ouakamFlat', 'yoffFlat', 'mermFlat3', 'mermFlat2'],
    expects: { yields: 'some' },
  },
  {
    who: 'A fund looks for one penthouse in the centre',
    wants: {
      ...{ kind: 'penthouse', maxBudget: 600 * MILLION, place: 'Plateau', goal: 'portfolio', timeframe: '6_months' },
    },
    deal: 'buy',
    good: ['plateauPent'],
    fine: ['kermel', 'plateauFlat1'],
  },
])
