import { type Sent, withSentDates } from '#common/dates.ts'
import type { templates } from './template.table.server.ts'

type TemplateRow = typeof templates.$inferSelect

/** A template as staff see it. Nobody else does. */
export type StaffTemplate = Sent<TemplateRow>

export function toStaffTemplate(row: TemplateRow): StaffTemplate {
  return withSentDates(row)
}
