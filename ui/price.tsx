import { formatMoney } from '#common/money.ts'
import { useSite } from './page/site.ts'

/** An amount of francs in the visitor's currency, with the period in words when there is one. */
export function Price({ amount, period }: { amount: string; period?: string | undefined }) {
  const site = useSite()
  return (
    <>
      {formatMoney(amount, site)}
      {period && (
        <>
          {' '}
          <small>{period}</small>
        </>
      )}
    </>
  )
}
