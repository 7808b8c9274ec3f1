import { type ReactNode, useState } from 'react'
import { Field } from '#ui/field.tsx'
import { phoneLink, whatsappLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { formatInZone } from '../in-zone.ts'
import type { VisitorViewing } from '../viewing.public.ts'
import type { ViewingSlots } from '../viewing-slots.ts'
import { LONGEST_REASON } from '../viewing-status.ts'
import { viewingWords } from '../viewing-words.ts'
import { bookingMessages } from './booking-messages.ts'
import { DayChoice, StartChoice, shownDay } from './slot-choice.tsx'
import { visitorPageMessages } from './visitor-page-messages.ts'
import { useZone, ZoneField } from './zone-field.tsx'

/** Why what was pressed could not be done, and what was typed. */
export interface VisitorRefusal {
  act: string
  notice: string
  problem: string | undefined
  startsAt: string | null
  reason: string
}

interface Props {
  viewing: VisitorViewing
  /** Of what they see, while it is on the site. */
  picture: Picture | undefined
  /** Where it can be moved to. */
  slots: ViewingSlots | null
  /** Of the address: the day that was asked for, and on whose clock. */
  asked: { day: string | null; zone: string | null }
  refusal: VisitorRefusal | undefined
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="gstay__part" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Head({ viewing, refusal, zone }: Pick<Props, 'viewing' | 'refusal'> & { zone: string }) {
  const words = useMessages(visitorPageMessages)
  const { locale } = useSite()
  const { status, reference, heldUntil, canConfirm, propertyId, investmentId, homePath } = viewing
  const { title, text } = words.states[status]
  const until = heldUntil && formatInZone(heldUntil, zone || null, locale)
  const lead = viewing.awaitsVisitor && until ? (canConfirm ? words.confirmHere : words.confirmFirst)(until) : text
  const isOver = ['missed', 'cancelled', 'lapsed'].includes(status)
  return (
    <header className="gstay__head">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {refusal && <p role="alert">{refusal.notice}</p>}
      <dl className="gstay__marks">
        <div>
          <dt>{words.reference}</dt>
          <dd className="gstay__reference">{reference}</dd>
        </div>
        {until && (
          <div>
            <dt>{words.heldUntil}</dt>
            <dd>{until}</dd>
          </div>
        )}
      </dl>
      {canConfirm && (
        <form method="post" className="acts">
          <button type="submit" className="btn" name="act" value="confirm">
            {words.confirm}
          </button>
        </form>
      )}
      {isOver && homePath && (propertyId ?? investmentId) !== null && (
        <p className="acts">
          <SiteLink className="btn" to={`${homePath}/viewing`}>
            {words.anew}
          </SiteLink>
        </p>
      )}
    </header>
  )
}

const isAhead = (status: VisitorViewing['status']) => status === 'asked' || status === 'confirmed'

/** Where to meet, or where to see each other. */
function Where({ viewing: { kind, place, videoUrl, status } }: Pick<Props, 'viewing'>) {
  const words = useMessages(visitorPageMessages)
  const { placeLater, videoLater } = useMessages(viewingWords)
  const outside = (href: string, label: string) => (
    <a className="text-link" href={href} target="_blank" rel="noreferrer">
      {label} <span className="sr">{words.newTab}</span>
    </a>
  )
  const isComing = isAhead(status)
  if (kind === 'video') return videoUrl ? outside(videoUrl, words.join) : isComing ? videoLater : null
  if (!place) return isComing ? placeLater : null
  return (
    <>
      <span dir="auto">{place}</span>{' '}
      {outside(`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`, words.map)}
    </>
  )
}

function Facts({ viewing, zone }: Pick<Props, 'viewing'> & { zone: string }) {
  const words = useMessages(visitorPageMessages)
  const { kinds } = useMessages(bookingMessages)
  const { locale } = useSite()
  const fact = (label: string, text: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{text}</dd>
    </div>
  )
  return (
    <Part title={words.viewing}>
      <dl className="gstay__facts">
        {fact(words.subject, viewing.subject)}
        {fact(words.when, formatInZone(viewing.startsAt, zone || null, locale))}
        {fact(words.how, kinds[viewing.kind])}
        {(isAhead(viewing.status) || viewing.place || viewing.videoUrl) &&
          fact(words.where, <Where viewing={viewing} />)}
        {viewing.adviserName && fact(words.with, viewing.adviserName)}
      </dl>
      <div className="acts">
        {viewing.calendarPath && (
          <a className="btn btn--line" href={viewing.calendarPath} download>
            {words.calendar}
          </a>
        )}
        {viewing.homePath && (
          <SiteLink className="text-link" to={viewing.homePath}>
            {words.home}
          </SiteLink>
        )}
      </div>
    </Part>
  )
}

type MovingProps = Omit<Props, 'picture'> & ReturnType<typeof useZone>

/** Opened, then chosen, then pressed: nobody moves a viewing by one slip of a finger. */
function Moving({ viewing, slots, asked, refusal, zone, setZone }: MovingProps) {
  const { move: words } = useMessages(visitorPageMessages)
  const refused = refusal?.act === 'move' ? refusal : undefined
  const [wanted, setWanted] = useState(asked.day ?? (refused?.startsAt ?? viewing.startsAt).slice(0, 10))
  if (!slots) return null
  const day = shownDay(slots, wanted)
  return (
    <Part title={words.title} id="move">
      <details open={asked.day !== null || refused !== undefined}>
        <summary className="text-link">{words.open}</summary>
        {day ? (
          <div className="booking">
            <p>{words.text}</p>
            <form
              className="booking__when"
              action="#move"
              onSubmit={(event) => event.preventDefault()}
              aria-label={words.title}
            >
              <DayChoice slots={slots} day={day.day} onDay={setWanted} />
              <ZoneField zone={zone} onZone={setZone} />
              <button type="submit" className="btn btn--line booking__plain">
                {words.show}
              </button>
            </form>
            <form method="post" className="booking__when">
              <StartChoice
                slots={slots}
                day={day.day}
                zone={zone}
                error={refused?.problem}
                taken={refused?.problem ? refused.startsAt : null}
                chosen={null}
              />
              <button type="submit" className="btn" name="act" value="move">
                {words.sure}
              </button>
            </form>
          </div>
        ) : (
          <p>{words.none}</p>
        )}
      </details>
    </Part>
  )
}

function Cancelling({ refusal }: Pick<Props, 'refusal'>) {
  const { cancel: words, optional } = useMessages(visitorPageMessages)
  const refused = refusal?.act === 'cancel' ? refusal : undefined
  return (
    <Part title={words.title}>
      <details open={refused !== undefined}>
        <summary className="text-link">{words.open}</summary>
        <form method="post" className="booking">
          <p>{words.text}</p>
          <Field label={words.reason} optionalMark={optional} error={refused?.problem}>
            {(control) => (
              <textarea name="reason" rows={2} maxLength={LONGEST_REASON} defaultValue={refused?.reason} {...control} />
            )}
          </Field>
          <p>
            <button type="submit" className="btn" name="act" value="cancel">
              {words.sure}
            </button>
          </p>
        </form>
      </details>
    </Part>
  )
}

function Reach({ viewing: { phone: own } }: Pick<Props, 'viewing'>) {
  const words = useMessages(visitorPageMessages)
  const { company } = useSite()
  const phone = own ?? company.phone
  return (
    <Part title={words.reach}>
      <p className="acts">
        <a className="text-link" href={phoneLink({ phone })}>
          {words.call} {phone}
        </a>
        <a className="text-link" href={whatsappLink(company)} target="_blank" rel="noreferrer">
          {words.whatsapp} <span className="sr">{words.newTab}</span>
        </a>
      </p>
    </Part>
  )
}

/** All that somebody has to know of their viewing, and what they can do about it. */
export function VisitorPage({ viewing, picture, slots, asked, refusal }: Props) {
  const words = useMessages(visitorPageMessages)
  const zone = useZone(asked.zone ?? viewing.timeZone)
  return (
    <article className="wrap gstay">
      <Head viewing={viewing} refusal={refusal} zone={zone.zone} />
      {picture && (
        <div className="gstay__pic">
          <PictureImage picture={picture} sizes="(min-width: 62rem) 42vw, 100vw" alt="" isLead />
        </div>
      )}
      <div className="gstay__main">
        {viewing.reason && (
          <Part title={words.said}>
            <p className="gstay__text" dir="auto">
              {viewing.reason}
            </p>
          </Part>
        )}
        <Facts viewing={viewing} zone={zone.zone} />
      </div>
      <div className="gstay__side">
        {viewing.mayMove && <Moving viewing={viewing} slots={slots} asked={asked} refusal={refusal} {...zone} />}
        {viewing.mayCancel && <Cancelling refusal={refusal} />}
        <Reach viewing={viewing} />
        {(viewing.mayMove || viewing.mayCancel) && <p className="small soft">{words.privateNote}</p>}
      </div>
    </article>
  )
}
