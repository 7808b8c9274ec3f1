import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { refreshDesk } from './live/use-live.ts'
import { ApiError, callApi } from './ui/api.ts'
import { useOneKey } from './use-one-key.ts'

/** The counts of the overview. */
export const DASHBOARD_KEY = ['/api/admin/dashboard'] as const

/** Not kept after the screen closes: an edit must begin from what is stored now, not from what was read before. */
export function useRecord<Item>(url: string, { isNeeded = true } = {}) {
  return useQuery<Item>({ queryKey: [url], gcTime: 0, enabled: isNeeded })
}

/** An id that is none (400) leads nowhere just as one that is gone (404). */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

/** After a change the matching list is loaded again (SPEC section 4), and with it the counts of the overview. */
export function useReload(listUrl: string): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [listUrl] }),
      queryClient.invalidateQueries({ queryKey: DASHBOARD_KEY }),
      queryClient.invalidateQueries({ queryKey: ['/api/admin/audit'] }),
    ])
  }, [queryClient, listUrl])
}

interface Save {
  /** Where new ones are posted; a changed one is put under its id. */
  url: string
  id: number | 'new'
  listUrl: string
}

/** Creates or changes a record. With a version, the server refuses to overwrite what somebody saved since. */
export function useSaveRecord<Input, Item>({ url, id, listUrl }: Save) {
  const reload = useReload(listUrl)
  const once = useOneKey()
  const { mutateAsync } = useMutation({
    mutationFn: ({ input, version }: { input: Input; version: string | null }) =>
      id === 'new'
        ? once(input, (key) => callApi<Item>(url, { method: 'POST', body: input, key }))
        : callApi<Item>(`${url}/${id}`, { method: 'PUT', body: input, version }),
    onSuccess: reload,
  })
  return useCallback((input: Input, version: string | null) => mutateAsync({ input, version }), [mutateAsync])
}

/** What staff decide about something of the desk, on the version they read: refused where somebody was faster. */
export function useDecision<Item, Decision extends object>(url: string, version: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Decision) => callApi<Item>(url, { method: 'PATCH', body, version }),
    onSuccess: (stored) => queryClient.setQueryData<Item>([url], stored),
    // After a refusal too: somebody else changed what is shown.
    onSettled: () => {
      void refreshDesk(queryClient)
    },
  })
}

/** Where a deletion is taken back. */
export function restoreUrl(entity: string, id: number): string {
  return `/api/admin/deleted/${entity}/${id}/restore`
}
