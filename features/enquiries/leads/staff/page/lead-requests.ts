import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { isOfTheDesk } from '#platform/staff-kit/live/use-live.ts'
import { ApiError, callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { dropLeadDrafts } from '../../../replies/staff/lead-drafts.ts'
import type { StaffActivity, StaffLead, StaffLeadDetail } from '../../lead.public.ts'
import { DUPLICATES_URL, LEADS_URL } from '../board/lead-lists.ts'
import { leadPageMessages } from './messages.ts'

export function leadUrl(id: number | string): string {
  return `${LEADS_URL}/${id}`
}

/** Everything on any screen that a change of a lead may show on: what it sent and the counts too. */
export function reloadLeads(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [url] }) =>
      isOfTheDesk(url) || [LEADS_URL, DUPLICATES_URL].some((touched) => String(url).startsWith(touched)),
  })
}

/** What the server answered with stands on the page at once, and with it the version that the next change begins from. */
export function showLead(queryClient: QueryClient, stored: StaffLead): void {
  queryClient.setQueryData<StaffLeadDetail>([leadUrl(stored.id)], (shown) => shown && { ...shown, ...stored })
}

/** A lead that is no more: nothing asks for it again, and nothing that was typed for it stays in this browser. */
export function forgetLead(queryClient: QueryClient, id: number): void {
  const url = leadUrl(id)
  queryClient.removeQueries({
    predicate: ({ queryKey: [asked] }) => asked === url || String(asked).startsWith(`${url}/`),
  })
  dropLeadDrafts(id)
}

/** Who of the others was the last to do something here. */
async function lastToAct(leadId: number, myId: number | null): Promise<string | undefined> {
  const latest = await callApi<StaffActivity[]>(`${leadUrl(leadId)}/activities?limit=5`).catch(() => [])
  return latest.find(({ by }) => by && by.id !== myId)?.by?.name
}

interface Options<Input, Answer> {
  leadId: number
  run: (input: Input) => Promise<Answer>
  /** The page is read anew once this is over. */
  onDone: (answer: Answer, input: Input) => void | Promise<void>
  /** True when the caller has said it in its own way. */
  onRefused?: (error: Error) => boolean
}

/** Something that changes a lead: never twice at once, the page is read anew after it, and a refusal is said in words. */
export function useLeadAct<Input, Answer>({ leadId, run, onDone, onRefused }: Options<Input, Answer>) {
  const { stale, error: errorTitle } = useMessages(leadPageMessages)
  const queryClient = useQueryClient()
  const toast = useToast()
  const failureText = useFailureText()
  const actor = useActor()
  // Not a state: two presses may come before React draws the first one's.
  const isRunning = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: onDone,
    async onError(error) {
      if (onRefused?.(error)) return
      if (error instanceof ApiError && error.code === 'stale_edit') {
        const name = await lastToAct(leadId, actor.kind === 'staff' ? actor.id : null)
        toast({ title: stale.title, description: stale.text(name ?? stale.somebody), variant: 'destructive' })
      } else toast({ title: errorTitle, description: failureText(error), variant: 'destructive' })
    },
    // After a refusal too: somebody else changed what the page shows. Nobody has to wait for it.
    onSettled() {
      isRunning.current = false
      void reloadLeads(queryClient)
    },
  })
  const act = useCallback(
    (input: Input) => {
      if (isRunning.current) return
      isRunning.current = true
      mutate(input)
    },
    [mutate],
  )
  return { act, isBusy: isPending }
}
