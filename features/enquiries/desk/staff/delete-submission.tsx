import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { can } from '#common/permissions.ts'
import type { Suspicion } from '#platform/forms/suspicion.ts'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { HeldBackKind } from '../../reference.ts'
import type { SubmissionLead } from '../submission-lead.repository.server.ts'
import { deskMessages } from './messages.ts'

interface Props {
  kind: HeldBackKind
  item: Pick<SubmissionLead, 'leadId'> & { id: number; name: string; suspicion: Suspicion | null }
}

/** For what was held back, or belongs to nobody's timeline; a person's data is deleted on the page of their lead. */
export function DeleteSubmission({ kind, item }: Props) {
  const { delete: words } = useMessages(deskMessages)
  const { error: errorTitle } = useMessages(staffMessages)
  const mayErase = can(useActor(), 'enquiry:erase')
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const toast = useToast()
  const remove = useMutation({
    mutationFn: () => callApi(`/api/admin/submissions/${kind}/${item.id}`, { method: 'DELETE' }),
    onSuccess: () => toast({ title: words.done }),
    onError: (error) => toast({ title: errorTitle, description: failureText(error), variant: 'destructive' }),
    onSettled: () => {
      setAsking(false)
      return refreshDesk(queryClient)
    },
  })
  if (!mayErase || item.leadId !== null) return null
  return (
    <>
      <button type="button" className="text-link" onClick={() => setAsking(true)}>
        {words.label}
        <span className="sr"> {item.name}</span>
      </button>
      {isAsking && (
        <ConfirmDialog
          title={words.title(item.name)}
          consequence={words.text}
          act={words.act}
          leave={words.leave}
          isBusy={remove.isPending}
          onAct={() => remove.mutate()}
          onLeave={() => setAsking(false)}
        />
      )}
    </>
  )
}
