import { useMutation } from '@tanstack/react-query'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useReload } from '#platform/staff-kit/use-record.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { FeedLook, StaffFeed } from '../../../foreign-feeds/feed.public.ts'
import { feedMessages } from '../messages.ts'
import { useProblemText } from './problem-text.ts'

export const FEEDS_URL = '/api/admin/feeds'
export const ITEMS_URL = '/api/admin/feed-items'

/** Both lists at once: an item more is a new one of its feed. */
export function useReloadFeeds(): () => Promise<void> {
  const reloadFeeds = useReload(FEEDS_URL)
  const reloadItems = useReload(ITEMS_URL)
  return async () => {
    await Promise.all([reloadFeeds(), reloadItems()])
  }
}

/** Looks at a feed now, and says what came of it. */
export function useLook() {
  const { foreign: words } = useMessages(feedMessages)
  const { error: errorTitle } = useMessages(kitMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const problemText = useProblemText()
  const reload = useReloadFeeds()
  return useMutation({
    mutationFn: ({ id }: Pick<StaffFeed, 'id' | 'title'>) =>
      callApi<FeedLook>(`${FEEDS_URL}/${id}/fetch`, { method: 'POST' }),
    async onSuccess({ newItems, problem }, { title }) {
      await reload()
      if (problem) toast({ title: words.notRead(title), description: problemText(problem), variant: 'destructive' })
      else toast({ title: words.found(title, newItems) })
    },
    onError(error) {
      toast({ title: errorTitle, description: failureText(error), variant: 'destructive' })
      // Deleted meanwhile by somebody else: the list should say so.
      void reload()
    },
  })
}
