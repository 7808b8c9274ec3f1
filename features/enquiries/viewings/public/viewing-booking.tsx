import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { INQUIRY_ID } from '#features/nest/property-link.ts'
import type { FormFieldProps } from '#platform/forms/form-field.tsx'
import type { FormAnswer } from '#platform/forms/form-values.ts'
import { PublicForm } from '#platform/forms/public-form.tsx'
import { Button } from '#ui/button.tsx'
import { RadioChoices } from '#ui/choices.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { Skeleton, Waiting } from '#ui/skeleton.tsx'
import { ToastProvider } from '#ui/toast.tsx'
import { viewingForm } from '../viewing.form.ts'
import { viewingFormMessages } from '../viewing-form-messages.ts'
import type { ViewingSlots } from '../viewing-slots.ts'
import { VIEWING_KINDS, type ViewingKind } from '../viewing-status.ts'
import { bookingMessages } from './booking-messages.ts'
import { aboutOf, type BookingSubject } from './booking-subject.ts'
import { DayChoice, StartChoice, shownDay } from './slot-choice.tsx'
import { type GivenSlots, useSlots } from './use-slots.ts'
import { useZone, ZoneField } from './zone-field.tsx'

/** Where no time can be had here. Whoever asks for a callback is offered the calendar elsewhere too, once we know of them. */
function OtherWays({ path }: Pick<BookingSubject, 'path'>) {
  const words = useMessages(bookingMessages)
  return (
    <p className="acts">
      <SiteLink className="btn btn--line" to={`${path}/callback`}>
        {words.callback}
      </SiteLink>
      <SiteLink className="text-link" to={`${path}#${INQUIRY_ID}`}>
        {words.enquiry}
      </SiteLink>
    </p>
  )
}

interface StartsProps extends Omit<Parameters<typeof StartChoice>[0], 'error' | 'taken' | 'chosen' | 'onStart'> {
  shown: FormFieldProps
  /** The server knew better: the times are older than they look. */
  onStale: () => void
}

/** The field of the form: what was chosen, and what became of it. */
function Starts({ shown, onStale, ...rest }: StartsProps) {
  const { error, defaultValue } = shown
  const given = typeof defaultValue === 'string' && defaultValue !== '' ? defaultValue : null
  const chosen = useRef(given)
  const [taken, setTaken] = useState(error ? given : null)
  const stale = useEffectEvent(() => {
    if (!chosen.current) return
    setTaken(chosen.current)
    onStale()
  })
  useEffect(() => {
    if (error) stale()
  }, [error])
  return (
    <StartChoice
      {...rest}
      error={error}
      taken={taken}
      chosen={given}
      isFocused={shown.isFocused}
      onStart={(start) => {
        chosen.current = start
      }}
    />
  )
}

interface RequestProps {
  subject: BookingSubject
  kind: ViewingKind
  zone: string
  slots: ViewingSlots
  day: string
  onStale: () => void
}

function Request({ subject, kind, zone, slots, day, onStale }: RequestProps) {
  const words = useMessages(viewingFormMessages)
  const { ids, draftKey } = aboutOf(subject)
  return (
    <ToastProvider>
      <div className="ask" id="times">
        <PublicForm
          form={viewingForm}
          words={words}
          url="/api/viewings"
          toSubmission={(answers) => answers}
          initial={{ ...ids, timeZone: zone }}
          draftKey={draftKey}
          page={`${subject.path}/viewing`}
          draw={{
            kind: ({ name }) => <input type="hidden" name={name} value={kind} />,
            startsAt: (shown) => <Starts shown={shown} slots={slots} day={day} zone={zone} onStale={onStale} />,
          }}
          className="ask__form"
          fieldsClassName="ask__fields"
        />
      </div>
    </ToastProvider>
  )
}

interface Props {
  subject: BookingSubject
  /** Of a page; a panel asks by itself. */
  given?: GivenSlots | null
}

/** How, on which day, at what time, and who comes. Without scripts the upper half is a form that asks the page again. */
export function ViewingBooking({ subject, given = null }: Props) {
  const words = useMessages(bookingMessages)
  const [kind, setKind] = useState<ViewingKind>(given?.kind ?? 'in-person')
  const [asked, setAsked] = useState(given?.day ?? null)
  const { zone, setZone } = useZone(given?.zone ?? null)
  const { slots, isLost, isAsking, askAgain } = useSlots(subject, kind, given)
  const returned = useActionData<FormAnswer>()
  // What was sent without scripts comes back with its own day.
  const returnedStart = returned?.form === viewingForm.name ? String(returned.values.startsAt ?? '') : ''
  const day = slots && shownDay(slots, asked ?? (returnedStart.slice(0, 10) || null))
  const kinds = slots?.kinds ?? VIEWING_KINDS

  const choose = (event: SyntheticEvent) => event.preventDefault()
  return (
    <div className="booking">
      <form className="booking__when" action="#times" onSubmit={choose} aria-label={words.day}>
        <FieldGroup label={words.kind} isWide>
          <RadioChoices
            name="kind"
            options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
            defaultValue={kind}
            onChange={(value) => setKind(value as ViewingKind)}
          />
        </FieldGroup>
        {slots && day && <DayChoice key={kind + slots.days.length} slots={slots} day={day.day} onDay={setAsked} />}
        <ZoneField zone={zone} onZone={setZone} />
        <button type="submit" className="btn btn--line booking__plain">
          {words.zone.show}
        </button>
      </form>
      {/* What is heard when the kind changes. */}
      <p className="sr" role="status">
        {slots && (day ? words.found(slots.days.length) : words.none)}
      </p>
      {!slots && !isLost && (
        <Waiting label={words.wait} className="booking__wait">
          <Skeleton height="1.5rem" width="40%" />
          <Skeleton height="6rem" />
        </Waiting>
      )}
      {slots && day && (
        <Request subject={subject} kind={kind} zone={zone} slots={slots} day={day.day} onStale={askAgain} />
      )}
      {isLost || (slots && !day) ? (
        <div className="booking__none">
          {isLost ? (
            <p role="alert">
              {words.lost}{' '}
              <Button className="text-link" isBusy={isAsking} onClick={askAgain}>
                {words.again}
              </Button>
            </p>
          ) : (
            <>
              <h3>{words.none}</h3>
              <p className="soft">{kind === 'video' && kinds.length > 1 ? words.noneByVideo : words.noneText}</p>
            </>
          )}
          <OtherWays path={subject.path} />
        </div>
      ) : (
        <p className="booking__more small">
          <SiteLink className="text-link" to={`${subject.path}/callback`}>
            {words.callback}
          </SiteLink>
        </p>
      )}
    </div>
  )
}
