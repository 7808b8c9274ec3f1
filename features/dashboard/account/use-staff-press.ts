import { useMutation, useQueryClient } from '@tanstack/react-query'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { STAFF_URL } from './staff-account-dialog.tsx'

interface Outcome<Answer> {
  done?: (answer: Answer) => string
  onDone?: (answer: Answer) => void
  onFailed?: () => void
  /** The account is gone: there is nothing of its own to read again. */
  isFarewell?: boolean
}

/** One press on somebody's account: the list and the open account are read again, and the outcome is said. */
export function useStaffPress<Answer, Input = void>(
  send: (input: Input) => Promise<Answer>,
  { done, onDone, onFailed, isFarewell = false }: Outcome<Answer>,
) {
  const { error: errorTitle } = useMessages(staffMessages)
  const queryClient = useQueryClient()
  const toast = useToast()
  const failureText = useFailureText()
  const reload = (isGone: boolean) =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [url] }) =>
        (isGone ? url === STAFF_URL : String(url).startsWith(STAFF_URL)) || url === '/api/admin/audit',
    })
  return useMutation({
    mutationFn: send,
    async onSuccess(answer) {
      onDone?.(answer)
      await reload(isFarewell)
      if (done) toast({ title: done(answer) })
    },
    async onError(error) {
      onFailed?.()
      toast({ title: errorTitle, description: failureText(error), variant: 'destructive' })
      await reload(false)
    },
  })
}
