import { formatMoney } from '#common/money.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { TimelineStay } from '../stay.public.ts'
import { stayFacts } from '../stay-facts.ts'
import { stayWords } from '../stay-words.ts'

/** A stay on a timeline: what was asked for, what it costs, and how it stands. */
export function StayFactsPart({ stay }: { stay: TimelineStay }) {
  const words = useMessages(stayWords)
  const { locale } = useSite()
  return (
    <>
      <dl className="enquiry__facts">
        {stayFacts(stay, locale).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{words.total}</dt>
          <dd>{formatMoney(stay.quote.total, 'XOF')}</dd>
        </div>
        <div>
          <dt>{stay.reference}</dt>
          <dd>{words.statuses[stay.status]}</dd>
        </div>
      </dl>
      {stay.message && (
        <p className="timeline__text" dir="auto" lang={stay.locale}>
          {stay.message}
        </p>
      )}
    </>
  )
}
