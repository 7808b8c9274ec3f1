import { useMutation } from '@tanstack/react-query'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useReload } from '#platform/staff-kit/use-record.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { ChangedHomes } from '../../sale/change-sale-state.server.ts'
import type { ChangeOfHome, HomeChange } from '../../sale/home-change.schema.ts'
import { nestStaffMessages } from '../messages.ts'
import { PROPERTIES_URL } from '../property-requests.ts'
import { saleStaffMessages } from './messages.ts'
import { useTellPlanned } from './planned-viewings.tsx'

const BULK_URL = `${PROPERTIES_URL}/bulk`
const DELETED_URL = '/api/admin/deleted/property'

const change = (homes: readonly ChangeOfHome[]) => callApi<ChangedHomes>(BULK_URL, { method: 'POST', body: { homes } })
const send = (url: string, ids: readonly number[]) =>
  callApi<Pick<ChangedHomes, 'changed' | 'missing'>>(url, { method: 'POST', body: { ids } })

/** Of what was before, only what this change was about goes back: the rest may have been changed since. */
function wayBack({ before }: ChangedHomes, asked: HomeChange): ChangeOfHome[] {
  return before.map(({ id, saleState, saleStateSince, priceReached, adviserId, isFeatured }) => ({
    id,
    ...((asked.saleState || asked.isAvailable !== undefined) && { saleState, saleStateSince, priceReached }),
    ...(asked.adviserId !== undefined && { adviserId }),
    ...(asked.isFeatured !== undefined && { isFeatured }),
  }))
}

interface Asked {
  ids: readonly number[]
  asked: HomeChange
  /** How many of those that were selected are left as they stand. */
  kept?: number
}

/** Changes many homes at once, says how many were really changed, and takes exactly those back on demand. */
export function useBulkChange(onDone: () => void) {
  const { bulk: words, error: errorTitle } = useMessages(nestStaffMessages)
  const { bulk: sale } = useMessages(saleStaffMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const reload = useReload(PROPERTIES_URL)
  const tellPlanned = useTellPlanned()
  // Nothing here has a field: the server's sentence names the home that was in the way.
  const onError = (error: Error) =>
    toast({ title: errorTitle, description: failureText(error), variant: 'destructive' })
  const goneText = (missing: readonly number[], kept = 0) =>
    [missing.length > 0 && words.missing(missing.length), kept > 0 && words.kept(kept)].filter(Boolean).join(' ') ||
    undefined

  const undo = useMutation({
    mutationFn: change,
    onSuccess: async ({ changed, planned }) => {
      tellPlanned(planned)
      await reload()
      toast({ title: words.undone(changed.length) })
    },
    onError,
  })
  const act = useMutation({
    mutationFn: async ({ ids, asked }: Asked) =>
      ids.length > 0
        ? change(ids.map((id) => ({ id, ...asked })))
        : { changed: [], missing: [], before: [], planned: [] },
    onSuccess: async (answer, { asked, kept }) => {
      const { changed, missing } = answer
      tellPlanned(answer.planned)
      await reload()
      const { isAvailable } = asked
      if (changed.length === 0) {
        const already = isAvailable === undefined ? sale.already : isAvailable ? words.alreadyLive : words.alreadyHidden
        toast({ title: words.nothing, description: goneText(missing, kept) ?? already })
      } else {
        const say = isAvailable === undefined ? sale.changed : isAvailable ? words.published : words.unpublished
        toast({
          title: say(changed.length),
          description: goneText(missing, kept),
          action: { label: words.undo, onAct: () => undo.mutate(wayBack(answer, asked)) },
        })
      }
      onDone()
    },
    onError,
  })
  const restore = useMutation({
    mutationFn: (ids: readonly number[]) => send(`${DELETED_URL}/restore`, ids),
    onSuccess: async ({ changed }) => {
      await reload()
      toast({ title: sale.back(changed.length) })
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: (ids: readonly number[]) => send(DELETED_URL, ids),
    onSuccess: async ({ changed, missing }) => {
      await reload()
      toast({
        title: sale.deleted(changed.length),
        description: goneText(missing),
        ...(changed.length > 0 && { action: { label: words.undo, onAct: () => restore.mutate(changed) } }),
      })
      onDone()
    },
    onError,
  })
  const isBusy = act.isPending || remove.isPending
  return {
    publish: ({ ids, isAvailable, kept = 0 }: { ids: readonly number[]; isAvailable: boolean; kept?: number }) =>
      act.mutate({ ids, asked: { isAvailable }, kept }),
    change: (ids: readonly number[], asked: HomeChange) => act.mutate({ ids, asked }),
    remove: (ids: readonly number[]) => remove.mutateAsync(ids),
    isBusy,
  }
}
