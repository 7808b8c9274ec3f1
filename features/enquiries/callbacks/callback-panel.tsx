import { useState } from 'react'
import type { FormFieldProps } from '#platform/forms/form-field.tsx'
import { PublicForm } from '#platform/forms/public-form.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { type OpeningHours, schedulerLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { ToastProvider } from '#ui/toast.tsx'
import { bookingMessages } from '../viewings/public/booking-messages.ts'
import { aboutOf, type BookingSubject } from '../viewings/public/booking-subject.ts'
import { useZone, ZoneField } from '../viewings/public/zone-field.tsx'
import { callbackForm } from './callback.form.ts'
import { callbackMessages } from './callback-messages.ts'
import { callbackStretches } from './callback-times.ts'
import { sayStretchOfCallback } from './say-callback.ts'

/** Each with the next stretch in which that is, on both clocks. */
function TimeChoice({ shown, zone, hours }: { shown: FormFieldProps; zone: string; hours: OpeningHours | null }) {
  const { locale } = useSite()
  // Once per look at the form: a text that changes while it is read is worse than one of a minute ago.
  const [stretches] = useState(() => callbackStretches(hours))
  const { name, label, error, defaultValue, choices = {}, isFocused } = shown
  return (
    <FieldGroup label={label} error={error} isWide>
      <div className="ticks ticks--one call-times">
        {stretches.map((stretch, place) => (
          <label key={stretch.time}>
            <input
              type="radio"
              name={name}
              value={stretch.time}
              required
              defaultChecked={stretch.time === defaultValue}
              {...(isFocused && place === 0 && { autoFocus: true })}
            />
            <span>
              {choices[stretch.time]}
              <small className="soft">{sayStretchOfCallback(stretch, zone || null, locale)}</small>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

interface Props {
  /** None: about the house. */
  subject: BookingSubject | null
  hours: OpeningHours | null
  /** Of the address, where there are no scripts. */
  givenZone?: string | null
}

/** "Request a callback": a name, a number, and when. */
export function CallbackPanel({ subject, hours, givenZone = null }: Props) {
  const words = useMessages(callbackMessages)
  const { zone: zoneWords } = useMessages(bookingMessages)
  const { company } = useSite()
  const { zone, setZone } = useZone(givenZone)
  const { ids, draftKey } = aboutOf(subject)
  return (
    <div className="booking">
      {/* A browser that runs scripts says by itself where it is. */}
      <noscript>
        <form className="booking__when" action="#call" aria-label={zoneWords.label}>
          <ZoneField zone={zone} onZone={setZone} />
          <button type="submit" className="btn btn--line">
            {zoneWords.show}
          </button>
        </form>
      </noscript>
      <ToastProvider>
        <div className="ask" id="call">
          <PublicForm
            form={callbackForm}
            words={words.form}
            url="/api/callbacks"
            toSubmission={(answers) => answers}
            initial={{ ...ids, timeZone: zone }}
            draftKey={draftKey || undefined}
            page={`${subject?.path ?? ''}/callback`}
            draw={{ time: (shown) => <TimeChoice shown={shown} zone={zone} hours={hours} /> }}
            className="ask__form"
            fieldsClassName="ask__fields"
            // Who chooses a time elsewhere is known to us by then.
            onceSent={
              <a
                className="text-link"
                href={subject ? schedulerLink(company, subject.reference) : company.schedulerUrl}
                target="_blank"
                rel="noreferrer"
              >
                {words.scheduler} <span className="sr">{words.newTab}</span>
              </a>
            }
          />
        </div>
      </ToastProvider>
    </div>
  )
}
