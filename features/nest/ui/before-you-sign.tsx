import { useMessages } from '#app/site.ts'
import type { PublicProperty } from '../property.public.ts'
import { propertyMessages } from '../property-messages.ts'

/** What a buyer asks for before paying anything. General advice: it says nothing of this home. */
export function BeforeYouSign({ property }: { property: Pick<PublicProperty, 'isVefa'> }) {
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
    </section>
  )
}
