import { staffName } from '#common/staff-name.ts'
import type { UserRow } from '#platform/accounts/user.repository.server.ts'
import type { StaffLead } from './lead.public.ts'
import type { leads } from './lead.table.server.ts'
import type { StaffMember } from './staff-member.repository.server.ts'

export interface LeadWithOwner {
  lead: typeof leads.$inferSelect
  owner: Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'username'> | null
}

export function toStaffMember(user: NonNullable<LeadWithOwner['owner']>): StaffMember {
  return { id: user.id, name: staffName(user) }
}

export function toStaffLead({ lead, owner }: LeadWithOwner): StaffLead {
  const { userId: _, remindedOf: __, searchText: ___, interestedIn, ...row } = lead
  return {
    ...row,
    name: [row.firstName, row.lastName].filter(Boolean).join(' ') || (row.email ?? row.phone ?? `#${row.id}`),
    interestedIn: interestedIn?.split(', ').filter(Boolean) ?? [],
    assignedTo: owner && toStaffMember(owner),
    lastContactDate: row.lastContactDate?.toISOString() ?? null,
    nextFollowUpDate: row.nextFollowUpDate?.toISOString() ?? null,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
