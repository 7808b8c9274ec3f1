import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import type { HeldNights } from '../../stays/read-held-nights.server.ts'
import { addDays } from '../../stays/stay-days.ts'
import type { Nights } from './season-days.ts'

const URL = '/api/admin/held-nights'

const remove = ({ id }: HeldNights) => callApi<null>(`${URL}/${id}`, { method: 'DELETE' })

/** What keeps nights of a home from others, by night, and how staff block and open them: at once, without the form's save. */
export function useHeldNights(propertyId: number, { from, to }: Nights) {
  const queryClient = useQueryClient()
  const queryKey = [`${URL}?propertyId=${propertyId}&from=${from}&to=${to}`]
  const query = useQuery<HeldNights[]>({ queryKey })
  // After a refusal too: somebody else has what the calendar shows as free.
  const onSettled = () => queryClient.invalidateQueries({ queryKey })

  const add = (nights: Nights, reason: string) =>
    callApi<HeldNights>(URL, { method: 'POST', body: { propertyId, ...nights, reason } })

  const block = useMutation({
    mutationFn: ({ reason, ...nights }: Nights & { reason: string }) => add(nights, reason),
    onSettled,
  })
  const open = useMutation({
    async mutationFn({ blocks, nights }: { blocks: readonly HeldNights[]; nights: Nights }) {
      for (const hold of blocks) {
        await remove(hold)
        // The block goes on before and after what was opened of it.
        const { from: first, to: last, reason } = hold
        if (first < nights.from) await add({ from: first, to: addDays(nights.from, -1) }, reason ?? '')
        if (nights.to < last) await add({ from: addDays(nights.to, 1), to: last }, reason ?? '')
      }
    },
    onSettled,
  })
  return { query, held: query.data ?? [], block, open }
}
