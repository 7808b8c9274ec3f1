import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import type { StaffStay } from '../../stay.public.ts'
import type { StayAct } from '../../stay-request.schema.ts'
import { STAYS_URL } from '../stay-links.ts'
import { reloadStays } from '../stay-requests.ts'

export const stayUrl = (id: number | string): string => `${STAYS_URL}/${id}`

/** What staff decide, on the version they read: refused where somebody was faster, and the page shows how it stands then. */
export function useStayAct({ id, updatedAt }: Pick<StaffStay, 'id' | 'updatedAt'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (act: StayAct) => callApi<StaffStay>(stayUrl(id), { method: 'PATCH', body: act, version: updatedAt }),
    onSuccess: (stored) => queryClient.setQueryData<StaffStay>([stayUrl(id)], stored),
    // After a refusal too: somebody else changed what the page shows.
    onSettled: () => {
      void reloadStays(queryClient)
    },
  })
}
export type StayActState = ReturnType<typeof useStayAct>
