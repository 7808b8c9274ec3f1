import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import type { StaffAdviser, StaffViewing } from '../viewing.public.ts'
import type { ViewingSlots } from '../viewing-slots.ts'
import type { Interest, ViewingKind, ViewingStatus } from '../viewing-status.ts'

export const VIEWINGS_URL = '/api/admin/viewings'
export const viewingUrl = (id: number) => `${VIEWINGS_URL}/${id}`
/** Where one viewing is read and decided on. */
export const viewingPath = (id: number) => `${tabPath('viewings')}?edit=${id}`

/** Everything on any screen that a change of a viewing may show on. */
const TOUCHED = ['/api/admin/viewing', '/api/admin/leads', '/api/admin/desk', '/api/admin/dashboard']

export function reloadViewings(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [url] }) => TOUCHED.some((touched) => String(url).startsWith(touched)),
  })
}

/** What staff decide: PATCH /api/admin/viewings/:id. */
export interface ViewingDecision {
  status?: Exclude<ViewingStatus, 'asked'>
  startsAt?: string
  adviserId?: number | null
  kind?: ViewingKind
  place?: string | null
  videoUrl?: string | null
  reason?: string | null
  interest?: Interest | null
  feedback?: string | null
}

/** On the version they read: refused where somebody was faster, and the drawer shows how it stands then. */
export function useViewingAct({ id, updatedAt }: Pick<StaffViewing, 'id' | 'updatedAt'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ViewingDecision) =>
      callApi<StaffViewing>(viewingUrl(id), { method: 'PATCH', body, version: updatedAt }),
    onSuccess: (stored) => queryClient.setQueryData<StaffViewing>([viewingUrl(id)], stored),
    // After a refusal too: somebody else changed what is shown.
    onSettled: () => {
      void reloadViewings(queryClient)
    },
  })
}

export const ADVISERS_URL = '/api/admin/advisers'

export function useAdvisers(): StaffAdviser[] {
  return useQuery<StaffAdviser[]>({ queryKey: [ADVISERS_URL] }).data ?? []
}

interface Wanted {
  propertyId: number | null
  investmentId: number | null
  kind: ViewingKind
  adviser?: number | null
  moved?: number
}

/** The free times of a home, of one adviser or of everybody who shows it. */
export function useStaffSlots({ propertyId, investmentId, kind, adviser, moved }: Wanted) {
  const asked = new URLSearchParams({ kind })
  for (const [name, value] of Object.entries({ propertyId, investmentId, adviser, moved }))
    if (value) asked.set(name, String(value))
  return useQuery<ViewingSlots>({
    queryKey: [`/api/admin/viewing-slots?${asked}`],
    enabled: propertyId !== null || investmentId !== null,
    // Visitors take them meanwhile.
    staleTime: 0,
  })
}
