import { sayClock } from '#common/dates.ts'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { sayDays } from '#ui/dates/say-days.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { stayPageMessages } from './stay-page-messages.ts'
import type { StayHome } from './stay-rules.ts'

/** How a home is let by the night: hours, lengths, prices by season, cancelling, and what its owner asks. */
export function StayRules({ home }: { home: StayHome }) {
  const words = useMessages(stayPageMessages)
  const site = useSite()
  const { locale } = site
  const { price, minNights, stayTerms: terms } = home
  const money = (amount: string) => formatMoney(amount, site)
  const houseRules = inLocale(locale, terms.houseRules ?? '', terms.houseRulesFr)
  const rows: [string, string | 0 | null][] = [
    [words.checkIn, words.checkInFrom(sayClock(terms.checkIn, locale))],
    [words.checkOut, words.checkOutBy(sayClock(terms.checkOut, locale))],
    [words.shortest, words.nights(minNights ?? 1)],
    [words.longest, terms.maxNights && words.nights(terms.maxNights)],
    [words.ahead, `${words.lead(terms.leadDays)}, ${words.upTo(terms.monthsAhead)}`],
    [
      words.nightPrice,
      terms.guestsIncluded ? `${money(price)}, ${words.included(terms.guestsIncluded)}` : money(price),
    ],
    [words.weekend, terms.weekendPrice && money(terms.weekendPrice)],
    [words.extraGuest, terms.guestsIncluded && terms.extraGuestPrice && money(terms.extraGuestPrice)],
    [words.lines.cleaning, terms.cleaningFee && money(terms.cleaningFee)],
    [words.deposit, terms.deposit && money(terms.deposit)],
  ]
  return (
    <section className="house" aria-labelledby="house">
      <h2 id="house">{words.stay}</h2>
      <dl className="sums">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {terms.seasons.length > 0 && (
        <>
          <h3>{words.seasons}</h3>
          <dl className="sums">
            {terms.seasons.map(({ from, to, name, nameFr, price: ofSeason, weekendPrice, minNights: least }) => (
              <div key={from}>
                <dt>
                  {inLocale(locale, name, nameFr)}
                  <small>{sayDays(from, to, locale)}</small>
                </dt>
                <dd>
                  {money(ofSeason ?? price)}
                  {weekendPrice && (
                    <small>
                      {words.weekend} {money(weekendPrice)}
                    </small>
                  )}
                  {least && <small>{words.seasonLeast(least)}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>{words.policy}</h3>
      <p>{words.policies[terms.cancellation]}</p>
      {houseRules && (
        <>
          <h3>{words.houseRules}</h3>
          {houseRules.split(/\n+/).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
    </section>
  )
}
