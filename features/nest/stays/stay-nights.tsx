import { useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { todayInDakar } from '#common/dakar-time.ts'
import { sayClock } from '#common/dates.ts'
import { CURRENCY_SIGNS, formatMoney } from '#common/money.ts'
import { type Chosen, StayCalendar } from '#ui/dates/stay-calendar.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Waiting } from '#ui/skeleton.tsx'
import { useHydrated } from '#ui/use-lazy-component.ts'
import { dayStates } from './day-states.ts'
import { priceOfNight } from './quote-stay.ts'
import { readStayAddress, staySearch } from './stay-address.ts'
import { isDay } from './stay-days.ts'
import { stayPageMessages } from './stay-page-messages.ts'
import { lastDeparture, type StayHome } from './stay-rules.ts'
import { useTakenNights } from './use-taken-nights.ts'

interface Props {
  propertyId: number
  title: string
  home: StayHome
}

const WIDE = '(min-width: 48rem)'

/** One month where there is room for one. */
function useMonths(): number {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(WIDE)
      query.addEventListener?.('change', onChange)
      return () => query.removeEventListener?.('change', onChange)
    },
    () => (window.matchMedia(WIDE).matches ? 2 : 1),
    () => 2,
  )
}

function readChosen(params: URLSearchParams, home: StayHome) {
  const { arrival, departure, guests } = readStayAddress(params, home)
  const isWhole = isDay(departure) && departure > arrival
  const chosen: Chosen | null = isDay(arrival) ? { from: arrival, to: isWhole ? departure : null } : null
  return { chosen, guests }
}

/** Once the page is live: the days come with the code, and are never older than the look at them. */
function LiveNights({ propertyId, title, home }: Props) {
  const words = useMessages(stayPageMessages)
  const site = useSite()
  const [params] = useSearchParams()
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const months = useMonths()
  const [today] = useState(() => todayInDakar())
  const { taken, askAgain } = useTakenNights(propertyId, today, lastDeparture(home.stayTerms, today))
  const days = useMemo(() => (taken && taken !== 'lost' ? dayStates(home, taken, today) : null), [home, taken, today])
  const { chosen, guests } = readChosen(params, home)

  if (taken === 'lost')
    return (
      <div className="nights__wait">
        <p>
          {words.calendarLost}{' '}
          <button type="button" className="text-link" onClick={askAgain}>
            {words.again}
          </button>
        </p>
      </div>
    )
  if (!days)
    return (
      <Waiting label={words.calendarWaiting} className="nights__wait skel">
        {null}
      </Waiting>
    )
  return (
    <StayCalendar
      picks="nights"
      label={words.calendarOf(title)}
      months={months}
      today={today}
      first={days.first}
      last={days.last}
      chosen={chosen}
      stateOf={days.stateOf}
      canEnd={days.canEnd}
      priceOf={(day) => {
        const said = formatMoney(priceOfNight(home, day), site)
        return { said, short: said.replace(`\u00a0${CURRENCY_SIGNS.XOF}`, '') }
      }}
      noteOf={(day) => {
        const least = chosen?.to === null ? days.tooSoonAfter(chosen.from, day) : null
        return least === null ? null : words.atLeast(least)
      }}
      onRange={(from, to) => {
        const search = staySearch(params, { arrival: from, departure: to ?? '', guests })
        navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true })
      }}
    />
  )
}

/** Which nights are free. From the server only what says so in words: a page is kept, and nights are not. */
export function StayNights(props: Props) {
  const words = useMessages(stayPageMessages)
  const { locale } = useSite()
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  const { checkIn, checkOut } = props.home.stayTerms
  const lead = words.calendarLead(props.home.minNights ?? 1, sayClock(checkIn, locale), sayClock(checkOut, locale))
  return (
    <section className="nights" id="dates" aria-labelledby="nights">
      <h2 id="nights">{words.calendar}</h2>
      <p className="soft">{lead}</p>
      <div className="nights__room">
        {isHydrated ? (
          <LiveNights {...props} />
        ) : (
          <div className="nights__wait">
            <noscript>
              <p>{words.calendarPlain}</p>
            </noscript>
            <button type="button" className="btn btn--line">
              {words.calendarOpen}
            </button>
          </div>
        )}
      </div>
      {readChosen(params, props.home).chosen?.to && (
        <a className="text-link stay__on" href="#stay">
          {words.toPrice}
        </a>
      )}
    </section>
  )
}
