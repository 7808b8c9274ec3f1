import type { ReactNode } from 'react'
import { formatMoney } from '#common/money.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StayLine, StayQuote } from './quote-stay.ts'
import { stayPageMessages } from './stay-page-messages.ts'

/** In the visitor's currency, and beside it in francs, which are billed. */
function Amount({ of }: { of: string }) {
  const site = useSite()
  return (
    <dd className="price">
      {formatMoney(of, site)}
      {site.currency !== 'XOF' && <small>{formatMoney(of, 'XOF')}</small>}
    </dd>
  )
}

function Row({ name, note, amount, isSum }: { name: string; note?: ReactNode; amount: string; isSum?: boolean }) {
  return (
    <div className={isSum ? 'sum' : undefined}>
      <dt>
        {name}
        {note && <small>{note}</small>}
      </dt>
      <Amount of={amount} />
    </div>
  )
}

/** Every line of what a stay costs, the total under the gold line, and the deposit apart. */
export function StayLedger({ quote }: { quote: StayQuote }) {
  const words = useMessages(stayPageMessages)
  const site = useSite()
  function noteOf(line: StayLine): string | undefined {
    if (!('price' in line)) return undefined
    const price = formatMoney(line.price, site)
    return line.item === 'nights' ? undefined : words.forGuests(line.guests, line.nights, price)
  }
  const nameOf = (line: StayLine) => {
    if (line.item === 'agreed') return line.reason
    return line.item === 'nights' ? words.forNights(line.nights, formatMoney(line.price, site)) : words.lines[line.item]
  }
  return (
    <div className="ledger">
      <dl aria-label={words.price}>
        {quote.lines.map((line) => (
          <Row
            key={`${line.item} ${'price' in line ? line.price : ''}`}
            name={nameOf(line)}
            note={noteOf(line)}
            amount={line.amount}
          />
        ))}
        <Row name={words.total} amount={quote.total} isSum />
      </dl>
      {quote.deposit !== null && (
        <dl className="stay__deposit">
          <Row name={words.deposit} note={words.depositNote} amount={quote.deposit} />
        </dl>
      )}
      {site.currency !== 'XOF' && <p className="micro soft">{words.inFrancs}</p>}
    </div>
  )
}
