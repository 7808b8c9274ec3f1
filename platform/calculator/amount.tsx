import { formatMoney, type MoneyReader } from '#common/money.ts'

interface Props {
  francs: bigint
  /** Beside the francs, where it is not francs. */
  beside: MoneyReader
}

/** An amount in francs and, where the reader counts in another currency, in that one too. */
export function Amount({ francs, beside }: Props) {
  return (
    <>
      <span className="amount">{formatMoney(String(francs), 'XOF')}</span>
      {beside.currency !== 'XOF' && (
        <>
          {' '}
          <small className="amount">{formatMoney(String(francs), beside)}</small>
        </>
      )}
    </>
  )
}
