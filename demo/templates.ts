import type { TemplateDraft } from '#features/templates/template.schema.ts'
import { readDemoText } from './demo-text.server.ts'

/** What staff of a new house can begin from, and change as they like; their words lie in demo/templates. */
const TEMPLATES: Pick<TemplateDraft, 'type' | 'name'>[] = [
  { type: 'email', name: 'First answer' },
  { type: 'email', name: 'Proposing a visit' },
  { type: 'email', name: 'Coming back to somebody' },
  { type: 'article', name: 'A neighbourhood on foot' },
  { type: 'social', name: 'A new home on the site' },
  { type: 'newsletter', name: 'The month in brief' },
]

export function readDemoTemplates(): TemplateDraft[] {
  return TEMPLATES.map((template) => ({
    ...template,
    ...readDemoText<'subject'>(`templates/${template.name.toLowerCase().replaceAll(' ', '-')}`),
  }))
}
