import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Actor, type Role, VISITOR } from '#common/permissions.ts'
import { keptInBrowser } from '#ui/browser-storage.ts'
import { callApi } from './api.ts'

const SESSION_KEY = ['/api/admin/check'] as const
/** SPEC section 3. A note to the browser only: what counts is the cookie, which no script can read. */
const keptFlag = keptInBrowser({ key: 'adminAuthenticated', read: (kept) => kept === true || null })

interface Session {
  authenticated: boolean
  /** Signed out on purpose: whoever comes next begins at the dashboard. */
  hasLeft?: boolean
  user?: { id: number; username: string; role: Role }
}

export function useSession() {
  return useQuery<Session>({ queryKey: SESSION_KEY })
}

const actorOf = (session: Session | undefined): Actor => (session?.user ? { kind: 'staff', ...session.user } : VISITOR)

/** On whose behalf the screen acts: the same typed permission that the server checks hides a button here. */
export function useActor(): Actor {
  return actorOf(useSession().data)
}

/** The same, of the last answer: for what happens between two drawings. */
export function currentActor(queryClient: QueryClient): Actor {
  return actorOf(queryClient.getQueryData<Session>(SESSION_KEY))
}

/** The guard sees it and leads to the sign-in page, and from there back to this one unless somebody left on purpose. */
export function endSession(queryClient: QueryClient, { hasLeft = false } = {}): void {
  keptFlag.clear()
  queryClient.setQueryData<Session>(SESSION_KEY, { authenticated: false, hasLeft })
}

/** True once `endSession` was called: by the person, or because a call was refused. */
export function isSessionOver(queryClient: QueryClient): boolean {
  return queryClient.getQueryData<Session>(SESSION_KEY)?.authenticated === false
}

/** Nothing that one person read stays in memory for the next. */
export function forgetWhatWasRead(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] })
}

/** Somebody is in. */
export function noteSignIn(): void {
  keptFlag.write(true)
}

/** Asks again who is signed in. */
export function refreshSession(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: SESSION_KEY })
}

export function useSignOut({ onLeave }: { onLeave: () => void }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('/api/admin/logout', { method: 'POST' }),
    onSuccess: () => {
      onLeave()
      endSession(queryClient, { hasLeft: true })
    },
  })
}
