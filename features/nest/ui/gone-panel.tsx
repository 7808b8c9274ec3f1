import { formatDay } from '#common/dates.ts'
import { whatsappLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { PublicProperty } from '../property.public.ts'
import { INQUIRY_ID } from '../property-link.ts'
import { propertyMessages } from '../property-messages.ts'
import { saleMessages } from '../sale/sale-messages.ts'
import type { GoneState } from '../sale/sale-states.ts'

interface Props {
  property: PublicProperty & { saleState: GoneState }
  title: string
  /** Where those stand that can be had instead; null where there are none. */
  similarId: string | null
}

/** Beside a home that was sold or let, in the place of what one could do about it: since when, and what there is instead. */
export function GonePanel({ property, title, similarId }: Props) {
  const { gone: words } = useMessages(saleMessages)
  const { ask } = useMessages(propertyMessages)
  const { locale, company } = useSite()
  const { saleState, saleStateSince, reference } = property
  return (
    <aside className="enq enq--acts" aria-labelledby="act">
      <h2 id="act" className="enq__title">
        {words[saleState](formatDay(new Date(saleStateSince), locale))}
      </h2>
      <p>{words.text}</p>
      {similarId && (
        <a className="btn btn--wide" href={`#${similarId}`}>
          {words.similar}
        </a>
      )}
      <p className="enq__more">
        <a
          className="text-link"
          href={whatsappLink(company, words.whatsappText(title, reference))}
          target="_blank"
          rel="noreferrer"
        >
          {words.whatsapp} <span className="sr">{words.newTab}</span>
        </a>
        <a className="text-link" href={`#${INQUIRY_ID}`}>
          {ask}
        </a>
      </p>
    </aside>
  )
}
