import { useEffect, useState } from 'react'
import { useActionData, useLocation, useNavigate, useSearchParams } from 'react-router'
import { todayInDakar } from '#common/dakar-time.ts'
import { formatMoney } from '#common/money.ts'
import { keptConfirmation } from '#platform/forms/confirmation.ts'
import { draftName } from '#platform/forms/drafts.ts'
import type { FormAnswer } from '#platform/forms/form-values.ts'
import { useConfirmationPlace } from '#platform/forms/use-confirmation.ts'
import { capitalised, sayDays, sayStretch } from '#ui/dates/say-days.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { AddressLink } from '#ui/site-link.tsx'
import { INQUIRY_ID } from '../property-link.ts'
import { sayCancellation } from './say-cancellation.ts'
import { stayForm } from './stay.form.ts'
import { readStayAddress, staySearch } from './stay-address.ts'
import type { StayAnswer } from './stay-answer.ts'
import { StayFields } from './stay-fields.tsx'
import { StayLedger } from './stay-ledger.tsx'
import { stayPageMessages } from './stay-page-messages.ts'
import { requestKey, StayRequest } from './stay-request.tsx'
import { problemsOfStay, type StayHome, type StayWish } from './stay-rules.ts'
import { type GivenAnswer, useStayAnswer } from './use-stay-answer.ts'

interface Props {
  propertyId: number
  home: StayHome
  /** What the page came with. */
  given: GivenAnswer | null
  whatsapp: string
  /** What the links outside say of themselves. */
  words: { whatsapp: string; newTab: string }
}

function Taken({ wish, nearest }: { wish: StayWish; nearest: StayAnswer['nearest'] }) {
  const words = useMessages(stayPageMessages)
  const { locale } = useSite()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  return (
    <div className="stay__taken">
      <p className="stay__state">{words.taken}</p>
      <p className="small soft">{nearest.length > 0 ? words.nearest : words.noneNear}</p>
      <ul>
        {nearest.map((dates) => (
          <li key={dates.arrival}>
            <AddressLink
              className="text-link"
              to={`${pathname}${staySearch(params, { ...dates, guests: wish.guests })}#stay`}
              preventScrollReset
            >
              {capitalised(sayDays(dates.arrival, dates.departure, locale))}
            </AddressLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Priced({ answer, wish }: { answer: StayAnswer; wish: StayWish }) {
  const words = useMessages(stayPageMessages)
  const { locale } = useSite()
  if (!answer.quote) return null
  return (
    <>
      {answer.available ? (
        <p className="stay__state">{capitalised(sayStretch(wish.arrival, wish.departure, 'nights', locale))}</p>
      ) : (
        <Taken wish={wish} nearest={answer.nearest} />
      )}
      {answer.available && (
        <>
          <StayLedger quote={answer.quote} />
          <div className="stay__terms">
            <h3>{words.cancel}</h3>
            <p>{sayCancellation(answer.cancellation, locale)}</p>
          </div>
          <p className="small stay__hold">{words.hold(answer.holdHours)}</p>
        </>
      )}
    </>
  )
}

/** Beside the home: dates, guests, every line of the price, and the request. The address carries all of it but the person. */
export function StayPanel({ propertyId, home, given, whatsapp, words: outside }: Props) {
  const words = useMessages(stayPageMessages)
  const [params] = useSearchParams()
  const { pathname, hash, search } = useLocation()
  const navigate = useNavigate()
  const returned = useActionData<FormAnswer>()
  const asked = readStayAddress(params, home)
  const problems = asked.isWhole ? problemsOfStay(home, asked, todayInDakar()) : {}
  const isGood = asked.isWhole && Object.keys(problems).length === 0
  const { answer, isChecking, isLost, askAgain } = useStayAnswer(propertyId, isGood ? asked : null, given)

  // Sent from this place of the tab's history: by now the nights are taken, by whoever reads this.
  const place = useConfirmationPlace(draftName(stayForm.name, requestKey(propertyId)))
  const [isSent, setSent] = useState(false)
  useEffect(() => setSent(keptConfirmation(place) !== null), [place])
  const isReturned = returned?.form === stayForm.name
  const isOffered = (isGood && answer?.available === true) || isSent || isReturned
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || isSent || isReturned

  function ask(wish: StayWish) {
    const next = staySearch(params, wish)
    if (next !== search) return navigate({ pathname, search: next, hash }, { replace: true, preventScrollReset: true })
    // Asked with a day that is missing or none: the address says it the way a form without scripts does.
    const plain = new URLSearchParams({ arrival: wish.arrival, departure: wish.departure, guests: String(wish.guests) })
    return navigate({ pathname, search: `?${plain}`, hash }, { replace: true, preventScrollReset: true })
  }

  const site = useSite()
  const heard = answer?.available ? answer.quote && words.heard(formatMoney(answer.quote.total, site)) : words.taken
  const said = isSent ? '' : isChecking ? words.checking : answer && isGood ? heard : ''
  return (
    <aside className="enq stay" id="stay" aria-labelledby="act">
      <h2 id="act" className="enq__title">
        {words.title}
      </h2>
      {asked.isEmpty && <p className="small soft">{words.text}</p>}
      <StayFields home={home} asked={asked} problems={problems} isAnswered={isGood && !isLost} onAsk={ask} />
      {/* What is heard at a change: not the whole ledger. */}
      <p className="sr" role="status">
        {said}
      </p>
      <div className="stay__answer" aria-busy={isChecking}>
        {isLost && (
          <p className="stay__state">
            {words.lost}{' '}
            <button type="button" className="text-link" onClick={askAgain}>
              {words.again}
            </button>
          </p>
        )}
        {answer && isGood && !isSent && <Priced answer={answer} wish={asked} />}
      </div>
      {isOffered && (
        <details
          className="stay__request"
          open={isOpen}
          onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
        >
          <summary className="btn btn--wide">{words.request}</summary>
          <p className="small soft">{words.requestText}</p>
          <StayRequest propertyId={propertyId} wish={asked} onRefused={askAgain} />
        </details>
      )}
      <p className="enq__more">
        <a className="text-link" href={whatsapp} target="_blank" rel="noreferrer">
          {outside.whatsapp} <span className="sr">{outside.newTab}</span>
        </a>
        <a className="text-link" href={`#${INQUIRY_ID}`}>
          {words.question}
        </a>
      </p>
    </aside>
  )
}
