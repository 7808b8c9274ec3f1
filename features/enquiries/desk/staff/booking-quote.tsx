import { formatMoney } from '#common/money.ts'
import type { HireQuote } from '#features/mobility/hire/quote.ts'
import { useMessages } from '#ui/page/site.ts'
import { submissionMessages } from '../submission-messages.ts'

/** What the visitor was told it would cost, line by line, in francs as it is billed. */
export function BookingQuote({ quote }: { quote: HireQuote }) {
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
