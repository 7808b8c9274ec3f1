import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useReload } from '#platform/staff-kit/use-record.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { nestStaffMessages } from './messages.ts'
import { PROPERTIES_URL } from './property-requests.ts'

/** Which records of a list are ticked. One that is no longer shown no longer counts: nobody changes what they do not see. */
export function useSelection(shown: readonly { id: number }[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const ids = new Set(shown.map(({ id }) => id).filter((id) => ticked.has(id)))
  return {
    ids: ids as ReadonlySet<number>,
    isAll: ids.size > 0 && ids.size === shown.length,
    toggle: (id: number) =>
      setTicked(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : ids.union(new Set([id]))),
    all: () => setTicked(new Set(shown.map(({ id }) => id))),
    clear: () => setTicked(new Set()),
  }
}

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
function usePublish(onDone: () => void) {
  const { bulk: words, error: errorTitle } = useMessages(nestStaffMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const reload = useReload(PROPERTIES_URL)
  function onError(error: Error) {
    // Nothing here has a field: what the server says of one is said as it is.
    const [said = failureText(error)] = error instanceof ApiError ? Object.values(error.fields) : []
    toast({ title: errorTitle, description: said, variant: 'destructive' })
  }

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

interface Props {
  selection: ReturnType<typeof useSelection>
  /** The bar goes away with its selection; reading goes on elsewhere. */
  onDone: () => void
}

/** What can be done with the selected homes. It stays at the lower edge while they are looked through. */
export function BulkBar({ selection, onDone }: Props) {
  const { bulk: words } = useMessages(nestStaffMessages)
  const { publish, isBusy } = usePublish(() => {
    selection.clear()
    onDone()
  })
  const ids = [...selection.ids]
  if (ids.length === 0) return null
  return (
    <section className="bulk" aria-label={words.label}>
      <p role="status">{words.selected(ids.length)}</p>
      <button
        type="button"
        className="text-link"
        onClick={() => {
          selection.clear()
          onDone()
        }}
      >
        {words.clear}
      </button>
      <Button className="btn btn--line btn--tight" isBusy={isBusy} onClick={() => publish({ ids, isAvailable: false })}>
        {words.unpublish}
      </Button>
      <Button className="btn btn--tight" isBusy={isBusy} onClick={() => publish({ ids, isAvailable: true })}>
        {words.publish}
      </Button>
    </section>
  )
}

/** The tick above the list: half of it says that some are chosen. */
export function SelectAll({ selection, shown }: { selection: Props['selection']; shown: number }) {
  const { bulk: words } = useMessages(nestStaffMessages)
  const { ids, isAll, all, clear } = selection
  return (
    <p className="ticks select-all">
      <label>
        <input
          type="checkbox"
          checked={isAll}
          ref={(input) => {
            if (input) input.indeterminate = ids.size > 0 && !isAll
          }}
          onChange={isAll ? clear : all}
        />
        {words.all(shown)}
      </label>
    </p>
  )
}
