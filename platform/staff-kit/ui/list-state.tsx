import type { ReactNode } from 'react'
import { useMessages } from '#ui/page/site.ts'
import { staffMessages } from '../staff-messages.ts'
import { LoadFailed, SkeletonRows } from './load-states.tsx'
import type { useApiList } from './use-api-list.ts'

interface Props {
  list: Pick<ReturnType<typeof useApiList>, 'query' | 'items'>
  empty: ReactNode
  children: ReactNode
}

/** The four states of every staff list: waiting, failed, empty, and rows with more to load below them. */
export function ListState({ list: { query, items }, empty, children }: Props) {
  const messages = useMessages(staffMessages)
  if (query.isPending) return <SkeletonRows rows={5} />
  if (query.isLoadingError) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />
  if (items.length === 0) return empty
  return (
    <>
      {children}
      {query.isError && (
        <LoadFailed
          error={query.error}
          onRetry={() => (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
        />
      )}
      {query.hasNextPage && !query.isError && (
        <p>
          <button
            type="button"
            className="btn btn--line"
            // Not `disabled`: that would take the focus away from whoever pressed it with the keyboard.
            aria-disabled={query.isFetchingNextPage}
            onClick={() => {
              if (!query.isFetchingNextPage) void query.fetchNextPage()
            }}
          >
            {query.isFetchingNextPage ? messages.loading : messages.loadMore}
          </button>
        </p>
      )}
    </>
  )
}
