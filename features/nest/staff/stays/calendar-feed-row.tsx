import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '#platform/foreign-fetch/problem-messages.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffCalendarFeed } from '../../stays/calendar-feeds/calendar-feed.public.ts'
import { RenameCalendar } from './calendar-dialogs.tsx'
import { calendarMessages, FEED_TONES } from './calendar-messages.ts'
import { feedUrl, useFailed, useRangeText, useRead, useReloadCalendars } from './calendar-requests.ts'
import { CalendarAddress } from './own-calendar-address.tsx'

interface Props {
  propertyId: number
  feed: StaffCalendarFeed
}

/** More is not read, and seldom is more. */
const MOST_RANGES = 12

function Ranges({ ranges }: { ranges: StaffCalendarFeed['vanished'] }) {
  const { more } = useMessages(calendarMessages)
  const rangeText = useRangeText()
  const shown = ranges.slice(0, MOST_RANGES).map(rangeText)
  if (ranges.length > MOST_RANGES) shown.push(more(ranges.length - MOST_RANGES))
  return (
    <ul className="small">
      {shown.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** It says so much less that nothing is freed until somebody has looked. */
function Suspicious({ propertyId, feed }: Props) {
  const { suspicious: words } = useMessages(calendarMessages)
  const toast = useToast()
  const reload = useReloadCalendars(propertyId)
  const onError = useFailed(reload)
  const [isAsked, setAsked] = useState(false)
  const { id, name, vanished, lastProblem } = feed
  const free = useMutation({
    // What is on the screen is what is freed: the server refuses it where more is gone by now.
    mutationFn: () => callApi(`${feedUrl(id)}/free`, { method: 'POST', body: { vanished } }),
    async onSuccess() {
      await reload()
      toast({ title: words.freed, description: name })
    },
    onError,
    onSettled: () => setAsked(false),
  })
  return (
    <>
      <p className="small source__problem">{lastProblem ? words.partText : words.text}</p>
      <Ranges ranges={vanished} />
      <div className="source__acts">
        <button type="button" className="text-link" onClick={() => setAsked(true)}>
          {words.free}
          <span className="sr"> ({name})</span>
        </button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={words.freeTitle}
          consequence={words.freeText(vanished.length)}
          act={free.isPending ? words.freeing : words.freeAct}
          leave={words.leave}
          isBusy={free.isPending}
          onAct={() => free.mutate()}
          onLeave={() => setAsked(false)}
        />
      )}
    </>
  )
}

/** One calendar of somebody else's: what it holds, how its last look went, and what can be done about it. */
export function CalendarFeedRow({ propertyId, feed }: Props) {
  const words = useMessages(calendarMessages)
  const { feeds, own } = words
  const { locale } = useSite()
  const toast = useToast()
  const reload = useReloadCalendars(propertyId)
  const onError = useFailed(reload)
  const read = useRead(propertyId)
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const { id, name, state, lastProblem, lastReadAt, lastSuccessAt, nextReadAt, nightsHeld, leftOut, toldBack } = feed
  const remove = useMutation({
    mutationFn: () => callApi(feedUrl(id), { method: 'DELETE' }),
    async onSuccess() {
      await reload()
      toast({ title: feeds.removed(name) })
    },
    onError,
    onSettled: () => setOpen(null),
  })
  const when = (iso: string) => unbrokenDateTime(iso, locale)
  const named = <span className="sr"> {name}</span>
  return (
    <li className="source">
      <div className="source__head">
        <h4 dir="auto">{name}</h4>
        {lastReadAt && <Badge tone={FEED_TONES[state]}>{feeds.states[state]}</Badge>}
      </div>
      <p className="small soft">
        {lastReadAt ? feeds.readAt(when(lastReadAt)) : feeds.never}
        {' · '}
        {feeds.holds(nightsHeld)}
      </p>
      {lastProblem && (
        <p className="small source__problem">
          {problemText(words, lastProblem)}{' '}
          <span className="soft">
            {lastSuccessAt && `${feeds.lastGood(when(lastSuccessAt))} `}
            {feeds.nextRead(when(nextReadAt))}
          </span>
        </p>
      )}
      {state === 'suspicious' && <Suspicious propertyId={propertyId} feed={feed} />}
      {leftOut.length > 0 && (
        <>
          <p className="small soft">{words.leftOut}</p>
          <Ranges ranges={leftOut} />
        </>
      )}
      {toldBack.length > 0 && (
        <>
          <p className="small soft">{words.toldBack}</p>
          <Ranges ranges={toldBack} />
        </>
      )}
      <p className="small soft">{own.forHint(name)}</p>
      <CalendarAddress path={feed.ownPath} label={own.forFeed(name)} />
      <div className="source__acts">
        <Button
          className="text-link"
          isBusy={read.isPending}
          busyLabel={feeds.reading}
          onClick={() => read.mutate({ id, name })}
        >
          {feeds.read}
          {named}
        </Button>
        <button type="button" className="text-link" onClick={() => setOpen('rename')}>
          {feeds.rename}
          {named}
        </button>
        <button type="button" className="text-link" onClick={() => setOpen('remove')}>
          {feeds.remove}
          {named}
        </button>
      </div>
      {open === 'rename' && <RenameCalendar propertyId={propertyId} feed={feed} onClose={() => setOpen(null)} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={feeds.removeTitle(name)}
          consequence={feeds.removeText(nightsHeld)}
          act={feeds.removeAct}
          leave={feeds.leave}
          isBusy={remove.isPending}
          onAct={() => remove.mutate()}
          onLeave={() => setOpen(null)}
        />
      )}
    </li>
  )
}
