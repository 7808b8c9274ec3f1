import { useQuery } from '@tanstack/react-query'
import { can } from '#common/permissions.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import type { DeskCounts } from '../desk-counts.ts'

/** A task becomes overdue without anybody doing anything. */
const LOOK_AGAIN_MS = 60_000

/** What calls for somebody now: undefined until it is known, and for those who do not read enquiries. */
export function useDeskCounts(): DeskCounts | undefined {
  const mayRead = can(useActor(), 'enquiry:read')
  return useQuery<DeskCounts>({
    queryKey: ['/api/admin/desk/counts'],
    enabled: mayRead,
    refetchInterval: LOOK_AGAIN_MS,
  }).data
}
