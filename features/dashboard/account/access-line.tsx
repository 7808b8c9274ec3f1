import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { STAFF_URL } from './staff-account-dialog.tsx'

interface Outcome<Answer> {
  /** Null: what is drawn says it. */
  done?: (answer: Answer) => string | null
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
      const title = done?.(answer)
      if (title) toast({ title })
    },
    async onError(error) {
      onFailed?.()
      toast({ title: errorTitle, description: failureText(error), variant: 'destructive' })
      await reload(false)
    },
  })
}

/** One subject of somebody's access: what it is, and what can be done. */
export function AccessLine({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="access__line">
      <h3>{title}</h3>
      <p className="soft">{text}</p>
      <div>{children}</div>
    </section>
  )
}
