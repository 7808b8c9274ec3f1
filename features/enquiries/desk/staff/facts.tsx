import type { Locale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { ownEntry } from '#common/own-entry.ts'
import { isPlainRequest } from '#features/mobility/hire/hire-rules.ts'
import type { HireQuote } from '#features/mobility/hire/quote.ts'
import { DakarTime } from '#platform/staff-kit/ui/dakar-clock.tsx'
import { isLong, unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffBooking } from '../../bookings/list-bookings.server.ts'
import type { StaffContact } from '../../contact/list-contacts.server.ts'
import type { StaffInquiry } from '../../inquiry/list-inquiries.server.ts'
import { referenceOf, type SubmissionKind } from '../../reference.ts'
import { taskKindWords } from '../../tasks/task-words.ts'
import { readHire } from '../readable-answers.ts'
import { submissionMessages } from '../submission-messages.ts'
import { ContactAnswers } from './contact-answers.tsx'
import { hireMessages } from './hire-messages.ts'
import { useHoldWords } from './use-hold-words.ts'

interface Props {
  /** Empty: staff wrote down somebody whose number alone is known. */
  email: string
  phone: string | null
}

/** How to reach whoever wrote. Stands in a list of facts. */
function ReachFacts({ email, phone }: Props) {
  const { contacts: words } = useMessages(submissionMessages)
  return (
    <>
      {email && (
        <div className="enquiry__long">
          <dt>{words.email}</dt>
          <dd>
            <a className="enquiry__about" href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a className="enquiry__about" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi>{phone}</bdi>
            </a>
          </dd>
        </div>
      )}
    </>
  )
}

interface Received {
  kind: SubmissionKind
  id: number
  createdAt: string
  locale: Locale
}

/** What the visitor calls it by, when it came, and the language to answer in. Stands in a list of facts. */
function ReceivedFacts({ kind, id, createdAt, locale: writtenIn }: Received) {
  const { contacts: words } = useMessages(submissionMessages)
  return (
    <>
      <div>
        <dt>{words.reference}</dt>
        <dd>{referenceOf({ kind, id })}</dd>
      </div>
      <div>
        <dt>{words.received}</dt>
        <dd>
          <DakarTime iso={createdAt} />
        </dd>
      </div>
      <div>
        <dt>{words.writtenIn}</dt>
        <dd>{words.languages[writtenIn]}</dd>
      </div>
    </>
  )
}

/** What the visitor was told it would cost, line by line, in francs as it is billed. */
function BookingQuote({ quote }: { quote: HireQuote }) {
  const { quote: words } = useMessages(submissionMessages).bookings
  const francs = (amount: string) => formatMoney(amount, 'XOF')
  return (
    <div className="enquiry__message">
      <h4>{words.title}</h4>
      <dl className="enquiry__quote">
        {quote.lines.map((line) => (
          <div key={line.item}>
            <dt>
              {words.items[line.item]}
              {line.amount !== null && `, ${words.times(line.days, francs(line.pricePerDay))}`}
            </dt>
            <dd>{line.amount === null ? words.open : francs(line.amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{quote.lines.some(({ amount }) => amount === null) ? words.totalSoFar : words.total}</dt>
          <dd>{francs(quote.total)}</dd>
        </div>
      </dl>
    </div>
  )
}

/** In their own words, in the language they wrote in. */
function Message({ title, text, locale }: { title: string; text: string | null; locale: string }) {
  if (!text) return null
  return (
    <div className="enquiry__message">
      <h4>{title}</h4>
      <p lang={locale} dir="auto">
        {text}
      </p>
    </div>
  )
}

/** All that somebody sent through one of the site's forms. */
export function ContactFactsPart({ contact }: { contact: StaffContact }) {
  const { contacts: words } = useMessages(submissionMessages)
  return (
    <>
      <dl className="enquiry__facts">
        <ReachFacts {...contact} />
        <div>
          <dt>{words.type}</dt>
          <dd>{words.types[contact.type]}</dd>
        </div>
        <ReceivedFacts kind="contact" {...contact} />
      </dl>
      <ContactAnswers contact={contact} />
      <Message title={words.message} text={contact.message} locale={contact.locale} />
    </>
  )
}

/** Where visitors see what it is about; null once they no longer can. */
function publicAddress({ isSubjectPublic, propertyId, investmentId }: StaffInquiry): string | null {
  if (!isSubjectPublic) return null
  if (propertyId !== null) return `/property/${propertyId}`
  return investmentId === null ? '/kais-mobility' : `/invest/${investmentId}`
}

function Subject({ inquiry }: { inquiry: StaffInquiry }) {
  const { inquiries: words } = useMessages(submissionMessages)
  const { locale } = useSite()
  // About the house: there is no listing that could be gone.
  if (inquiry.callbackAt && inquiry.inquiryType === 'general') return taskKindWords[locale].callback
  const address = publicAddress(inquiry)
  if (!address) return `${inquiry.subject}, ${words.gone}`
  return (
    <a className="enquiry__about" href={address} target="_blank" rel="noreferrer">
      {inquiry.subject} <span className="sr">{words.newTab}</span>
    </a>
  )
}

/** All that somebody asked on the page of a home, a project or a car. */
export function InquiryFactsPart({ inquiry }: { inquiry: StaffInquiry }) {
  const { contacts, inquiries: words } = useMessages(submissionMessages)
  return (
    <>
      <dl className="enquiry__facts">
        <div className="enquiry__long">
          <dt>{words.subject}</dt>
          <dd>
            <Subject inquiry={inquiry} />
          </dd>
        </div>
        <ReachFacts {...inquiry} />
        <div>
          <dt>{contacts.type}</dt>
          <dd>{ownEntry(words.types, inquiry.inquiryType) ?? inquiry.inquiryType}</dd>
        </div>
        <ReceivedFacts kind="inquiry" {...inquiry} />
      </dl>
      <Message title={contacts.message} text={inquiry.message} locale={inquiry.locale} />
    </>
  )
}

/** The hire as it was asked for, in the words of its form. The car and the special requests stand elsewhere. */
function HireFacts({ booking }: { booking: StaffBooking }) {
  const { bookings: words } = useMessages(submissionMessages)
  const { locale } = useSite()
  const hold = useHoldWords(booking)
  const answers = readHire(booking, locale, (moment) => unbrokenDateTime(moment.toISOString(), locale))
  return (
    <dl className="enquiry__facts">
      <div>
        <dt>{words.car}</dt>
        <dd>
          {booking.vehicleName ?? words.noCar}
          {booking.vehicleName && booking.bookingData.isOurChoice === true && ` (${words.ourChoice})`}
          {booking.vehicleName && (hold ? ` (${hold})` : !booking.isCarHeld && ` (${words.notHeld})`)}
        </dd>
      </div>
      {answers.map(({ key, label, text }) => (
        <div key={key} className={isLong(text) ? 'enquiry__long' : undefined}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** All that somebody said when they reserved a car, and what they were told it would cost. */
export function BookingFactsPart({ booking }: { booking: StaffBooking }) {
  const { bookings: words, contacts } = useMessages(submissionMessages)
  const written = useMessages(hireMessages)
  return (
    <>
      <dl className="enquiry__facts">
        <ReachFacts {...booking} />
        <div>
          <dt>{contacts.type}</dt>
          <dd>{isPlainRequest(booking) ? words.requestType : (ownEntry(words.types, booking.type) ?? booking.type)}</dd>
        </div>
        <ReceivedFacts kind="booking" {...booking} />
        {booking.userId !== null && (
          <div>
            <dt>{written.writtenByUs}</dt>
            <dd>{written.yes}</dd>
          </div>
        )}
      </dl>
      <HireFacts booking={booking} />
      {booking.quote && <BookingQuote quote={booking.quote} />}
      <Message title={words.requests} text={booking.message} locale={booking.locale} />
    </>
  )
}
