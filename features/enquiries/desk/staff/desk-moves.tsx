import { can } from '#common/permissions.ts'
import type { Suspicion } from '#platform/forms/suspicion.ts'
import { OutcomeLine } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#ui/page/site.ts'
import { type DeskMove, movesFrom } from '../desk-status.ts'
import { deskMessages } from './messages.ts'
import { useDeskChange } from './use-desk-change.ts'

interface Props {
  kind: 'contact' | 'inquiry'
  item: { id: number; status: string; updatedAt: string; suspicion: Suspicion | null }
}

/** Take it up, close it, put it away: whatever it can become. */
export function DeskMoves({ kind, item }: Props) {
  const words = useMessages(deskMessages)
  const change = useDeskChange<{ status: DeskMove }>(kind, item)
  const mayMove = can(useActor(), 'enquiry:write')
  // What was held back is let through before anybody works on it; it can be put away as it is.
  const isOffered = (move: DeskMove) => !item.suspicion || move === 'archived'
  const moves = mayMove ? movesFrom(item.status).filter(isOffered) : []
  const isBack = item.status === 'done' || item.status === 'archived'
  const busy = change.isPending ? change.variables.status : null

  return (
    <>
      {change.isSuccess && <OutcomeLine key={change.submittedAt}>{words.moved[change.variables.status]}</OutcomeLine>}
      {moves.length > 0 && (
        <div className="enquiry__acts">
          {moves.map((to, place) => (
            <Button
              key={to}
              className={place === 0 ? 'btn btn--line btn--tight' : 'text-link'}
              isBusy={busy !== null}
              {...(busy === to && { busyLabel: words.moving })}
              onClick={() => change.mutate({ status: to })}
            >
              {to === 'in-progress' && isBack ? words.reopen : words.moves[to]}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
