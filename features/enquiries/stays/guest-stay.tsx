import type { ReactNode } from 'react'
import { phoneLink, whatsappLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { guestMessages } from './guest-messages.ts'
import type { GuestPage } from './guest-page.server.ts'
import type { GuestAct } from './stay.public.ts'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gstay__part">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Price({ price }: Pick<GuestPage, 'price'>) {
  return (
    <section className="gstay__ledger">
      <h2>{price.title}</h2>
      <dl className="gstay__price">
        {[...price.lines, price.total].map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {price.deposit && (
        <p className="gstay__sum small soft">
          <span>{price.deposit.label}</span> <span>{price.deposit.amount}</span>
        </p>
      )}
    </section>
  )
}

/** Where a link is over, pressing makes another. A form, so that it works without scripts too. */
function PayNow({ payment: { id, way, linkUrl } }: { payment: GuestPage['payments'][number] }) {
  const { payments: words } = useMessages(guestMessages)
  if (way === 'being-made' || way === 'on-its-way') return <p className="small">{words.waits[way]}</p>
  if (way === 'new-link')
    return (
      <form method="post" className="acts">
        <button type="submit" className="btn" name="pay" value={id}>
          {words.pay}
        </button>
      </form>
    )
  return linkUrl ? (
    <p className="acts">
      <a className="btn" href={linkUrl} rel="noreferrer">
        {words.pay}
      </a>
    </p>
  ) : null
}

/** Paying happens on the provider's own page: nothing of a card ever comes here. */
function Payments({ payments }: Pick<GuestPage, 'payments'>) {
  const { payments: words } = useMessages(guestMessages)
  if (payments.length === 0) return null
  return (
    <Part title={words.title}>
      <ul className="gstay__payments">
        {payments.map((payment) => (
          <li key={payment.id}>
            <p className="gstay__sum">
              <span>{payment.label}</span> <strong>{payment.amount}</strong>
            </p>
            <p className="small soft">{payment.state}</p>
            {payment.note && <p className="gstay__text small">{payment.note}</p>}
            <PayNow payment={payment} />
          </li>
        ))}
      </ul>
      {payments.some(({ way }) => way === 'by-hand') && <p className="small soft">{words.byHand}</p>}
    </Part>
  )
}

interface ActProps {
  act: GuestAct
  label: string
  version: string
  isSolid?: boolean
}

/** A form each, so that it works without scripts too. */
function Act({ act, label, version, isSolid = false }: ActProps) {
  return (
    <form method="post">
      <input type="hidden" name="version" value={version} />
      <button type="submit" name="act" value={act} className={isSolid ? 'btn' : 'btn btn--line'}>
        {label}
      </button>
    </form>
  )
}

/** The one thing that is asked of the guest now, and beside it the way out. */
function Asked({ acts, version }: Pick<GuestPage, 'acts' | 'version'>) {
  const words = useMessages(guestMessages)
  const asked = (['confirm', 'accept', 'decline'] as const).filter((act) => acts.includes(act))
  if (asked.length === 0) return null
  return (
    <div className="acts">
      {asked.map((act) => (
        <Act key={act} act={act} label={words.acts[act]} version={version} isSolid={act !== 'decline'} />
      ))}
    </div>
  )
}

function Head({ stay, notice }: Pick<Props, 'stay' | 'notice'>) {
  const words = useMessages(guestMessages)
  const { status, reference, heldUntil, awaitsVisitor, acts } = stay
  const { title, text } = stay.isOfferOver ? words.offerOver : words.states[status]
  const isOver = stay.isOver && status === 'confirmed'
  const isKept = status !== 'pending' || heldUntil !== null
  const confirmFirst = acts.includes('confirm') ? words.confirmHere : words.confirmFirst
  const lead = isOver
    ? words.over
    : awaitsVisitor && heldUntil
      ? confirmFirst(heldUntil)
      : isKept
        ? text
        : words.notKept
  return (
    <header className="gstay__head">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {notice && <p role="alert">{notice}</p>}
      <dl className="gstay__marks">
        <div>
          <dt>{words.reference}</dt>
          <dd className="gstay__reference">{reference}</dd>
        </div>
        {heldUntil && (
          <div>
            <dt>{words.heldUntil}</dt>
            <dd>{heldUntil}</dd>
          </div>
        )}
      </dl>
      <Asked {...stay} />
    </header>
  )
}

function Reach({ adviser }: Pick<GuestPage, 'adviser'>) {
  const words = useMessages(guestMessages)
  const { company } = useSite()
  const phone = adviser?.phone ?? company.phone
  return (
    <Part title={words.reach}>
      {adviser?.name && <p>{words.adviser(adviser.name)}</p>}
      <p className="acts">
        <a className="text-link" href={phoneLink({ phone })}>
          {words.call} {phone}
        </a>
        <a className="text-link" href={whatsappLink(company)} target="_blank" rel="noreferrer">
          {words.whatsapp}
        </a>
      </p>
    </Part>
  )
}

/** By the terms, and not by one slip of a finger: the consequence stands before the button. */
function Cancelling({ stay: { terms, keptNow, acts, version } }: Pick<Props, 'stay'>) {
  const words = useMessages(guestMessages)
  if (!acts.includes('cancel')) return null
  return (
    <Part title={words.cancelTitle}>
      <ul>
        {terms.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <details>
        <summary className="text-link">{words.acts.cancel}</summary>
        <p>{keptNow}</p>
        <Act act="cancel" label={words.cancelSure} version={version} />
      </details>
    </Part>
  )
}

interface Props {
  stay: GuestPage
  /** Why what was pressed could not be done. */
  notice: string | undefined
  /** Address of the calendar file. */
  calendar: string
}

/** All that a guest has to know of their stay, and what they can do about it. */
export function GuestStay({ stay, notice, calendar }: Props) {
  const words = useMessages(guestMessages)
  const isToCome = stay.status === 'confirmed' && !stay.isOver
  return (
    <article className="wrap gstay">
      <Head stay={stay} notice={notice} />
      <div className="gstay__pic">
        <PictureImage picture={stay.picture} sizes="(min-width: 62rem) 42vw, 100vw" alt="" isLead />
      </div>
      <div className="gstay__main">
        {stay.said && (
          <Part title={words.said}>
            <p className="gstay__text" dir="auto">
              {stay.said}
            </p>
          </Part>
        )}
        <Part title={words.stay}>
          <dl className="gstay__facts">
            {stay.facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="acts">
            <a className="btn btn--line" href={calendar} download>
              {words.calendar}
            </a>
            {stay.home && (
              <SiteLink className="text-link" to={stay.home}>
                {words.home}
              </SiteLink>
            )}
          </div>
        </Part>
        {isToCome && (
          <>
            <Part title={words.arrival}>
              <p className="gstay__text">{stay.arrivalNotes ?? words.arrivalLater}</p>
            </Part>
            <Part title={words.bring}>
              <p className="gstay__text">{words.bringText}</p>
            </Part>
          </>
        )}
        {stay.houseRules && (
          <Part title={words.rules}>
            <p className="gstay__text">{stay.houseRules}</p>
          </Part>
        )}
      </div>
      <div className="gstay__side">
        <Price price={stay.price} />
        <Payments payments={stay.payments} />
        <Reach adviser={stay.adviser} />
        <Cancelling stay={stay} />
        <p className="small soft">{words.privateNote}</p>
      </div>
    </article>
  )
}
