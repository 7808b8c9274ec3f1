import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { can } from '#common/permissions.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { callApiForCompared } from '#platform/staff-kit/ui/api.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Drawer } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { DuplicatePair, DuplicatePairs } from '../../lead.public.ts'
import { DUPLICATES_URL } from '../board/lead-lists.ts'
import { leadPath } from '../board/lead-path.ts'
import { leadsMessages } from '../messages.ts'
import { MergeDialog, useLeadFacts } from './merge-dialog.tsx'

/** The server names at most this many pairs. */
export const MOST_PAIRS = 50

export function useDuplicates(): UseQueryResult<DuplicatePairs> {
  return useQuery<DuplicatePairs>({
    queryKey: [DUPLICATES_URL],
    async queryFn({ signal }) {
      const { items: pairs, newest } = await callApiForCompared<DuplicatePair>(DUPLICATES_URL, signal)
      return { pairs, newest }
    },
  })
}

function Pair({ pair, onMerge }: { pair: DuplicatePair; onMerge: (() => void) | undefined }) {
  const { duplicates: words } = useMessages(leadsMessages)
  const factsOf = useLeadFacts()
  const [one, other] = pair.leads
  return (
    <li className="pair">
      <p className="pair__why">
        {pair.reasons.map((reason) => (
          <Badge key={reason}>{words.reasons[reason]}</Badge>
        ))}
      </p>
      <ul>
        {pair.leads.map((lead) => (
          <li key={lead.id}>
            <StaffLink to={leadPath(lead.id)} dir="auto">
              {lead.name}
            </StaffLink>
            <p className="soft">{factsOf(lead)}</p>
          </li>
        ))}
      </ul>
      {onMerge && (
        <button
          type="button"
          className="btn btn--line btn--tight"
          aria-label={words.mergeOf(one.name, other.name)}
          onClick={onMerge}
        >
          {words.merge}
        </button>
      )}
    </li>
  )
}

/** Pairs of leads that may be one person. */
export function DuplicatesDrawer({ onClose }: { onClose: () => void }) {
  const { duplicates: words } = useMessages(leadsMessages)
  const { close } = useMessages(kitMessages)
  const mayWrite = can(useActor(), 'enquiry:write')
  const { data, error, refetch } = useDuplicates()
  const [asked, setAsked] = useState<DuplicatePair | null>(null)
  return (
    <>
      <Drawer title={words.title} closeLabel={close} onClose={onClose}>
        {!data && !error && <SkeletonRows rows={4} />}
        {error && <LoadFailed error={error} onRetry={() => refetch()} />}
        {data?.pairs.length === 0 && (
          <EmptyState
            heading="h3"
            title={words.none}
            hint={data.newest === null ? words.noneHint : words.noneAmong(data.newest)}
          />
        )}
        {data && data.pairs.length > 0 && (
          <>
            <p className="soft">
              {words.hint} {data.newest !== null && words.among(data.newest)}
            </p>
            <ul className="pairs">
              {data.pairs.map((pair) => (
                <Pair
                  key={pair.leads.map(({ id }) => id).join(' ')}
                  pair={pair}
                  onMerge={mayWrite ? () => setAsked(pair) : undefined}
                />
              ))}
            </ul>
          </>
        )}
      </Drawer>
      {asked && <MergeDialog pair={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
