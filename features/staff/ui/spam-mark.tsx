import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '#app/site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { can } from '#common/permissions.ts'
import type { Suspicion } from '#features/enquiries/forms/suspicion.ts'
import type { SubmissionKind } from '#features/enquiries/leads/release-submission.server.ts'
import { staffMessages } from '../messages.ts'
import { callApi } from './api.ts'
import { useFailureText } from './error-text.ts'
import { OutcomeLine } from './outcome-line.tsx'
import { useActor } from './session.ts'

interface Props {
  kind: SubmissionKind
  id: number
  suspicion: Suspicion | null
}

/** Everything that a release changes: the lists of submissions, the leads, the messages that go out, the counts. */
const CHANGED = [
  '/api/contact-submissions',
  '/api/admin/inquiries',
  '/api/bookings',
  '/api/admin/leads',
  '/api/admin/outbox',
  '/api/admin/dashboard',
]

function useRelease({ kind, id }: Pick<Props, 'kind' | 'id'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(`/api/admin/submissions/${kind}/${id}/release`, { method: 'POST' }),
    onSuccess: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => CHANGED.some((address) => String(queryKey[0]).startsWith(address)),
      }),
  })
}

/** What was held back because it looks like spam, why, and the way to let it through. */
export function SpamMark({ kind, id, suspicion }: Props) {
  const { spam: words, error: errorTitle } = useMessages(staffMessages)
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
