import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, callApi } from './api.ts'
import { endSession } from './session.ts'

/** SPEC section 7: a query fetches its first key as the address; nothing is retried, polled or fetched behind one's back. */
export function createQueryClient(): QueryClient {
  function onError(error: Error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') endSession(queryClient)
  }
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => callApi(String(queryKey[0]), { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Without a network a call fails at once and says so, instead of waiting silently for one.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return queryClient
}
