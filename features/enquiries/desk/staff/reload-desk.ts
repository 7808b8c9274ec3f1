import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isOfTheDesk } from '#platform/staff-kit/live/use-live.ts'

/** Whatever shows something of the desk asks again: a lead, what it sent and the counts change together. */
export function reloadDesk(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [address] }) => isOfTheDesk(address) })
}

export function useReloadDesk(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(() => reloadDesk(queryClient), [queryClient])
}
