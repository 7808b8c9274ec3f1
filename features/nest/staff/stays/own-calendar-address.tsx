import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { useCopiedAddress } from '#ui/use-copied-address.ts'
import { calendarMessages } from './calendar-messages.ts'
import { calendarsUrl, useFailed, useReloadCalendars } from './calendar-requests.ts'

/** An address to be handed on: it can be read, selected and copied. */
export function CalendarAddress({ path, label }: { path: string; label: string }) {
  const { own: words } = useMessages(calendarMessages)
  const { publicUrl } = useSite()
  const id = useId()
  const address = publicUrl + path
  const { field, outcome, copy } = useCopiedAddress(address)

  return (
    <div className="feed__address">
      <label htmlFor={id} className="sr">
        {label}
      </label>
      <div className="field">
        <input id={id} {...field} />
      </div>
      <button type="button" className="text-link" onClick={copy}>
        {words.copy}
        <span className="sr"> ({label})</span>
      </button>
      <p role="status" className="feed__outcome small">
        {outcome && words[outcome]}
      </p>
    </div>
  )
}

/** Our calendar of the home: its address, and another one where the old has come into wrong hands. */
export function OwnCalendar({ propertyId, path }: { propertyId: number; path: string }) {
  const { own: words } = useMessages(calendarMessages)
  const toast = useToast()
  const reload = useReloadCalendars(propertyId)
  const onError = useFailed(reload)
  const [isAsked, setAsked] = useState(false)
  const renew = useMutation({
    mutationFn: () => callApi(`${calendarsUrl(propertyId)}/address`, { method: 'POST' }),
    async onSuccess() {
      await reload()
      toast({ title: words.renewed })
    },
    onError,
    onSettled: () => setAsked(false),
  })
  return (
    <section className="source">
      <div className="source__head">
        <h4>{words.title}</h4>
      </div>
      <p className="small soft">{words.hint}</p>
      <CalendarAddress path={path} label={words.label} />
      <div className="source__acts">
        <button type="button" className="text-link" onClick={() => setAsked(true)}>
          {words.renew}
        </button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={words.renewTitle}
          consequence={words.renewText}
          act={renew.isPending ? words.renewing : words.renewAct}
          leave={words.leave}
          isBusy={renew.isPending}
          onAct={() => renew.mutate()}
          onLeave={() => setAsked(false)}
        />
      )}
    </section>
  )
}
