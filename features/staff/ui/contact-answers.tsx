import { useSite } from '#app/site.ts'
import { CONTACT_FORMS } from '#features/enquiries/contact/contact-forms.ts'
import type { ContactType } from '#features/enquiries/contact/contact-types.ts'
import { describeAnswers } from '#features/enquiries/forms/describe-answers.ts'

interface Props {
  type: ContactType
  formData: Record<string, unknown>
}

/** What a visitor filled in beyond name and message, every answer of it, in the words they chose among. */
export function ContactAnswers({ type, formData }: Props) {
  const { locale } = useSite()
  const { form, words } = CONTACT_FORMS[type] ?? {}
  return describeAnswers(form, words?.[locale], formData).map(({ key, label, text }) => (
    <div key={key}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  ))
}
