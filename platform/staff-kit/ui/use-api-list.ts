import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApiForPage, type ListPage } from './api.ts'

interface Options {
  pageSize: number
  /** Search and filters; an empty one is not sent. */
  query?: Record<string, string | undefined>
}

/** A list of the API, page after page as its Link header leads. */
export function useApiList<Item>(url: string, { pageSize, query: asked = {} }: Options) {
  const search = new URLSearchParams({ limit: String(pageSize) })
  for (const [name, value] of Object.entries(asked)) if (value) search.set(name, value)
  const query = useInfiniteQuery({
    // The address alone comes first: whoever changes a record invalidates its list however it is narrowed.
    queryKey: [url, search.toString()],
    queryFn: ({ pageParam, signal }) => callApiForPage<Item>(pageParam, signal),
    initialPageParam: `${url}?${search}`,
    // What was found before stays on the screen until the answer is there.
    placeholderData: keepPreviousData,
    getNextPageParam: (page: ListPage<Item>) => page.next,
  })
  return {
    query,
    items: query.data?.pages.flatMap((page) => page.items) ?? [],
    total: query.data?.pages.at(-1)?.total ?? 0,
  }
}
