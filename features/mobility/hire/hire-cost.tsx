import { type Ref, useId } from 'react'
import { formatMoney } from '#common/money.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Price } from '#ui/price.tsx'
import { NoneFreeOffers, Offer, type OfferActs, TakenOffers } from './hire-offers.tsx'
import { sayMoment } from './hire-times.ts'
import type { FreeVehicle, HireCar } from './hire-types.ts'
import { type HireQuote, type QuoteLine, quoteHire } from './quote.ts'
import { BOOKING_ID } from './reservation.form.ts'
import { reservationMessages } from './reservation-messages.ts'
import { type HireAnswer, type HireQuestion, INTENT_FIELD, PRICE_INTENT } from './use-availability.ts'

interface Props extends OfferActs {
  question: HireQuestion | null
  answer: HireAnswer | null
  isChecking: boolean
  car: HireCar | undefined
  /** By its words on the screen: 'Luxury Sedan'. */
  category: string
  /** It is to be sent without a car. */
  isRequest: boolean
  /** On a page that came back. */
  wasTicked: boolean
  ref: Ref<HTMLElement>
}

/** What is billed is francs: the lines say so whatever the visitor reads prices in, and add up to the last one. */
function francs(amount: string): string {
  return formatMoney(amount, 'XOF')
}

function Line({ line, name }: { line: QuoteLine; name: string }) {
  const { cost } = useMessages(reservationMessages)
  const isKnown = line.amount !== null
  return (
    <div>
      <dt>
        {name}
        {isKnown && <small>{cost.times(line.days, francs(line.pricePerDay))}</small>}
      </dt>
      {isKnown ? <dd className="price">{francs(line.amount)}</dd> : <dd className="cost__open">{cost.toConfirm}</dd>}
    </div>
  )
}

function Sum({ label, amount }: { label: string; amount: string }) {
  const { cost } = useMessages(reservationMessages)
  const { currency } = useSite()
  return (
    <div className="sum">
      <dt>{label}</dt>
      <dd className="price">
        {francs(amount)}
        {currency !== 'XOF' && (
          <small>
            {cost.about} <Price amount={amount} />
          </small>
        )}
      </dd>
    </div>
  )
}

function Quote({ quote, carName }: { quote: HireQuote; carName: string }) {
  const { cost } = useMessages(reservationMessages)
  const isOpen = quote.lines.some(({ amount }) => amount === null)
  return (
    <>
      <dl>
        {quote.lines.map((line) => (
          <Line key={line.item} line={line} name={line.item === 'car' ? carName : cost.items[line.item]} />
        ))}
        <Sum label={isOpen ? cost.totalSoFar : cost.total} amount={quote.total} />
      </dl>
      <p className="micro soft">{cost.day}</p>
    </>
  )
}

function FreeCars({ free, onChoose }: Pick<Props, 'onChoose'> & { free: readonly FreeVehicle[] }) {
  const { cost } = useMessages(reservationMessages)
  const [cheapest] = free
  if (!cheapest) return null
  const open = cheapest.quote.lines.filter(({ amount }) => amount === null)
  const hasChauffeur = cheapest.quote.lines.some(({ item }) => item === 'chauffeur')
  return (
    <>
      <dl>
        {free.map(({ id, name, quote }) => (
          <div key={id}>
            <dt>
              <Offer intent="car" value={id} className="text-link" onPress={onChoose && (() => onChoose(id))}>
                {cost.take(name)}
              </Offer>
            </dt>
            <dd className="price">{francs(quote.total)}</dd>
          </div>
        ))}
        {open.map((line) => (
          <Line key={line.item} line={line} name={line.item === 'car' ? '' : cost.items[line.item]} />
        ))}
        <Sum label={cost.from} amount={cheapest.quote.total} />
      </dl>
      <p className="micro soft">{cost.forDays(cheapest.quote.days, hasChauffeur)}</p>
      <p className="micro soft">{cost.day}</p>
      <p className="cost__hold small">{cost.heldAny(cheapest.name)}</p>
    </>
  )
}

/** The one sentence that says how things stand. */
function useHeadline({ question, answer, isChecking, car, category }: Props): string {
  const { cost } = useMessages(reservationMessages)
  if (!question) return cost.waiting
  if (isChecking) return cost.checking
  const name = car?.name ?? ''
  switch (answer?.about) {
    case 'car':
      return answer.available ? cost.free(name) : cost.taken(name)
    case 'category':
      if (answer.offers) return answer.offers.isTooSmall ? cost.noneFits(category) : cost.noneFree(category)
      return cost.freeCount(answer.free.length, category)
    case 'gone':
      return cost.gone
    default:
      return cost.unreachable
  }
}

function Body(props: Props) {
  const { question, answer, car, isRequest } = props
  const { cost } = useMessages(reservationMessages)
  if (!question || !answer) return null
  switch (answer.about) {
    case 'car':
      if (!answer.available) return <TakenOffers {...props} answer={answer} />
      return (
        <>
          <Quote quote={answer.quote} carName={car?.name ?? ''} />
          <p className="cost__hold small">{cost.held}</p>
        </>
      )
    case 'category':
      if (!answer.offers) return <FreeCars {...props} free={answer.free} />
      return (
        <>
          <NoneFreeOffers {...props} offers={answer.offers} />
          {isRequest && <p className="cost__hold small">{cost.notHeld}</p>}
        </>
      )
    case 'gone':
      return null
    case 'nothing':
      return (
        <>
          {car && <Quote quote={quoteHire({ ...question, car })} carName={car.name} />}
          <p className="cost__hold small">{cost.unreachableHint}</p>
        </>
      )
  }
}

/** Whether it is free and what it comes to, before anything is sent. */
export function HireCost(props: Props) {
  const { cost } = useMessages(reservationMessages)
  const { locale } = useSite()
  const headline = useHeadline(props)
  const id = useId()
  const { question } = props
  return (
    <section
      className="ledger cost full"
      aria-labelledby={id}
      aria-busy={props.isChecking}
      tabIndex={-1}
      ref={props.ref}
    >
      <noscript>
        {/* Enter in a field presses the first button of its form, and that is to send it. */}
        <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" />
      </noscript>
      <h4 id={id}>{cost.title}</h4>
      <p role="status" className={question ? 'cost__say' : 'cost__say cost__say--waiting'}>
        {headline}
      </p>
      {question && (
        <p className="small soft">
          {cost.span(sayMoment(question.pickup, locale), sayMoment(question.dropoff, locale))}
        </p>
      )}
      <div className="cost__body">
        <Body {...props} />
      </div>
      <noscript>
        <button
          type="submit"
          name={INTENT_FIELD}
          value={PRICE_INTENT}
          // The page that answers opens here.
          formAction={`#${BOOKING_ID}`}
          className="btn btn--line btn--tight"
        >
          {cost.show}
        </button>
      </noscript>
    </section>
  )
}
