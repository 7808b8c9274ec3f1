import type { ContentKind } from '#platform/content/content-kind.server.ts'
import { writerOf } from '#platform/content/write-content.server.ts'
import type { TemplateInput } from './template.schema.ts'
import { templates } from './template.table.server.ts'

export const templateKind: ContentKind<typeof templates.$inferSelect, TemplateInput> = {
  entity: 'template',
  permission: 'template:write',
  api: { path: '/api/admin/templates', tag: 'Staff' },
  table: templates,
  label: ({ name }) => name,
}

export const { create: createTemplate, update: updateTemplate } = writerOf(templateKind)
