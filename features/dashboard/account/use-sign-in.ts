import { startAuthentication } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import type { SecondFactor, SignIn } from '#platform/accounts/staff.schema.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { noteSignIn } from '#platform/staff-kit/ui/session.ts'

type Outcome = { authenticated: true } | { authenticated: false; secondFactor: true; challenge: string }

/** Where it leads: in, or to the second step, which the challenge belongs to. */
export function useSignIn() {
  return useMutation({
    mutationFn: (body: SignIn) => callApi<Outcome>('/api/admin/login', { method: 'POST', body }),
    onSuccess: ({ authenticated }) => {
      if (authenticated) noteSignIn()
    },
  })
}

export function useSecondFactor() {
  return useMutation({
    mutationFn: (body: SecondFactor) => callApi('/api/admin/login/second-factor', { method: 'POST', body }),
    onSuccess: noteSignIn,
  })
}

interface Question {
  challenge: string
  options: Parameters<typeof startAuthentication>[0]['optionsJSON']
}

export function usePasskeySignIn() {
  return useMutation({
    mutationFn: async () => {
      const { challenge, options } = await callApi<Question>('/api/admin/login/passkey/options', { method: 'POST' })
      const response = await startAuthentication({ optionsJSON: options })
      return callApi('/api/admin/login/passkey', { method: 'POST', body: { challenge, response } })
    },
    onSuccess: noteSignIn,
  })
}
