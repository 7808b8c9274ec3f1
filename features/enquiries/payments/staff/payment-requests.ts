import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { paymentStaffMessages } from './messages.ts'

export const PAYMENTS_URL = '/api/admin/payments'
export const UNCLEAR_URL = '/api/admin/unclear-payments'
export const stayPaymentsUrl = (stayId: number) => `/api/admin/stays/${stayId}/payments`
export const paymentUrl = (id: number) => `${PAYMENTS_URL}/${id}`

const TOUCHED = /^\/api\/admin\/(stays\/\d+\/payments|payments|unclear-payments)$/

/** Whatever was pressed, and however it ended: the screen shows how things stand. */
export function useReloadPayments(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ predicate: ({ queryKey: [url] }) => TOUCHED.test(String(url)) })
}

interface Press {
  url: string
  /** As the list showed it. */
  version?: string
  body?: object
  done: string
}

/** One press that needs no form. */
export function usePaymentPress(onDone: () => void = () => {}) {
  const { error: errorTitle } = useMessages(paymentStaffMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const reload = useReloadPayments()
  return useMutation({
    mutationFn: ({ url, version, body }: Press) =>
      callApi(url, { method: 'POST', ...(body && { body }), ...(version && { version }) }),
    onSuccess: (_, { done }) => {
      toast({ title: done })
      onDone()
    },
    onError: (error) => toast({ title: errorTitle, description: failureText(error), variant: 'destructive' }),
    onSettled: reload,
  })
}
