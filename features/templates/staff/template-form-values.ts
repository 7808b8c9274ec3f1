import { z } from 'zod'
import type { StaffTemplate } from '../template.public.ts'
import { type TemplateDraft, templateInputSchema } from '../template.schema.ts'
import type { TemplateType } from '../template-types.ts'

/** What the inputs hold. */
export interface TemplateFormValues {
  type: TemplateType
  name: string
  subject: string
  subjectFr: string
  body: string
  bodyFr: string
}

export const newTemplate = (type: TemplateType): TemplateFormValues => ({
  type,
  name: '',
  subject: '',
  subjectFr: '',
  body: '',
  bodyFr: '',
})

export function toTemplateValues(template: StaffTemplate): TemplateFormValues {
  const { type, name, subject, subjectFr, body, bodyFr } = template
  return { type, name, subject: subject ?? '', subjectFr: subjectFr ?? '', body, bodyFr: bodyFr ?? '' }
}

/** The API's own schema: the form knows no rule of its own. */
export const templateFormSchema = z
  .custom<TemplateFormValues>()
  .transform((values): TemplateDraft => values)
  .pipe(templateInputSchema)
