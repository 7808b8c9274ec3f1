import type { AnswerField } from './answers.ts'
import type { Goal, Lifestyle, Timeframe, TransportNeed, WantedKind, WorkArrangement } from './preferences.ts'

/** The wizard's questions and answers in words: the wizard asks with them, staff and e-mails read with them. */
export interface AnswerWords {
  questions: Record<AnswerField, string>
  kinds: Record<WantedKind, string>
  lifestyles: Record<Lifestyle, string>
  works: Record<WorkArrangement, string>
  transports: Record<TransportNeed, string>
  goals: Record<Goal, string>
  timeframes: Record<Timeframe, string>
  /** The last choice of a number: '5 or more'. */
  orMore: (count: number) => string
  /** The choice that takes an answer back. */
  open: string
}

export const en: AnswerWords = {
  questions: {
    min: 'Minimum budget (FCFA)',
    max: 'Maximum budget (FCFA)',
    type: 'Property type',
    place: 'Preferred location',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    lifestyle: 'Lifestyle',
    family: 'Family size',
    work: 'Work arrangement',
    transport: 'Transport needs',
    goal: 'Goal',
    time: 'Timeline',
    words: 'Additional requirements',
  },
  kinds: { apartment: 'Apartment', villa: 'Villa', penthouse: 'Penthouse', townhouse: 'Townhouse' },
  lifestyles: {
    luxury: 'Luxury',
    family: 'Family',
    professional: 'Professional',
    artistic: 'Artistic',
    minimalist: 'Minimalist',
  },
  works: { office: 'At the office', hybrid: 'Hybrid', remote: 'From home', business: 'My own business' },
  transports: { walking: 'On foot', car: 'My own car', chauffeur: 'With a chauffeur', mixed: 'A mix' },
  goals: {
    primary_residence: 'Main home',
    investment_rental: 'Investment to let',
    vacation_home: 'Holiday home',
    flipping: 'Buy, renovate and sell',
    portfolio: 'Part of a portfolio',
  },
  timeframes: {
    immediate: 'Right away',
    '3_months': 'Within 3 months',
    '6_months': 'Within 6 months',
    '1_year': 'Within a year',
    exploring: 'Just exploring',
  },
  orMore: (count) => `${count} or more`,
  open: 'Any',
}
