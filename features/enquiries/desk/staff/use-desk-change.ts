import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { callApi, type ListPage } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { SubmissionKind } from '../../reference.ts'

/** The list of each kind; one of them is changed at its own address below it. */
export const DESK_URLS: Record<SubmissionKind, string> = {
  contact: '/api/contact-submissions',
  inquiry: '/api/admin/inquiries',
  booking: '/api/bookings',
}

interface Changed {
  id: number
  updatedAt: string
}

/** Says how far we are with something, or gives it to somebody. Refused when somebody else was faster. */
export function useDeskChange<Change extends { status?: string; assignedTo?: number | null }>(
  kind: SubmissionKind,
  { id, updatedAt }: Changed,
) {
  const url = DESK_URLS[kind]
  const { error: errorTitle } = useMessages(staffMessages)
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const toast = useToast()
  return useMutation({
    mutationFn: (change: Change) =>
      callApi<Changed>(`${url}/${id}`, { method: 'PATCH', body: change, version: updatedAt }),
    onSuccess: (changed) =>
      queryClient.setQueriesData<InfiniteData<ListPage<Changed>>>({ queryKey: [url] }, (list) => {
        const replace = (page: ListPage<Changed>) => ({
          ...page,
          items: page.items.map((item) => (item.id === id ? changed : item)),
        })
        return list && { ...list, pages: list.pages.map(replace) }
      }),
    onError: (error) => toast({ title: errorTitle, description: failureText(error), variant: 'destructive' }),
    // Refused: somebody was faster, and the row shows how things stand. Otherwise its lead and the counts have followed it.
    onSettled: () => refreshDesk(queryClient),
  })
}
