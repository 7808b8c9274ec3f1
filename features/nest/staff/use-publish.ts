import { useMutation } from '@tanstack/react-query'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useReload } from '#platform/staff-kit/use-record.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { nestStaffMessages } from './messages.ts'
import { PROPERTIES_URL } from './property-requests.ts'

interface Wish {
  ids: number[]
  isAvailable: boolean
}

interface Outcome {
  changed: number[]
  missing: number[]
}

const publish = (body: Wish) => callApi<Outcome>(PROPERTIES_URL, { method: 'PATCH', body })

/** Shows or hides many homes at once, says how many were really changed, and takes exactly those back on demand. */
export function usePublish(onDone: () => void) {
  const { bulk: words, error: errorTitle } = useMessages(nestStaffMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const reload = useReload(PROPERTIES_URL)
  const onError = (error: Error) =>
    toast({ title: errorTitle, description: failureText(error), variant: 'destructive' })

  const undo = useMutation({
    mutationFn: publish,
    onSuccess: async ({ changed }) => {
      await reload()
      toast({ title: words.undone(changed.length) })
    },
    onError,
  })
  const act = useMutation({
    mutationFn: publish,
    onSuccess: async ({ changed, missing }, { isAvailable }) => {
      await reload()
      const gone = missing.length > 0 ? words.missing(missing.length) : undefined
      if (changed.length === 0) {
        const already = isAvailable ? words.alreadyLive : words.alreadyHidden
        toast({ title: words.nothing, description: gone ?? already })
      } else {
        toast({
          title: (isAvailable ? words.published : words.unpublished)(changed.length),
          description: gone,
          action: { label: words.undo, onAct: () => undo.mutate({ ids: changed, isAvailable: !isAvailable }) },
        })
      }
      onDone()
    },
    onError,
  })
  return { publish: act.mutate, isBusy: act.isPending }
}
