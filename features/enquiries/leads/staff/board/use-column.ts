import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import type { StaffLead } from '../../lead.public.ts'
import type { LeadStatus } from '../../lead-status.ts'
import { useLeadQuery } from '../list/use-lead-query.ts'
import { LEADS_URL } from './lead-lists.ts'

const PER_PAGE = 20

/** The leads of one status, narrowed as the address says. Its chip and its column read the same list. */
export function useColumn(status: LeadStatus) {
  const { query, isNarrowed } = useLeadQuery()
  const list = useApiList<StaffLead>(LEADS_URL, { pageSize: PER_PAGE, query: { ...query, status } })
  return { list, isNarrowed }
}
