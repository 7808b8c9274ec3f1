import type { BUDGETS, PROJECT_TYPES, STYLES, TIMELINES } from './consultation-options.ts'

const projectTypes: Record<(typeof PROJECT_TYPES)[number], string> = {
  residential: 'Residential',
  commercial: 'Commercial',
  renovation: 'Renovation',
  'new-construction': 'New construction',
  consultation: 'Consultation',
}

const timelines: Record<(typeof TIMELINES)[number], string> = {
  immediate: 'Immediate (within 1 month)',
  short: 'Short (1-3 months)',
  medium: 'Medium (3-6 months)',
  long: 'Long (6+ months)',
}

const budgets: Record<(typeof BUDGETS)[number], string> = {
  'consultation-only': 'Consultation only',
  '5000-15000': '€5,000-15,000',
  '15000-30000': '€15,000-30,000',
  '30000-50000': '€30,000-50,000',
  '50000+': '€50,000+',
}

const styles: Record<(typeof STYLES)[number], string> = {
  'afro-luxury': 'Afro-luxury',
  contemporary: 'Contemporary',
  minimalist: 'Minimalist',
  traditional: 'Traditional',
  eclectic: 'Eclectic',
  other: 'Other',
}

export const en = {
  name: 'Consultation form',
  you: 'You',
  youText: 'So that we know whom to answer.',
  project: 'The project',
  projectText: 'A rough idea is enough.',
  words: 'In your words',
  wordsText: 'Which rooms, where, and what is there now.',
  projectType: 'Project type',
  timeline: 'Timeline',
  budget: 'Budget in euros',
  style: 'Style',
  message: 'Your message',
  projectTypes,
  timelines,
  budgets,
  styles,
  submit: 'Book the consultation',
  submitting: 'Submitting...',
  sentTitle: 'Consultation Booked!',
  sentText: 'Thank you. Your request is with the studio.',
  sentNote: 'Your request is with the studio. We will write to the address you gave to agree on a time.',
  errorText: 'Failed to submit consultation request. Please try again.',
}

export type ConsultationMessages = typeof en
