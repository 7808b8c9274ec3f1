import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { shareOf } from '#features/nest/stays/quote-stay.ts'
import { unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffStay } from '../../stay.public.ts'
import { stayFacts, stayLedger } from '../../stay-facts.ts'
import { stayWords } from '../../stay-words.ts'
import { staysMessages } from '../messages.ts'
import { sayShortDay } from '../say-days.ts'
import { stayPageMessages } from './messages.ts'

/** How it stands, beyond its one word: until when, what was offered, what was kept. */
function State({ stay }: { stay: StaffStay }) {
  const words = useMessages(stayPageMessages)
  const { dates } = useMessages(staysMessages)
  const { locale } = useSite()
  const { status, holdUntil, awaitsVisitor, proposal, suspicion, cancelledBy, keptPercent, quote } = stay
  const until = holdUntil && unbrokenDateTime(holdUntil, locale)
  const isOver = status === 'expired' || (holdUntil !== null && Date.parse(holdUntil) <= Date.now())
  const isUnkept = status === 'pending' && holdUntil === null && suspicion === null
  const kept = formatMoney(shareOf(quote.total, keptPercent ?? 0), 'XOF')
  return (
    <>
      {isUnkept && <p className="stay-note">{words.notKept}</p>}
      {isOver && <p className="stay-note">{words.wasHeld}</p>}
      {!isOver && until && <p>{awaitsVisitor ? words.awaitsVisitor(until) : words.heldUntil(until)}</p>}
      {proposal && (
        <p>
          <b>{words.proposal}</b>{' '}
          {words.proposalText(
            dates(sayShortDay(proposal.arrival, locale), sayShortDay(proposal.departure, locale)),
            formatMoney(proposal.quote.total, 'XOF'),
          )}
        </p>
      )}
      {status === 'cancelled' && (
        <p>{cancelledBy === 'guest' ? words.cancelled.guest(keptPercent ?? 0, kept) : words.cancelled.staff}</p>
      )}
    </>
  )
}

function Said({ title, text, lang }: { title: string; text: string | null; lang: string }) {
  if (!text) return null
  return (
    <div>
      <h4>{title}</h4>
      <p className="timeline__text" dir="auto" lang={lang}>
        {text}
      </p>
    </div>
  )
}

/** Home, dates, guests, what it costs line by line, and what was said about it. */
export function FactsPart({ stay }: { stay: StaffStay }) {
  const words = useMessages(stayPageMessages)
  const told = useMessages(stayWords)
  const { locale } = useSite()
  const ledger = stayLedger(stay.quote, locale)
  return (
    <section className="lead-part" aria-labelledby="stay-facts">
      <h3 id="stay-facts">{words.facts}</h3>
      <State stay={stay} />
      <dl className="enquiry__facts">
        {stayFacts(stay, locale).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {stay.propertyId !== null && (
        <p>
          <a className="enquiry__about" href={`/property/${stay.propertyId}`} target="_blank" rel="noreferrer">
            {words.openHome(inLocale(locale, stay.homeTitle, stay.homeTitleFr))}{' '}
            <span className="sr">{words.newTab}</span>
          </a>
        </p>
      )}
      <table className="stay-ledger">
        <caption>{ledger.title}</caption>
        <tbody>
          {ledger.lines.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="num">{amount}</td>
            </tr>
          ))}
          <tr className="stay-ledger__total">
            <th scope="row">{ledger.total.label}</th>
            <td className="num">{ledger.total.amount}</td>
          </tr>
          {ledger.deposit && (
            <tr>
              <th scope="row">{ledger.deposit.label}</th>
              <td className="num">{ledger.deposit.amount}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="soft">{words.policy(told.policies[stay.terms.cancellation])}</p>
      <Said title={words.message} text={stay.message} lang={stay.locale} />
      <Said title={words.note} text={stay.proposal?.note ?? null} lang={stay.locale} />
      <Said title={words.reason} text={stay.reason} lang={stay.locale} />
      <p className="soft small">{words.received(unbrokenDateTime(stay.createdAt, locale))}</p>
    </section>
  )
}
