import type { templates } from './template.table.server.ts'

type TemplateRow = typeof templates.$inferSelect

/** A template as staff see it. Nobody else does. */
export interface StaffTemplate extends Omit<TemplateRow, 'createdAt' | 'updatedAt'> {
  createdAt: string
  /** Also its version, for If-Match. */
  updatedAt: string
}

export function toStaffTemplate(row: TemplateRow): StaffTemplate {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    subject: row.subject,
    subjectFr: row.subjectFr,
    body: row.body,
    bodyFr: row.bodyFr,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
