import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PublicAuditEntry } from '#platform/content/audit.public.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { callApi } from '../ui/api.ts'
import { useFailureText } from '../ui/error-text.ts'
import { OutcomeLine } from '../ui/load-states.tsx'
import { restoreUrl } from '../use-record.ts'
import { auditMessages } from './messages.ts'

/** Takes a deletion back, after a question. Once done it says so in the button's place. */
export function RestoreButton({ entity, entityId, label, isRestorable }: PublicAuditEntry) {
  const words = useMessages(auditMessages)
  const [isAsking, setIsAsking] = useState(false)
  const queryClient = useQueryClient()
  const toast = useToast()
  const failureText = useFailureText()
  const restore = useMutation({
    mutationFn: (id: number) => callApi(restoreUrl(entity, id), { method: 'POST' }),
    // The record is back in its list, in the counts of the overview, and in this trail.
    onSuccess: () => queryClient.invalidateQueries(),
    onError: (error) => toast({ title: words.restoreFailed, description: failureText(error), variant: 'destructive' }),
    onSettled: () => setIsAsking(false),
  })
  if (restore.isSuccess) return <OutcomeLine>{words.restored}</OutcomeLine>
  if (!isRestorable || entityId === null) return null
  return (
    <>
      <button type="button" className="btn btn--line btn--tight" onClick={() => setIsAsking(true)}>
        {words.restore} <span className="sr">{label}</span>
      </button>
      {isAsking && (
        <Dialog
          title={words.restoreTitle(label)}
          closeLabel={words.close}
          isHeld={restore.isPending}
          onClose={() => setIsAsking(false)}
          end={
            <>
              <button type="button" className="text-link" onClick={() => setIsAsking(false)}>
                {words.restoreLeave}
              </button>
              <Button isBusy={restore.isPending} busyLabel={words.restoring} onClick={() => restore.mutate(entityId)}>
                {words.restore}
              </Button>
            </>
          }
        >
          <p className="soft">{words.restoreText}</p>
        </Dialog>
      )}
    </>
  )
}
