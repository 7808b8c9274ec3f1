import { z } from 'zod'
import { pagingSchema } from '#common/pagination.ts'
import { line, optionalLine, optionalPage, optionalSearch, page } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { unknownPlaces } from './fill-template.ts'
import { TEMPLATE_TYPES } from './template-types.ts'

const TEXTS = ['subject', 'subjectFr', 'body', 'bodyFr'] as const

/** Types whose text goes out under a subject. */
export const TYPES_WITH_SUBJECT: readonly string[] = ['email', 'newsletter']

export const templateInputSchema = z
  .object({
    type: z.enum(TEMPLATE_TYPES, say('chooseOne')),
    name: z.string(say('required')).pipe(line),
    subject: optionalLine,
    subjectFr: optionalLine,
    body: z.string(say('required')).trim().min(1, say('required')).pipe(page),
    bodyFr: optionalPage,
  })
  .refine(({ type, subject }) => subject !== null || !TYPES_WITH_SUBJECT.includes(type), {
    path: ['subject'],
    ...say('required'),
  })
  .superRefine((template, context) => {
    for (const field of TEXTS)
      if (unknownPlaces(template[field] ?? '', template.type).length > 0)
        context.addIssue({ code: 'custom', path: [field], message: 'unknownVariable' })
  })
export type TemplateDraft = z.input<typeof templateInputSchema>
export type TemplateInput = z.output<typeof templateInputSchema>

const templateFilterSchema = z.object({
  search: optionalSearch,
  type: z.enum(TEMPLATE_TYPES, say('chooseOne')).optional(),
})
export type TemplateFilter = z.output<typeof templateFilterSchema>

export const templateListSchema = pagingSchema.extend(templateFilterSchema.shape)
