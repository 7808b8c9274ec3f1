import { useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { todayInDakar } from '#common/dakar-time.ts'
import { inLocale, type Locale } from '#common/locale.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { LoadFailed } from '#platform/staff-kit/ui/load-states.tsx'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { sayCount, sayDays } from '#ui/dates/say-days.ts'
import { StayCalendar } from '#ui/dates/stay-calendar.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { HeldNights } from '../../stays/read-held-nights.server.ts'
import { addDays, addMonths, countNights, nightsOf } from '../../stays/stay-days.ts'
import type { PropertyFormValues } from '../property-form-values.ts'
import { stayStaffMessages } from './messages.ts'
import { BlockNights, PriceNights } from './night-acts.tsx'
import { dayPrice, nightPrices } from './night-prices.ts'
import { type Nights, type PricedNights, seasonOn, withoutSeasons, withPricedDays } from './season-days.ts'
import { useHeldNights } from './use-held-nights.ts'

const KINDS = ['free', 'season', 'stay', 'block', 'calendar', 'preparation'] as const
const UNSAID: PricedNights = { name: '', nameFr: '', price: '', minNights: '' }
const SEASONS = 'stayTerms.seasons'

/** On a phone the months stand in one row, to be drawn past: two years of them, as there is nothing to turn. */
const PHONE = '(max-width: 47.99rem)'

const sayNights = ({ from, to }: Nights, locale: Locale) =>
  `${sayDays(from, to, locale)}, ${sayCount(countNights({ arrival: from, departure: to }) + 1, 'nights', locale)}`

const isWithin = (hold: Nights, { from, to }: Nights) => hold.from <= to && from <= hold.to

/** Whose each night is. */
function byNight(held: readonly HeldNights[]): ReadonlyMap<string, HeldNights> {
  return new Map(
    held.flatMap((hold) =>
      nightsOf({ arrival: hold.from, departure: addDays(hold.to, 1) }).map((night) => [night, hold] as const),
    ),
  )
}

function Legend() {
  const { calendar: words } = useMessages(stayStaffMessages)
  return (
    <ul className="year__legend" aria-label={words.legend}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span data-kind={kind} aria-hidden="true" />
          {words.states[kind]}
        </li>
      ))}
    </ul>
  )
}

/**
 * The year of a home: what is free and at what price, and whose the rest is. Chosen nights are blocked and opened at once,
 * through the API; their prices are written into the form's seasons, and saved with it.
 */
export function YearCalendar({ propertyId, today = todayInDakar() }: { propertyId: number; today?: string }) {
  const { calendar: words } = useMessages(stayStaffMessages)
  const { locale } = useSite()
  const failureText = useFailureText()
  const { control, setValue } = useFormContext<PropertyFormValues>()
  const [price, hasStayTerms, stayTerms] = useWatch({ control, name: ['price', 'hasStayTerms', 'stayTerms'] })
  // As far as terms can reach; the API answers for two years at once.
  const last = addDays(addMonths(today, 24), -2)
  const { query, held, block, open } = useHeldNights(propertyId, { from: today, to: last })
  const [months] = useState(() => (matchMedia(PHONE).matches ? 24 : 12))
  const [chosen, setChosen] = useState<Nights | null>(null)
  const [asked, setAsked] = useState<'block' | 'price' | null>(null)
  const [said, setSaid] = useState('')
  const { container, ask } = useKeptFocus()

  const holds = useMemo(() => byNight(held), [held])
  const priceAt = nightPrices({ price, hasStayTerms, stayTerms })
  const seasons = hasStayTerms ? stayTerms.seasons : []

  const span = chosen ? sayNights(chosen, locale) : ''
  const within = chosen ? held.filter((hold) => isWithin(hold, chosen)) : []
  const blocks = within.filter(({ kind }) => kind === 'block')
  /** Of what is not staff's to open. */
  const remains = [
    within.some(({ kind }) => kind === 'stay' || kind === 'calendar') && words.stays,
    within.some(({ kind }) => kind === 'preparation') && words.preparation,
  ].filter((sentence) => sentence !== false)
  const cleared = chosen ? withoutSeasons(seasons, chosen) : seasons
  const hasSeason =
    JSON.stringify(cleared) !== JSON.stringify(seasons) && seasons.some((season) => chosen && isWithin(season, chosen))

  function noteOf(day: string): string | undefined {
    const hold = holds.get(day)
    if (hold) return [words.states[hold.kind], hold.stay?.name, hold.reason].filter(Boolean).join(': ')
    const season = seasonOn(seasons, day)
    return season && (inLocale(locale, season.name, season.nameFr) || words.states.season)
  }
  /** Back to the button that asked, and the outcome is said. */
  function done(sentence: string, act: string) {
    setSaid(sentence)
    setAsked(null)
    ask('nights', act)
  }
  function leave(act: 'block' | 'price') {
    setAsked(null)
    ask('nights', act)
  }
  const choose = (from: string, to: string | null) => {
    setChosen({ from, to: to ?? from })
    setAsked(null)
    setSaid('')
    block.reset()
    open.reset()
  }
  function openNights(nights: Nights) {
    if (blocks.length === 0 && !hasSeason) return setSaid(remains.join(' ') || words.nothingToOpen)
    if (hasSeason) setValue(SEASONS, cleared, { shouldDirty: true })
    const sentence = [words.opened(span), hasSeason && words.unsaved, ...remains].filter(Boolean).join(' ')
    if (blocks.length === 0) return done(sentence, 'open')
    open.mutate({ blocks, nights }, { onSuccess: () => done(sentence, 'open'), onError: () => setSaid('') })
  }

  const known = () => {
    const season = chosen && seasonOn(seasons, chosen.from)
    return season && season === (chosen && seasonOn(seasons, chosen.to)) ? season : UNSAID
  }
  const act = (name: 'block' | 'price' | 'open', onPress: (nights: Nights) => void) => (
    <button
      type="button"
      className="btn btn--line btn--tight"
      data-act={name}
      aria-disabled={chosen === null || open.isPending || undefined}
      onClick={() => (chosen ? !open.isPending && onPress(chosen) : setSaid(words.nothing))}
    >
      {words[name]}
    </button>
  )

  if (query.isError) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />
  return (
    <div className="year" ref={container}>
      {/* It stays in view while somebody looks for nights further down the year. */}
      <div className="year__desk">
        <div className="year__acts" data-item="nights" role="group" aria-label={words.acts}>
          {act('block', () => setAsked('block'))}
          {hasStayTerms && act('price', () => setAsked('price'))}
          {act('open', openNights)}
        </div>
        {chosen && asked === 'block' && (
          <BlockNights
            span={span}
            isBusy={block.isPending}
            refusal={block.error ? failureText(block.error) : undefined}
            onBlock={(reason) =>
              block.mutate({ ...chosen, reason }, { onSuccess: () => done(words.blocked(span), 'block') })
            }
            onLeave={() => leave('block')}
          />
        )}
        {chosen && asked === 'price' && (
          <PriceNights
            span={span}
            known={known()}
            onPrice={(priced) => {
              setValue(SEASONS, withPricedDays(seasons, chosen, priced), { shouldDirty: true })
              done(words.priced(span), 'price')
            }}
            onLeave={() => leave('price')}
          />
        )}
        {open.error && (
          <p className="err" role="alert">
            {failureText(open.error)}
          </p>
        )}
        <p className="year__said" role="status">
          {said}
        </p>
      </div>
      <StayCalendar
        picks="days"
        label={words.label}
        months={months}
        today={today}
        first={today}
        last={last}
        chosen={chosen}
        stateOf={(day) => (holds.has(day) ? 'taken' : 'free')}
        onRange={choose}
        priceOf={(day) => {
          const amount = priceAt(day)
          return amount === null ? null : dayPrice(amount, locale)
        }}
        noteOf={noteOf}
        kindOf={(day) => holds.get(day)?.kind ?? (seasonOn(seasons, day) ? 'season' : undefined)}
        hasLegend={false}
      />
      <Legend />
    </div>
  )
}
