import { useQuery } from '@tanstack/react-query'
import { can } from '#common/permissions.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import type { DeskCounts } from '../desk-counts.ts'

/** What calls for somebody, for badges. Undefined until it is known, and for whoever does not read enquiries. */
export function useDeskCounts(): DeskCounts | undefined {
  const enabled = can(useActor(), 'enquiry:read')
  return useQuery<DeskCounts>({ queryKey: ['/api/admin/desk/counts'], enabled }).data
}
