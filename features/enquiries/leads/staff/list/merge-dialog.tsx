import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { isMissing, useReload } from '#platform/staff-kit/use-record.ts'
import { Button } from '#ui/button.tsx'
import { RadioChoices } from '#ui/choices.tsx'
import { Modal } from '#ui/modal.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { DuplicatePair, StaffLead, StaffLeadDetail } from '../../lead.public.ts'
import { DUPLICATES_URL, LEADS_URL } from '../board/lead-lists.ts'
import { shortDay } from '../board/lead-marks.tsx'
import { leadsMessages } from '../messages.ts'
import { forgetLead } from '../page/lead-requests.ts'

/** What tells two leads of one name apart. */
export function useLeadFacts(): (lead: StaffLead) => string {
  const { list: words, statuses } = useMessages(leadsMessages)
  const { locale } = useSite()
  return ({ email, phone, status, createdAt }) =>
    [email, phone, statuses[status], words.since(shortDay(createdAt, locale, Date.now()))]
      .filter(Boolean)
      .join(' ·\u00a0')
}

interface Merge {
  stays: StaffLead
  goes: StaffLead
}

function useMerge(onDone: () => void) {
  const { duplicates: words, move } = useMessages(leadsMessages)
  const queryClient = useQueryClient()
  const reload = useReload(LEADS_URL)
  const toast = useToast()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: ({ stays, goes }: Merge) =>
      callApi<StaffLeadDetail>(`${LEADS_URL}/${stays.id}/merge`, { method: 'POST', body: { otherId: goes.id } }),
    onSuccess(merged, { goes }) {
      forgetLead(queryClient, goes.id)
      toast({ title: words.merged(merged.name) })
    },
    onError: (error, { goes }) =>
      toast(
        isMissing(error)
          ? { title: move.gone, description: move.goneText(goes.name) }
          : { title: move.failed, description: failureText(error), variant: 'destructive' },
      ),
    onSettled: async () => {
      onDone()
      await Promise.all([queryClient.invalidateQueries({ queryKey: [DUPLICATES_URL] }), reload()])
    },
  })
}

/** Asks which of the two stays. The older one is proposed: it has the longer timeline. */
export function MergeDialog({ pair: { leads }, onClose }: { pair: DuplicatePair; onClose: () => void }) {
  const { duplicates: words } = useMessages(leadsMessages)
  const [first, second] = leads
  const [staysId, setStaysId] = useState(first.id)
  const factsOf = useLeadFacts()
  const textId = useId()
  const { mutate, isPending } = useMerge(onClose)
  const [stays, goes] = staysId === first.id ? [first, second] : [second, first]
  return (
    <Modal className="dialog" describedBy={textId} isHeld={isPending} onClose={onClose}>
      {(titleId) => (
        <>
          <h2 id={titleId}>{words.question}</h2>
          <fieldset className="merge-choice" aria-labelledby={titleId}>
            <RadioChoices
              name="stays"
              look="list"
              options={leads.map((lead) => ({ value: String(lead.id), label: `${lead.name} · ${factsOf(lead)}` }))}
              defaultValue={String(first.id)}
              onChange={(value) => setStaysId(Number(value))}
            />
          </fieldset>
          <p className="soft" id={textId}>
            {words.consequence}
          </p>
          <div className="acts">
            <button type="button" className="text-link" onClick={onClose}>
              {words.leave}
            </button>
            <Button className="btn btn--danger" isBusy={isPending} onClick={() => mutate({ stays, goes })}>
              {words.act}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
