import { useMessages } from '#ui/page/site.ts'
import type { StaffContact } from '../../contact/list-contacts.server.ts'
import { submissionMessages } from '../submission-messages.ts'

const TONE: Record<StaffContact['status'], string> = {
  // 'new' is the one that stands out (SPEC section 4).
  new: 'badge badge--warn',
  'in-progress': 'badge',
  done: 'badge badge--pos',
  archived: 'badge',
}

export function ContactBadge({ status }: Pick<StaffContact, 'status'>) {
  const { contacts } = useMessages(submissionMessages)
  return <span className={TONE[status]}>{contacts.statuses[status]}</span>
}
