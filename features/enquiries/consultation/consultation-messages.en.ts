import type { FormWords, PartName } from '../forms/form.ts'
import { en as form } from '../forms/form-messages.en.ts'
import type { consultationForm } from './consultation.form.ts'

type Form = typeof consultationForm
export interface ConsultationMessages extends FormWords<Form> {
  parts: Record<PartName<Form>, { title: string; text: string }>
}

export const en: ConsultationMessages = {
  name: 'Consultation form',
  parts: {
    you: { title: 'You', text: 'So that we know whom to answer.' },
    project: { title: 'The project', text: 'A rough idea is enough.' },
    words: { title: 'In your words', text: 'Which rooms, where, and what is there now.' },
  },
  fields: {
    ...form.person,
    projectType: 'Project type',
    timeline: 'Timeline',
    budget: 'Budget in euros',
    style: 'Style',
    message: 'Your message',
  },
  choices: {
    projectType: {
      residential: 'Residential',
      commercial: 'Commercial',
      renovation: 'Renovation',
      'new-construction': 'New construction',
      consultation: 'Consultation',
    },
    timeline: {
      immediate: 'Immediate (within 1 month)',
      short: 'Short (1-3 months)',
      medium: 'Medium (3-6 months)',
      long: 'Long (6+ months)',
    },
    budget: {
      'consultation-only': 'Consultation only',
      '5000-15000': '€5,000-15,000',
      '15000-30000': '€15,000-30,000',
      '30000-50000': '€30,000-50,000',
      '50000+': '€50,000+',
    },
    style: {
      'afro-luxury': 'Afro-luxury',
      contemporary: 'Contemporary',
      minimalist: 'Minimalist',
      traditional: 'Traditional',
      eclectic: 'Eclectic',
      other: 'Other',
    },
  },
  submit: 'Book the consultation',
  submitting: 'Submitting...',
  sentTitle: 'Consultation Booked!',
  sentText: 'Thank you. Your request is with the studio.',
  sentNote: 'Your request is with the studio. We will write to the address you gave to agree on a time.',
  errorText: 'Failed to submit consultation request. Please try again.',
}
