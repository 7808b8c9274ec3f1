import type { Locale } from '#common/locale.ts'
import { consultationForm } from '../consultation/consultation.form.ts'
import { consultationMessages } from '../consultation/consultation-messages.ts'
import { type AnswerWords, answerWords } from '../forms/describe-answers.ts'
import type { FormDefinition } from '../forms/form.ts'
import { contactForm } from './contact.form.ts'
import type { ContactType } from './contact-types.ts'
import { enquiryMessages } from './messages.ts'

interface ReadableForm {
  form: FormDefinition
  words: Record<Locale, AnswerWords>
}

const { en, fr } = enquiryMessages

/** The form behind each type of submission, for whoever reads the answers: staff and e-mails. */
export const CONTACT_FORMS: Partial<Record<ContactType, ReadableForm>> = {
  general: {
    form: contactForm,
    words: {
      en: { ...answerWords(en.form), choices: { ...en.form.choices, subject: en.subjects } },
      fr: { ...answerWords(fr.form), choices: { ...fr.form.choices, subject: fr.subjects } },
    },
  },
  'design-consultation': {
    form: consultationForm,
    words: { en: answerWords(consultationMessages.en), fr: answerWords(consultationMessages.fr) },
  },
}
