import { useMessages } from '#ui/page/site.ts'
import { resultMessages } from './messages.ts'

export function MarketCard({ text, heading: Heading }: { text: string; heading: 'h2' | 'h3' }) {
  const words = useMessages(resultMessages)
  return (
    <section className="recs__market" aria-labelledby="result-market">
      <Heading id="result-market">{words.market}</Heading>
      <p className="lead">{text}</p>
    </section>
  )
}
