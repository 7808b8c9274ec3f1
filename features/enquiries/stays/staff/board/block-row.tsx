import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inLocale } from '#common/locale.ts'
import { can } from '#common/permissions.ts'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { BoardBlock } from '../../read-stay-board.server.ts'
import { staysMessages } from '../messages.ts'
import { sayShortDay } from '../say-days.ts'

/** Nights that staff keep from visitors, and the way to give them back. */
export function BlockRow({ block: { id, homeTitle, homeTitleFr, from, to, reason } }: { block: BoardBlock }) {
  const { board: words, dates } = useMessages(staysMessages)
  const { error: errorTitle } = useMessages(staffMessages)
  const { locale } = useSite()
  const mayWrite = can(useActor(), 'enquiry:write')
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const toast = useToast()
  const free = useMutation({
    mutationFn: () => callApi(`/api/admin/held-nights/${id}`, { method: 'DELETE' }),
    onSuccess: () => toast({ title: words.unblocked }),
    onError: (error) => toast({ title: errorTitle, description: failureText(error), variant: 'destructive' }),
    onSettled: () => {
      setAsking(false)
      return refreshDesk(queryClient)
    },
  })
  const home = inLocale(locale, homeTitle, homeTitleFr)
  const said = from === to ? sayShortDay(from, locale) : dates(sayShortDay(from, locale), sayShortDay(to, locale))
  return (
    <li className="stay-row">
      <p className="stay-row__when">{said}</p>
      <div className="stay-row__who">
        <h4>{home}</h4>
        {reason && (
          <p className="soft" dir="auto">
            {reason}
          </p>
        )}
      </div>
      {mayWrite && (
        <button type="button" className="text-link" onClick={() => setAsking(true)}>
          {words.unblock}
          <span className="sr"> {home}</span>
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.unblockTitle(home)}
          consequence={words.unblockText(said)}
          act={words.unblock}
          leave={words.unblockLeave}
          isBusy={free.isPending}
          onAct={() => free.mutate()}
          onLeave={() => setAsking(false)}
        />
      )}
    </li>
  )
}
