import { useInfiniteQuery } from '@tanstack/react-query'
import { callApiForPage, type ListPage } from './api.ts'

/** A list of the API, page after page as its Link header leads. */
export function useApiList<Item>(url: string, { pageSize }: { pageSize: number }) {
  const query = useInfiniteQuery({
    queryKey: [url],
    queryFn: ({ pageParam, signal }) => callApiForPage<Item>(pageParam, signal),
    initialPageParam: `${url}?limit=${pageSize}`,
    getNextPageParam: (page: ListPage<Item>) => page.next,
  })
  return {
    query,
    items: query.data?.pages.flatMap((page) => page.items) ?? [],
    total: query.data?.pages.at(-1)?.total ?? 0,
  }
}
