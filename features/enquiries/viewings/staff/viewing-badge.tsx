import { Badge } from '#ui/badge.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { StaffViewing } from '../viewing.public.ts'
import { stateOf, type ViewingState } from '../viewing-status.ts'
import { viewingsMessages } from './messages.ts'

const TONE = {
  asked: 'warning',
  confirmed: 'positive',
  done: 'neutral',
  missed: 'danger',
  cancelled: 'neutral',
  lapsed: 'danger',
} as const satisfies Record<ViewingState, string>

/** Over, and nobody has said yet how it was. */
export const isToClose = ({ status, endsAt }: Pick<StaffViewing, 'status' | 'endsAt'>) =>
  status === 'confirmed' && Date.parse(endsAt) < Date.now()

export function ViewingBadge({ viewing }: { viewing: StaffViewing }) {
  const words = useMessages(viewingsMessages)
  if (isToClose(viewing)) return <Badge tone="warning">{words.toClose}</Badge>
  const state = stateOf(viewing)
  return <Badge tone={TONE[state]}>{words.states[state]}</Badge>
}
