import { useMutation } from '@tanstack/react-query'
import { ApiError, callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useReload } from '#platform/staff-kit/use-record.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { WrittenProperty } from '../../property.public.ts'
import type { HomeChange } from '../../sale/home-change.schema.ts'
import type { ListedProperty } from '../../search-properties.server.ts'
import { nestStaffMessages } from '../messages.ts'
import { PROPERTIES_URL } from '../property-requests.ts'
import { saleStaffMessages } from './messages.ts'
import { useTellPlanned } from './planned-viewings.tsx'

interface Change {
  property: ListedProperty
  change: HomeChange
}

const send = ({ property: { id, updatedAt }, change }: Change) =>
  callApi<WrittenProperty>(`${PROPERTIES_URL}/${id}`, { method: 'PATCH', body: change, version: updatedAt })

/** Changes a home from its list: nothing that was saved since it was read is overwritten, and what was done can be taken back. */
export function useHomeChange(onDone: () => void) {
  const { quick: words } = useMessages(saleStaffMessages)
  const { error: errorTitle } = useMessages(nestStaffMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const reload = useReload(PROPERTIES_URL)
  const tellPlanned = useTellPlanned()

  const undo = useMutation({
    mutationFn: send,
    onSuccess: (changed) => {
      tellPlanned([changed])
      toast({ title: words.undone })
    },
    onError: (error) => toast({ title: errorTitle, description: failureText(error), variant: 'destructive' }),
    onSettled: reload,
  })
  const act = useMutation({
    mutationFn: send,
    async onSuccess(changed, { property, change }) {
      await reload()
      const { saleState, saleStateSince, priceReached, price } = property
      const before: HomeChange = {
        // A price reached goes with its sale, and comes back with it.
        ...(change.saleState && { saleState, saleStateSince, priceReached }),
        ...(change.priceReached !== undefined && { priceReached }),
        ...(change.price && { price }),
      }
      toast({
        title: words.saved,
        description: property.title,
        action: {
          label: words.undo,
          onAct: () => undo.mutate({ property: { ...property, ...changed }, change: before }),
        },
      })
      tellPlanned([changed])
      onDone()
    },
    // A stale one is told where it was typed, beside what stands there now.
    onError: () => void reload(),
  })
  const isStale = act.error instanceof ApiError && act.error.code === 'stale_edit'
  return {
    save: (property: ListedProperty, change: HomeChange) => {
      if (!act.isPending) act.mutate({ property, change })
    },
    isBusy: act.isPending,
    isStale,
    problems: act.error instanceof ApiError ? act.error.fields : {},
    failure: act.error && !isStale ? failureText(act.error) : null,
    forget: act.reset,
  }
}

export type HomeChanges = ReturnType<typeof useHomeChange>
