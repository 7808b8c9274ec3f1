import { phoneLink, whatsappLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { guestMessages } from './guest-messages.ts'
import type { GuestAct, GuestPage } from './guest-page.server.ts'

function Facts({ title, facts }: { title: string; facts: GuestPage['facts'] }) {
  return (
    <div className="sent__part">
      <h2>{title}</h2>
      <dl className="sent__facts">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Price({ price }: Pick<GuestPage, 'price'>) {
  return (
    <div className="sent__part">
      <h2>{price.title}</h2>
      <dl className="sent__price">
        {[...price.lines, price.total].map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {price.deposit && (
        <p className="small">
          {price.deposit.label}: {price.deposit.amount}
        </p>
      )}
    </div>
  )
}

/** A form each, so that it works without scripts too. */
function Act({ act, label, isSolid = false }: { act: GuestAct; label: string; isSolid?: boolean }) {
  return (
    <form method="post">
      <button type="submit" name="act" value={act} className={isSolid ? 'btn' : 'btn btn--line'}>
        {label}
      </button>
    </form>
  )
}

const SOLID = ['confirm', 'accept'] as const satisfies GuestAct[]

function Reach({ adviser }: Pick<GuestPage, 'adviser'>) {
  const words = useMessages(guestMessages)
  const { company } = useSite()
  return (
    <div className="sent__part">
      <h2>{words.reach}</h2>
      {adviser && <p>{words.adviser(adviser)}</p>}
      <p className="acts">
        <a className="text-link" href={phoneLink(company)}>
          {words.call} {company.phone}
        </a>
        <a className="text-link" href={whatsappLink(company)} target="_blank" rel="noreferrer">
          {words.whatsapp}
        </a>
      </p>
    </div>
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
  const { status, reference, heldUntil, awaitsVisitor, acts } = stay
  const { title, text } = words.states[status]
  const isFirm = status === 'confirmed'
  const solid = SOLID.filter((act) => acts.includes(act))
  return (
    <section className="sent" aria-labelledby="stay">
      <h1 id="stay">{title}</h1>
      <p className="lead">
        {stay.isOver && isFirm ? words.over : awaitsVisitor && heldUntil ? words.confirmFirst(heldUntil) : text}
      </p>
      {notice && <p role="alert">{notice}</p>}
      <dl className="sent__marks">
        <div>
          <dt>{words.reference}</dt>
          <dd className="sent__reference">{reference}</dd>
        </div>
        {heldUntil && (
          <div>
            <dt>{words.heldUntil}</dt>
            <dd>{heldUntil}</dd>
          </div>
        )}
      </dl>
      {stay.said && (
        <div className="sent__part">
          <h2>{words.said}</h2>
          <p className="sent__text" dir="auto">
            {stay.said}
          </p>
        </div>
      )}
      <div className="acts">
        {solid.map((act) => (
          <Act key={act} act={act} label={words.acts[act]} isSolid />
        ))}
        {acts.includes('decline') && <Act act="decline" label={words.acts.decline} />}
      </div>
      <Facts title={words.stay} facts={stay.facts} />
      <Price price={stay.price} />
      {isFirm && !stay.isOver && (
        <>
          <div className="sent__part">
            <h2>{words.arrival}</h2>
            <p className="sent__text">{stay.arrivalNotes ?? words.arrivalLater}</p>
          </div>
          <div className="sent__part">
            <h2>{words.bring}</h2>
            <p>{words.bringText}</p>
          </div>
        </>
      )}
      {stay.houseRules && (
        <div className="sent__part">
          <h2>{words.rules}</h2>
          <p className="sent__text">{stay.houseRules}</p>
        </div>
      )}
      <Reach adviser={stay.adviser} />
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
      {acts.includes('cancel') && (
        <div className="sent__part">
          <h2>{words.cancelTitle}</h2>
          <ul>
            {stay.terms.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <details>
            <summary className="text-link">{words.acts.cancel}</summary>
            <p>{stay.keptNow}</p>
            <Act act="cancel" label={words.cancelSure} />
          </details>
        </div>
      )}
      <p className="small soft">{words.privateNote}</p>
    </section>
  )
}
