import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import { findRow, readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { type StaffTemplate, toStaffTemplate } from './template.public.ts'
import { findTemplates } from './template.repository.server.ts'
import type { TemplateFilter } from './template.schema.ts'
import { templates } from './template.table.server.ts'

export async function listTemplates(
  { db, actor }: Context,
  filter: TemplateFilter,
  paging: Paging,
): Promise<Page<StaffTemplate>> {
  requirePermission(actor, 'template:write')
  const window = readWindow(paging)
  const { rows, total } = await findTemplates(db, filter, window)
  return toPage(window, rows.map(toStaffTemplate), total)
}

export async function getTemplate({ db, actor }: Context, id: number): Promise<StaffTemplate> {
  requirePermission(actor, 'template:write')
  const row = await findRow(db, templates, id)
  if (!row) throw new AppError('not_found')
  return toStaffTemplate(row)
}
