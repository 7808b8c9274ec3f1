import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useOneKey } from '#platform/staff-kit/use-one-key.ts'
import type { HeldNights } from '../../stays/read-held-nights.server.ts'
import type { Nights } from './season-days.ts'

const URL = '/api/admin/held-nights'

/** What keeps nights of a home from others, by night, and how staff block and open them: at once, without the form's save. */
export function useHeldNights(propertyId: number, { from, to }: Nights) {
  const queryClient = useQueryClient()
  const once = useOneKey()
  const queryKey = [`${URL}?propertyId=${propertyId}&from=${from}&to=${to}`]
  const query = useQuery<HeldNights[]>({ queryKey })
  // After a refusal too: somebody else has what the calendar shows as free.
  const onSettled = () => queryClient.invalidateQueries({ queryKey })

  const block = useMutation({
    mutationFn: (said: Nights & { reason: string }) =>
      once(said, (key) => callApi<HeldNights>(URL, { method: 'POST', body: { propertyId, ...said }, key })),
    onSettled,
  })
  const open = useMutation({
    async mutationFn({ blocks, nights }: { blocks: readonly HeldNights[]; nights: Nights }) {
      // What lies before and after goes on being blocked: the server sees to that in the same moment.
      for (const { id } of blocks)
        await callApi<null>(`${URL}/${id}?from=${nights.from}&to=${nights.to}`, { method: 'DELETE' })
    },
    onSettled,
  })
  return { query, held: query.data ?? [], block, open }
}
