import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatClock } from '#common/dates.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { ApiError, callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Dialog } from '#ui/modal.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { LONGEST_REASON } from '../../../viewings/viewing-status.ts'
import { type BusySpan, type CalendarEntry, numberOf } from '../../calendar-entry.ts'
import { calendarMessages } from '../messages.ts'
import { useRoom } from '../room.ts'
import { sayTitle, sayWhen } from '../say-entry.ts'
import { useBusy } from '../use-entries.ts'
import { inTheWay } from './in-the-way.ts'
import { momentOf, movedTo, type Target } from './target.ts'

/** Whether anything else is there at that time, as the calendar knows it; what counts is what the house says when it is moved. */
function FreeOrNot({ entry }: { entry: CalendarEntry }) {
  const { move: words } = useMessages(calendarMessages)
  const { locale } = useSite()
  const { nameOf, now } = useRoom()
  const { data: busy, isError } = useBusy(entry.day, entry.lastDay, entry.propertyId, true)
  const times = ({ startsAt, endsAt }: BusySpan) =>
    `${formatClock(new Date(startsAt), locale)}–${formatClock(new Date(endsAt), locale)}`
  if (Date.parse(entry.startsAt ?? '') < now)
    return (
      <p className="cal-free" data-bad>
        {words.past}
      </p>
    )
  if (isError) return <p className="cal-free soft">{words.unknown}</p>
  if (!busy) return <p className="cal-free soft">{words.checking}</p>
  const met = inTheWay(busy, entry)
  if (met.length === 0)
    return (
      <p className="cal-free" data-good>
        {entry.personId === null ? words.freeNobody : words.free}
      </p>
    )
  return (
    <ul className="cal-free" data-bad>
      {met.map((span) => (
        <li key={`${span.startsAt} ${span.personId}`}>
          {span.personId === null
            ? words.homeBusy(times(span))
            : words.personBusy(nameOf(span.personId) ?? '', times(span))}
        </li>
      ))}
    </ul>
  )
}

/** Before a viewing has another time: who is told, why, and whether that time is free. */
export function MoveDialog({ entry, target }: { entry: CalendarEntry; target: Target }) {
  const words = useMessages(calendarMessages)
  const { optional } = useMessages(staffMessages)
  const { locale } = useSite()
  const { move } = useRoom()
  const toast = useToast()
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const there = movedTo(entry, target)
  const save = useMutation({
    mutationFn: () =>
      callApi(`/api/admin/viewings/${numberOf(entry)}`, {
        ...{ method: 'PATCH', version: entry.version },
        body: { startsAt: momentOf(target), ...(reason.trim() && { reason: reason.trim() }) },
      }),
    onSuccess() {
      toast({
        title: words.move.moved,
        description: words.move.movedText(sayTitle(entry, locale), sayWhen(there, words, locale)),
      })
      return move.endAsking()
    },
    // Taken, changed meanwhile, gone: it is back where it was. Where no answer came, or what was typed is refused, it is kept for another try.
    onError(error) {
      const fields = error instanceof ApiError ? Object.values(error.fields) : []
      toast({
        ...{ title: words.move.failed, variant: 'destructive' },
        description: [failureText(error), ...fields].join(' '),
      })
      return error instanceof ApiError && error.status < 500 && error.code !== 'invalid_input'
        ? move.endAsking()
        : undefined
    },
  })
  return (
    <Dialog
      title={words.move.title(sayTitle(entry, locale))}
      closeLabel={words.move.keep}
      isHeld={save.isPending}
      onClose={() => void move.endAsking()}
      end={
        <>
          <button type="button" className="text-link" onClick={() => save.isPending || void move.endAsking()}>
            {words.move.keep}
          </button>
          <Button className="btn" isBusy={save.isPending} onClick={() => save.mutate()}>
            {words.move.submit}
          </Button>
        </>
      }
    >
      <p>{words.move.told(sayWhen(there, words, locale))}</p>
      <p className="soft small">{words.move.was(sayWhen(entry, words, locale))}</p>
      <FreeOrNot entry={there} />
      <Field label={words.move.reason} optionalMark={optional} hint={words.move.reasonHint}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={({ target: { value } }) => setReason(value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
