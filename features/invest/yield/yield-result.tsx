import type { ReactNode } from 'react'
import { formatTenths } from '#common/figures.ts'
import { formatMoney } from '#common/money.ts'
import { Amount } from '#platform/calculator/amount.tsx'
import { formatRate } from '#platform/calculator/basis-points.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { NarrowFold } from '../ui/narrow-fold.tsx'
import { RiskMark } from '../ui/risk-mark.tsx'
import { MANAGEMENT_RATES, PROPERTY_TAX_RATE, type Yield } from './yield.ts'
import { yieldMessages } from './yield-messages.ts'

const francsText = (francs: bigint) => formatMoney(String(francs), 'XOF')

interface LineProps {
  name: string
  note?: ReactNode
  francs: bigint
  kind?: 'sum' | 'net'
}

function Line({ name, note, francs, kind }: LineProps) {
  const site = useSite()
  return (
    <div className={kind ? `costs__line costs__line--${kind}` : 'costs__line'}>
      <dt>{name}</dt>
      {note && <dd className="costs__rule">{note}</dd>}
      <dd className="costs__amount">
        <Amount francs={francs} beside={site} />
      </dd>
    </div>
  )
}

/** What is paid once. */
function Paid({ result }: { result: Yield }) {
  const { lines } = useMessages(yieldMessages)
  const { input } = result
  return (
    <dl className="costs">
      <Line name={lines.price} francs={input.price} />
      {input.withCosts && (
        <Line
          name={lines.costs}
          note={
            <>
              {lines.costsNote} <SiteLink to={`/buying-costs?price=${input.price}`}>{lines.costsLink}</SiteLink>
            </>
          }
          francs={result.costs}
        />
      )}
      {input.furnishing > 0n && <Line name={lines.furnishing} francs={input.furnishing} />}
      <Line name={lines.invested} francs={result.invested} kind="sum" />
    </dl>
  )
}

/** What a year brings and takes. */
function Year({ result }: { result: Yield }) {
  const { lines } = useMessages(yieldMessages)
  const { locale } = useSite()
  const { input } = result
  const rentNote =
    input.letting === 'year'
      ? lines.rentYear(francsText(input.monthlyRent))
      : lines.rentNights(String(input.nights), francsText(input.nightPrice))
  return (
    <dl className="costs">
      <Line name={lines.fullRent} note={rentNote} francs={result.fullRent} />
      {result.vacancy > 0n && (
        <Line name={lines.vacancy} note={lines.vacancyNote(String(input.vacantMonths))} francs={-result.vacancy} />
      )}
      <Line
        name={lines.management}
        note={lines.managementNote(formatRate(MANAGEMENT_RATES[input.letting], locale))}
        francs={-result.management}
      />
      {result.charges > 0n && <Line name={lines.charges} note={lines.chargesNote} francs={-result.charges} />}
      <Line name={lines.tax} note={lines.taxNote(formatRate(PROPERTY_TAX_RATE, locale))} francs={-result.propertyTax} />
      <Line name={lines.upkeep} note={lines.upkeepNote(formatRate(input.upkeepRate, locale))} francs={-result.upkeep} />
      <Line name={lines.net} francs={result.net} kind="net" />
    </dl>
  )
}

function useYears(): (tenths: bigint | null) => string {
  const words = useMessages(yieldMessages)
  const { locale } = useSite()
  return (tenths) => (tenths === null ? words.never : words.years(formatTenths(Number(tenths) / 10, locale)))
}

/** The three figures, large, each with its mark: the page says the risk once. */
function Figures({ result }: { result: Yield }) {
  const words = useMessages(yieldMessages)
  const years = useYears()
  const { locale } = useSite()
  const figures = [
    { name: words.net, figure: formatRate(result.netRate, locale), note: words.netNote },
    { name: words.gross, figure: formatRate(result.grossRate, locale), note: words.grossNote },
    { name: words.back, figure: years(result.tenthsToEarnBack), note: words.backNote },
  ]
  return (
    <div className="yield__head">
      <dl className="yield__figures">
        {figures.map(({ name, figure, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="yield__figure">
              {figure}
              <RiskMark />
            </dd>
            <dd className="micro soft">{note}</dd>
          </div>
        ))}
      </dl>
      {result.net < 0n && <p className="yield__loss">{words.negative(francsText(-result.net))}</p>}
      {result.net === 0n && <p className="yield__loss">{words.nothing}</p>}
    </div>
  )
}

export function YieldResult({ result }: { result: Yield | null }) {
  const words = useMessages(yieldMessages)
  return (
    <div className="calc__ledger" id="yield-result">
      <h3>{words.result}</h3>
      {result ? (
        <>
          <Figures result={result} />
          <NarrowFold label={words.lineByLine}>
            <Paid result={result} />
            <Year result={result} />
          </NarrowFold>
        </>
      ) : (
        <div className="calc__waiting">
          <p className="lead">{words.waiting}</p>
          <p className="soft">{words.waitingHint}</p>
        </div>
      )}
      <p className="micro soft calc__dated">{words.notCounted}</p>
    </div>
  )
}
