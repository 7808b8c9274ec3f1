import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { findOpenFollowUp } from './activity.repository.server.ts'
import type { StaffLeadDetail } from './lead.public.ts'
import { findLeadWithOwner, listContactKeys } from './lead-list.repository.server.ts'
import { toStaffLead } from './to-staff-lead.server.ts'

export async function getLead({ db, actor }: Context, id: number): Promise<StaffLeadDetail> {
  requirePermission(actor, 'enquiry:read')
  const row = await findLeadWithOwner(db, id)
  if (!row) throw new AppError('not_found')
  const [contacts, followUp] = await Promise.all([listContactKeys(db, id), findOpenFollowUp(db, id)])
  return { ...toStaffLead(row), contacts, nextAction: followUp?.nextAction ?? null }
}
