import { useMutation, useQueryClient } from '@tanstack/react-query'
import { can } from '#common/permissions.ts'
import type { Suspicion } from '#platform/forms/suspicion.ts'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { OutcomeLine } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { HeldBackKind } from '../../reference.ts'
import { submissionMessages } from '../submission-messages.ts'

interface Props {
  kind: HeldBackKind
  id: number
  suspicion: Suspicion | null
}

function useRelease({ kind, id }: Pick<Props, 'kind' | 'id'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(`/api/admin/submissions/${kind}/${id}/release`, { method: 'POST' }),
    onSuccess: () => refreshDesk(queryClient),
  })
}

/** What was held back because it looks like spam, why, and the way to let it through. */
export function SpamMark({ kind, id, suspicion }: Props) {
  const { spam: words } = useMessages(submissionMessages)
  const { error: errorTitle } = useMessages(staffMessages)
  const release = useRelease({ kind, id })
  const mayRelease = can(useActor(), 'enquiry:write')
  const failureText = useFailureText()
  const toast = useToast()

  if (release.isSuccess) return <OutcomeLine>{words.released}</OutcomeLine>
  if (!suspicion) return null
  return (
    <div className="suspect">
      <Badge tone="danger">{words.title}</Badge>
      <p>
        {words.reasons[suspicion]} {words.held[kind]}
      </p>
      {mayRelease && (
        <Button
          className="btn btn--line btn--tight"
          isBusy={release.isPending}
          busyLabel={words.releasing}
          onClick={() =>
            release.mutate(undefined, {
              onError: (error) => toast({ title: errorTitle, description: failureText(error), variant: 'destructive' }),
            })
          }
        >
          {words.release}
        </Button>
      )}
    </div>
  )
}
