import { CostsOnTop } from '#features/buying-costs/costs-on-top.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { PublicProperty } from '../property.public.ts'
import { propertyMessages } from '../property-messages.ts'

/** What a buyer asks for before paying anything, general advice that says nothing of this home; and what it costs on top. */
export function BeforeYouSign({ property }: { property: Pick<PublicProperty, 'isVefa' | 'price'> }) {
  const words = useMessages(propertyMessages)
  const questions = [
    words.signTitle,
    words.signState,
    words.signNotary,
    ...(property.isVefa ? [words.signGuarantee, words.signDelivery] : [words.signHandover]),
  ]
  return (
    <section className="ledger ledger--asks" aria-labelledby="sign">
      <h2 id="sign">{words.sign}</h2>
      <p className="small soft">{words.signNote}</p>
      <dl>
        {questions.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <CostsOnTop price={property.price} />
    </section>
  )
}
