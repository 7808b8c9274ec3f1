import type { QueryClient } from '@tanstack/react-query'

/** Everything on any screen that a change of a stay, or of blocked nights, may show on. */
const TOUCHED = [
  '/api/admin/stay',
  '/api/admin/held-nights',
  '/api/admin/occupancy',
  '/api/admin/cleaning',
  '/api/admin/leads',
]

export function reloadStays(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [url] }) => TOUCHED.some((touched) => String(url).startsWith(touched)),
  })
}
