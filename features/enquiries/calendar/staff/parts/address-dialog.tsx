import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Drawer } from '#ui/modal.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { useCopiedAddress } from '#ui/use-copied-address.ts'
import type { CalendarAddress } from '../../calendar-entry.ts'
import { calendarMessages } from '../messages.ts'
import { CALENDAR_URL } from '../use-entries.ts'

const ADDRESS_URL = `${CALENDAR_URL}/address`

function Address({ path }: { path: string }) {
  const { address: words } = useMessages(calendarMessages)
  const { publicUrl, locale } = useSite()
  const id = useId()
  const { field, outcome, copy } = useCopiedAddress(`${publicUrl}${path}?lang=${locale}`)
  return (
    <div className="feed__address">
      <label htmlFor={id} className="sr">
        {words.label}
      </label>
      <div className="field">
        <input id={id} {...field} />
      </div>
      <button type="button" className="text-link" onClick={copy}>
        {words.copy}
      </button>
      <p role="status" className="feed__outcome small">
        {outcome && words[outcome]}
      </p>
    </div>
  )
}

/** The way of one's own days to Google's or Apple's calendar: an address that nobody else should have. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const { address: words } = useMessages(calendarMessages)
  const [isAsking, setAsking] = useState(false)
  const toast = useToast()
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const query = useQuery<CalendarAddress>({ queryKey: [ADDRESS_URL], gcTime: 0 })
  const path = query.data?.path ?? null
  const renew = useMutation({
    mutationFn: () => callApi<CalendarAddress>(ADDRESS_URL, { method: 'POST' }),
    onSuccess(made) {
      queryClient.setQueryData([ADDRESS_URL], made)
      if (path) toast({ title: words.renewed })
    },
    onError: (error) => toast({ title: failureText(error), variant: 'destructive' }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Drawer title={words.title} closeLabel={words.close} onClose={onClose}>
        <div className="cal-address">
          <p>{words.lead}</p>
          <p className="soft">{words.told}</p>
          {query.isPending && <SkeletonRows rows={1} />}
          {query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
          {query.data && path === null && (
            <Button className="btn" isBusy={renew.isPending} onClick={() => renew.mutate()}>
              {words.make}
            </Button>
          )}
          {path !== null && (
            <>
              <Address path={path} />
              <p>{words.google}</p>
              <p>{words.apple}</p>
              <p className="soft">{words.delay}</p>
              <button type="button" className="text-link" onClick={() => setAsking(true)}>
                {words.renew}
              </button>
            </>
          )}
          <p className="soft">{words.oneWay}</p>
        </div>
      </Drawer>
      {isAsking && (
        <ConfirmDialog
          title={words.renewTitle}
          consequence={words.renewText}
          act={words.renewAct}
          leave={words.renewLeave}
          isBusy={renew.isPending}
          onAct={() => renew.mutate()}
          onLeave={() => setAsking(false)}
        />
      )}
    </>
  )
}
