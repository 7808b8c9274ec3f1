import { can, type Role } from '#common/permissions.ts'

/** What a device can be told of. */
export const NOTICE_KINDS = ['new-lead', 'answer', 'viewing', 'viewing-soon', 'task-due'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** All of them are of the desk: who does not read enquiries is told of none. */
export function tellsRole(role: Role): boolean {
  return can({ kind: 'staff', id: 0, username: '', role }, 'enquiry:read')
}
