import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { kitMessages } from '../messages.ts'
import { ApiError, callApi, NetworkError } from '../ui/api.ts'
import { useFailureText } from '../ui/error-text.ts'
import { useReload } from '../use-record.ts'

interface Change<Input> {
  id: number
  input: Input
  /** As the list showed it: what somebody saved since is not overwritten. */
  version: string
  /** As it was: put back when a later change of the same press is refused. */
  before?: Input
}

/** Some were saved before one was refused. */
class HalfDone extends Error {
  readonly isPutBack: boolean

  constructor(cause: unknown, isPutBack: boolean) {
    super('Only a part of the changes was saved', { cause })
    this.isPutBack = isPutBack
  }
}

interface Words {
  /** Said when some were saved, one was refused, and the first ones have been put back. */
  putBack: string
  /** Said when they could not be: the list shows what is stored now. */
  halfDone: string
}

/**
 * Changes records from their list, without a dialog: the same PUT, the same check of the version, one after the other. Who
 * changes several at a press gives `words` for the press that succeeds by half.
 */
export function useQuickChange<Input>(url: string, words?: Words) {
  const { error: errorTitle, notFound, notFoundText } = useMessages(kitMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const reload = useReload(url)

  async function put({ id, input, version }: Change<Input>): Promise<string> {
    const { updatedAt } = await callApi<{ updatedAt: string }>(`${url}/${id}`, { method: 'PUT', body: input, version })
    return updatedAt
  }
  async function putBack(saved: readonly Change<Input>[]): Promise<boolean> {
    try {
      for (const { before, ...change } of saved) if (before) await put({ ...change, input: before })
      return true
    } catch {
      return false
    }
  }

  // Not a state: two presses may come before React draws the first one's.
  const isRunning = useRef(false)
  const { mutate, isPending } = useMutation({
    async mutationFn({ changes }: { changes: readonly Change<Input>[]; done: string }) {
      const saved: Change<Input>[] = []
      for (const change of changes) {
        try {
          saved.unshift({ ...change, version: await put(change) })
        } catch (error) {
          if (saved.length === 0) throw error
          // Without an answer nobody knows whether the last one was saved too.
          throw new HalfDone(error, (await putBack(saved)) && !(error instanceof NetworkError))
        }
      }
    },
    onSuccess: (_, { done }) => toast({ title: done }),
    onError(thrown) {
      const error = thrown instanceof HalfDone ? (thrown.cause as Error) : thrown
      const after = thrown instanceof HalfDone && (thrown.isPutBack ? words?.putBack : words?.halfDone)
      const isGone = error instanceof ApiError && error.code === 'not_found'
      toast({
        title: isGone ? notFound : errorTitle,
        description: [isGone ? notFoundText : failureText(error), after].filter(Boolean).join(' '),
        variant: 'destructive',
      })
    },
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
