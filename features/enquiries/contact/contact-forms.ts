import type { Locale } from '#common/locale.ts'
import { conciergeForm } from '#features/experience/concierge/concierge.form.ts'
import { conciergeMessages } from '#features/experience/concierge/concierge-messages.ts'
import { relocationForm, toSpecialRequests } from '#features/experience/relocation/relocation.form.ts'
import { relocationMessages } from '#features/experience/relocation/relocation-messages.ts'
import { partnershipForm } from '#features/media/partnership/partnership.form.ts'
import { partnershipMessages } from '#features/media/partnership/partnership-messages.ts'
import { consultationForm } from '#features/nest/consultation/consultation.form.ts'
import { consultationMessages } from '#features/nest/consultation/consultation-messages.ts'
import { adviceAnswers, adviceAnswerWords, readableAdvice } from '#features/recommendations/advice/advice-answers.ts'
import {
  type AnswerWords,
  answerWords,
  type DescribedAnswer,
  describeAnswers,
} from '#platform/forms/describe-answers.ts'
import type { FormDefinition } from '#platform/forms/form.ts'
import { contactForm } from './contact.form.ts'
import type { ContactType } from './contact-types.ts'
import { enquiryMessages } from './messages.ts'

interface ReadableForm {
  form: FormDefinition
  words: Record<Locale, AnswerWords>
}

const { en, fr } = enquiryMessages

/** The form behind each type of submission, for whoever reads the answers: staff and e-mails. */
export const CONTACT_FORMS: Record<ContactType, ReadableForm> = {
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
  relocation: {
    form: relocationForm,
    words: { en: answerWords(relocationMessages.en), fr: answerWords(relocationMessages.fr) },
  },
  concierge: {
    form: conciergeForm,
    words: { en: answerWords(conciergeMessages.en), fr: answerWords(conciergeMessages.fr) },
  },
  'media-partnership': {
    form: partnershipForm,
    words: { en: answerWords(partnershipMessages.en), fr: answerWords(partnershipMessages.fr) },
  },
  recommendation: {
    form: adviceAnswers,
    words: { en: adviceAnswerWords('en'), fr: adviceAnswerWords('fr') },
  },
}

/** Questions whose answer is also the submission's message (SPEC section 7). */
const SENT_AS_MESSAGE = ['additionalInfo', 'otherServices', 'partnershipVision']

interface Submitted {
  type: ContactType
  name?: string
  message: string | null
  formData: Readonly<Record<string, unknown>>
}

/** The answers of a submission, readable. What only says again what stands elsewhere, in the message for one, is left out. */
export function describeContact({ type, name, message, formData }: Submitted, locale: Locale): DescribedAnswer[] {
  const { form, words } = CONTACT_FORMS[type]
  const { specialNeeds, additionalInfo, ...others } = formData
  const isSaidTwice = others.specialRequests === toSpecialRequests(specialNeeds, additionalInfo)
  const answers = Object.entries(formData).filter(([key, answer]) => {
    if (key === 'specialRequests') return !isSaidTwice
    if (key === 'contactPerson') return answer !== name
    return !(SENT_AS_MESSAGE.includes(key) && answer === message)
  })
  const sent = Object.fromEntries(answers)
  return describeAnswers(form, words[locale], type === 'recommendation' ? readableAdvice(sent) : sent)
}
