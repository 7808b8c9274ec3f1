import type { StaffMember } from '../leads/staff-member.repository.server.ts'
import type { TaskKind } from './task-kinds.ts'

/** A task as lists, the calendar and a lead's page show it. */
export interface StaffTask {
  id: number
  kind: TaskKind
  /** Empty where the kind says it all. */
  title: string
  /** Without an hour: the last second of its day in Dakar. */
  dueAt: string | null
  hasHour: boolean
  /** Null: anybody's. */
  assignedTo: StaffMember | null
  createdBy: StaffMember | null
  doneAt: string | null
  doneBy: StaffMember | null
  outcome: string | null
  /** For whom; null: for the house itself. */
  lead: { id: number; name: string; phone: string | null; email: string | null } | null
  createdAt: string
  /** Also its version, for If-Match. */
  updatedAt: string
}
