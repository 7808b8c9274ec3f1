import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { isMissing } from '#platform/staff-kit/use-record.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { CAR_BLOCKS_URL } from './block-dialog.tsx'
import { hireStaffMessages } from './messages.ts'

/** The way back on the road, after a question: others may take the car at once. */
export function RemoveBlock({ id, reason }: { id: number; reason: string }) {
  const { off: words } = useMessages(hireStaffMessages)
  const { error: errorTitle } = useMessages(staffMessages)
  const [isAsking, setAsking] = useState(false)
  const toast = useToast()
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => callApi(`${CAR_BLOCKS_URL}/${id}`, { method: 'DELETE' }),
    onSuccess: () => toast({ title: words.removed }),
    onError: (error) =>
      isMissing(error)
        ? toast({ title: words.goneAlready })
        : toast({ title: errorTitle, description: failureText(error), variant: 'destructive' }),
    onSettled() {
      setAsking(false)
      return refreshDesk(queryClient)
    },
  })
  return (
    <>
      <button type="button" className="text-link" onClick={() => setAsking(true)}>
        {words.remove}
        <span className="sr">{words.removeOf(reason)}</span>
      </button>
      {isAsking && (
        <ConfirmDialog
          title={words.removeTitle}
          consequence={words.removeText}
          act={words.remove}
          leave={words.removeLeave}
          isBusy={remove.isPending}
          onAct={() => remove.mutate()}
          onLeave={() => setAsking(false)}
        />
      )}
    </>
  )
}
