import { divideRounded, formatMoney, type MoneyReader } from '#common/money.ts'
import { Amount } from '#platform/calculator/amount.tsx'
import { formatRate } from '#platform/calculator/basis-points.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { type BuyingCosts, LAND_PUBLICITY_RATE, type NotaryBand, REGISTRATION_RATE, VAT_RATE } from './buying-costs.ts'
import { costsMessages } from './messages.ts'

interface LineProps {
  /** Its colour in the strip of shares. */
  part: 'registration' | 'publicity' | 'notary' | 'vat'
  words: { name: string; rule: string }
  base?: { amount: bigint; rate: number }
  amount: bigint
  beside: MoneyReader
}

/** '200 000 000 × 5%' */
function Sum({ amount, rate }: { amount: bigint; rate: number }) {
  const { locale } = useSite()
  return (
    <span className="amount">
      {formatMoney(String(amount), 'XOF')} × {formatRate(rate, locale)}
    </span>
  )
}

function Line({ part, words, base, amount, beside }: LineProps) {
  return (
    <div className="costs__line">
      <dt>
        <i className={`costs__key costs__key--${part}`} aria-hidden="true" />
        {words.name}
      </dt>
      <dd className="costs__rule">
        {words.rule}
        {base && <Sum {...base} />}
      </dd>
      <dd className="costs__amount">
        <Amount francs={amount} beside={beside} />
      </dd>
    </div>
  )
}

function Band({ band, beside }: { band: NotaryBand; beside: MoneyReader }) {
  const words = useMessages(costsMessages)
  const millions = (francs: bigint) => String(francs / 1_000_000n)
  const isReached = band.slice > 0n
  const name =
    band.upTo === null
      ? words.lastBand(millions(band.from))
      : band.from === 0n
        ? words.firstBand(millions(band.upTo))
        : words.band(millions(band.from), millions(band.upTo))
  return (
    <div className={isReached ? 'costs__band' : 'costs__band costs__band--none'}>
      <dt>{name}</dt>
      <dd className="costs__rule">
        <Sum amount={band.slice} rate={band.rate} />
      </dd>
      <dd className="costs__amount">
        {isReached ? <Amount francs={band.amount} beside={beside} /> : words.notReached}
      </dd>
    </div>
  )
}

/** A woven strip: how much of the costs each line is. The figures under it say the same in words. */
function Shares({ costs }: { costs: BuyingCosts }) {
  const parts = [
    ['registration', costs.registration],
    ['publicity', costs.landPublicity],
    ['notary', costs.notary],
    ['vat', costs.vat],
  ] as const
  return (
    <div className="costs__shares" aria-hidden="true">
      {parts.map(([part, amount]) => (
        <i
          key={part}
          className={`costs__key--${part}`}
          style={{ flexGrow: Number(amount) / Number(costs.total || 1n) }}
        />
      ))}
    </div>
  )
}

/** Each line with its rule, its base, its rate and its amount; then the sum, and the sum with the price. */
export function CostsLedger({ costs, beside }: { costs: BuyingCosts; beside: MoneyReader }) {
  const words = useMessages(costsMessages)
  const { locale } = useSite()
  const { price, total } = costs
  return (
    <>
      <Shares costs={costs} />
      <dl className="costs">
        <Line
          part="registration"
          words={words.registration}
          base={{ amount: price, rate: REGISTRATION_RATE }}
          amount={costs.registration}
          beside={beside}
        />
        <Line
          part="publicity"
          words={words.landPublicity}
          base={{ amount: price, rate: LAND_PUBLICITY_RATE }}
          amount={costs.landPublicity}
          beside={beside}
        />
        <Line part="notary" words={words.notary} amount={costs.notary} beside={beside} />
        {costs.bands.map((band) => (
          <Band key={band.rate} band={band} beside={beside} />
        ))}
        <Line
          part="vat"
          words={words.vat}
          base={{ amount: costs.notary, rate: VAT_RATE }}
          amount={costs.vat}
          beside={beside}
        />
        <div className="costs__line costs__total">
          <dt>{words.total}</dt>
          <dd className="costs__rule">{words.share(formatRate(divideRounded(total * 10_000n, price), locale))}</dd>
          <dd className="costs__amount">
            <Amount francs={total} beside={beside} />
          </dd>
        </div>
        <div className="costs__line costs__all">
          <dt>{words.inAll}</dt>
          <dd className="costs__amount">
            <Amount francs={price + total} beside={beside} />
          </dd>
        </div>
      </dl>
    </>
  )
}
