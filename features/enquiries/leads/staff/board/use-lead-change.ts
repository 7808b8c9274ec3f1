import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { ApiError, callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffLead, StaffLeadDetail } from '../../lead.public.ts'
import type { LeadMove } from '../../lead.schema.ts'
import { isOpenLead, type LeadStatus } from '../../lead-status.ts'
import type { StaffMember } from '../../staff-member.repository.server.ts'
import { leadsMessages } from '../messages.ts'
import { keepFocus } from './kept-focus.ts'
import { type KnownList, LEADS_URL, type LeadPages, placeLead, putLeadBack } from './lead-lists.ts'

interface Change {
  lead: StaffLead
  move: LeadMove
  /** The lead as it will read: shown at once, before the server has agreed. */
  expected: StaffLead
  done: (stored: StaffLead) => void
}

/** Says why a change was not made: somebody was faster, the lead is gone, or something broke. */
function useRefusal() {
  const { move: words } = useMessages(leadsMessages)
  const toast = useToast()
  const failureText = useFailureText()
  return (error: Error, { name }: StaffLead) => {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'stale_edit') return toast({ title: words.stale, description: words.staleText(name) })
    if (code === 'not_found') return toast({ title: words.gone, description: words.goneText(name) })
    toast({ title: words.failed, description: failureText(error), variant: 'destructive' })
  }
}

/** Sends the change with the version it was begun on, shows it at once, and takes it back when it is refused. */
function useChange() {
  const queryClient = useQueryClient()
  const refuse = useRefusal()
  // Both: the second press of two comes before React has drawn the first, and the card shows that it is at work.
  const running = useRef(new Set<number>())
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())

  const filter = { queryKey: [LEADS_URL] }
  function show(lists: readonly KnownList[]) {
    keepFocus()
    for (const [key, pages] of lists) if (pages) queryClient.setQueryData<LeadPages>(key, pages)
  }

  const { mutate } = useMutation({
    mutationFn: ({ lead, move }: Change) =>
      callApi<StaffLeadDetail>(`${LEADS_URL}/${lead.id}`, { method: 'PATCH', body: move, version: lead.updatedAt }),
    async onMutate({ expected }) {
      // An answer that is still on its way would show the lead where it was.
      await queryClient.cancelQueries(filter)
      const before = queryClient.getQueriesData<LeadPages>(filter)
      show(placeLead(before, expected))
      return { before }
    },
    onSuccess(stored, { done }) {
      show(placeLead(queryClient.getQueriesData<LeadPages>(filter), stored))
      done(stored)
    },
    onError(error, { lead }, context) {
      // This lead alone: another one may have been moved since.
      if (context) show(putLeadBack(queryClient.getQueriesData<LeadPages>(filter), context.before, lead.id))
      refuse(error, lead)
    },
    onSettled(_stored, _error, { lead }) {
      running.current.delete(lead.id)
      setBusy(new Set(running.current))
      // After a refusal too: the lists show how things stand. Nobody waits for it.
      void refreshDesk(queryClient)
    },
  })

  const change = useCallback(
    (wanted: Change) => {
      if (running.current.has(wanted.lead.id)) return
      running.current.add(wanted.lead.id)
      setBusy(new Set(running.current))
      mutate(wanted)
    },
    [mutate],
  )
  return { busy, change }
}

export interface LeadChanges {
  /** The leads that a change is under way for: until it is answered, another one would be refused as stale. */
  busy: ReadonlySet<number>
  moveTo: (lead: StaffLead, status: LeadStatus) => void
  assignTo: (lead: StaffLead, owner: StaffMember | null) => void
}

/** Closing a lead ends its wait and what was planned, as the server has it too. */
function moved(lead: StaffLead, status: LeadStatus): StaffLead {
  return { ...lead, status, ...(!isOpenLead(status) && { waitingSince: null, nextFollowUpDate: null }) }
}

/** Where a lead stands and whose it is, changed from the board or the list. */
export function useLeadChanges(): LeadChanges {
  const { move: words, statuses } = useMessages(leadsMessages)
  const toast = useToast()
  const { busy, change } = useChange()

  function moveTo(lead: StaffLead, status: LeadStatus, { isBack = false } = {}) {
    if (status === lead.status) return
    change({
      lead,
      move: { status },
      expected: moved(lead, status),
      done: (stored) =>
        toast({
          title: words.moved(lead.name, statuses[status]),
          ...(!isBack && { action: { label: words.back, onAct: () => moveTo(stored, lead.status, { isBack: true }) } }),
        }),
    })
  }

  function assignTo(lead: StaffLead, owner: StaffMember | null) {
    change({
      lead,
      move: { assignedTo: owner?.id ?? null },
      expected: { ...lead, assignedTo: owner },
      done: () => toast({ title: owner ? words.assigned(lead.name, owner.name) : words.unassigned(lead.name) }),
    })
  }
  return { busy, moveTo: (lead, status) => moveTo(lead, status), assignTo }
}
