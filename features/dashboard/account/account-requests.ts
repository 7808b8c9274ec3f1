import { WebAuthnError } from '@simplewebauthn/browser'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnAccount, OwnSession } from '#platform/accounts/read-account.server.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { AccountMessages } from './messages.ts'

export const ACCOUNT_URL = '/api/admin/account'
export const SESSIONS_URL = `${ACCOUNT_URL}/sessions`

export function useAccount() {
  return useQuery<OwnAccount>({ queryKey: [ACCOUNT_URL], gcTime: 0 })
}

export function useOwnSessions() {
  return useQuery<OwnSession[]>({ queryKey: [SESSIONS_URL], gcTime: 0 })
}

/** After a change: who I am, where I am signed in, and the trail of it are read again. */
export function useReloadAccount(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      [ACCOUNT_URL, SESSIONS_URL, '/api/admin/audit'].map((url) => queryClient.invalidateQueries({ queryKey: [url] })),
    )
  }
}

/** One press that changes something: done, it says so; refused, it says why. */
export function usePress<Answer, Input = void>(
  send: (input: Input) => Promise<Answer>,
  { done, onDone }: { done: (answer: Answer) => string | null; onDone?: (answer: Answer) => void },
) {
  const { error: errorTitle } = useMessages(staffMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const reload = useReloadAccount()
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      await reload()
      const title = done(answer)
      if (title) toast({ title })
      onDone?.(answer)
    },
    onError: (error) => toast({ title: errorTitle, description: failureText(error), variant: 'destructive' }),
  })
}

/** What the browser or the device said, as one of the few things that people can do something about. Null: not of theirs. */
export function passkeyProblem(error: unknown): keyof AccountMessages['passkeyProblems'] | null {
  if (!(error instanceof Error)) return null
  const code = error instanceof WebAuthnError ? error.code : null
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known'
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID') return 'place'
  // Browsers say no more than this when somebody changes their mind, or waits too long.
  if (code === 'ERROR_CEREMONY_ABORTED' || error.name === 'NotAllowedError' || error.name === 'AbortError')
    return 'cancelled'
  return code ? 'unable' : null
}
