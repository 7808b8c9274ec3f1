import { useMessages } from '#ui/page/site.ts'
import { Price } from '#ui/price.tsx'
import type { RentalTerms } from '../property.schema.ts'
import { propertyMessages } from '../property-messages.ts'
import { leaseLength, upfrontAmount } from '../rental-terms.ts'

export function RentalTermsCard({ terms }: { terms: RentalTerms }) {
  const words = useMessages(propertyMessages)
  const { minimumLeaseMonths, advanceRentMonths, depositMonths, agencyFeeMonths } = terms
  return (
    <section className="ledger" aria-labelledby="terms">
      <h2 id="terms">{words.terms}</h2>
      <dl>
        <div>
          <dt>{words.monthlyRent}</dt>
          <dd>
            <Price amount={terms.monthlyRent} period={terms.taxIncluded ? words.taxIncluded : words.taxExcluded} />
          </dd>
        </div>
        <div>
          <dt>{words.minimumLease}</dt>
          <dd>{leaseLength(minimumLeaseMonths, words)}</dd>
        </div>
        <div className="sum">
          <dt>
            {words.upfront} <small>{words.upfrontParts(advanceRentMonths, depositMonths, agencyFeeMonths)}</small>
          </dt>
          <dd>
            <Price amount={upfrontAmount(terms)} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
