import type { StayStatus } from '#features/nest/stays/stay-rules.ts'
import { Badge } from '#ui/badge.tsx'
import { useMessages } from '#ui/page/site.ts'
import { staysMessages } from './messages.ts'

const TONE = {
  pending: 'warning',
  proposed: 'warning',
  confirmed: 'positive',
  declined: 'neutral',
  cancelled: 'neutral',
  expired: 'danger',
} as const satisfies Record<StayStatus, string>

export function StayBadge({ status }: { status: StayStatus }) {
  const { statuses } = useMessages(staysMessages)
  return <Badge tone={TONE[status]}>{statuses[status]}</Badge>
}
