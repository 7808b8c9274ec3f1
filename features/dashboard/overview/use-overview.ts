import { useQuery } from '@tanstack/react-query'
import type { Overview } from './overview.public.ts'

export function useOverview() {
  // Nobody announces a visit: whoever comes back to the tab sees the numbers of now.
  return useQuery<Overview>({ queryKey: ['/api/admin/overview'], staleTime: 0 })
}
