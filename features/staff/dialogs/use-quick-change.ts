import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useMessages } from '#app/site.ts'
import { useToast } from '#app/ui/toast.tsx'
import { kitMessages } from '../kit/messages.ts'
import { useReload } from '../kit/use-record.ts'
import { ApiError, callApi } from '../ui/api.ts'
import { useFailureText } from '../ui/error-text.ts'

interface Change<Input> {
  id: number
  input: Input
  /** As the list showed it: what somebody saved since is not overwritten. */
  version: string
}

/** Changes records from their list, without a dialog: the same PUT, the same check of the version, one after the other. */
export function useQuickChange<Input>(url: string) {
  const { error: errorTitle, notFound, notFoundText } = useMessages(kitMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const reload = useReload(url)
  // Not a state: two presses may come before React draws the first one's.
  const isRunning = useRef(false)
  const { mutate, isPending } = useMutation({
    async mutationFn({ changes }: { changes: readonly Change<Input>[]; done: string }) {
      for (const { id, input, version } of changes)
        await callApi(`${url}/${id}`, { method: 'PUT', body: input, version })
    },
    onSuccess: (_, { done }) => toast({ title: done }),
    onError: (error) =>
      toast({
        ...(error instanceof ApiError && error.code === 'not_found'
          ? { title: notFound, description: notFoundText }
          : { title: errorTitle, description: failureText(error) }),
        variant: 'destructive',
      }),
    // After a refusal too: somebody else changed what the list shows.
    onSettled: async () => {
      await reload()
      isRunning.current = false
    },
  })
  return {
    isBusy: isPending,
    /** A second press while the first is under way would only be refused: its version is the old one. */
    change: (done: string, ...changes: Change<Input>[]) => {
      if (isRunning.current) return
      isRunning.current = true
      mutate({ changes, done })
    },
  }
}
