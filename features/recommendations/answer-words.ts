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
  /** Of the free text, in figures as people read them. */
  tooLong: (count: string, most: string) => string
}

const en: AnswerWords = {
  questions: {
    min: 'Minimum budget',
    max: 'Maximum budget',
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
  tooLong: (count, most) => `${count} characters; at most ${most}.`,
}

const fr: AnswerWords = {
  questions: {
    min: 'Budget minimum',
    max: 'Budget maximum',
    type: 'Type de bien',
    place: 'Quartier souhaité',
    bedrooms: 'Chambres',
    bathrooms: 'Salles de bains',
    lifestyle: 'Mode de vie',
    family: 'Taille du foyer',
    work: 'Mode de travail',
    transport: 'Déplacements',
    goal: 'Projet',
    time: 'Échéance',
    words: 'Autres souhaits',
  },
  kinds: { apartment: 'Appartement', villa: 'Villa', penthouse: 'Penthouse', townhouse: 'Maison de ville' },
  lifestyles: {
    luxury: 'Luxe',
    family: 'Famille',
    professional: 'Professionnel',
    artistic: 'Artistique',
    minimalist: 'Minimaliste',
  },
  works: { office: 'Au bureau', hybrid: 'Hybride', remote: 'À domicile', business: 'Ma propre entreprise' },
  transports: { walking: 'À pied', car: 'Ma voiture', chauffeur: 'Avec chauffeur', mixed: 'Un peu de tout' },
  goals: {
    primary_residence: 'Résidence principale',
    investment_rental: 'Investissement locatif',
    vacation_home: 'Résidence de vacances',
    flipping: 'Acheter, rénover, revendre',
    portfolio: 'Portefeuille immobilier',
  },
  timeframes: {
    immediate: 'Tout de suite',
    '3_months': 'Dans les 3\u00a0mois',
    '6_months': 'Dans les 6\u00a0mois',
    '1_year': 'Dans l’année',
    exploring: 'Je me renseigne',
  },
  orMore: (count) => `${count} ou plus`,
  open: 'Peu importe',
  tooLong: (count, most) => `${count}\u00a0caractères\u202f; ${most} au plus.`,
}

export const answerWords = { en, fr }
