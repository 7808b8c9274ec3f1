import { useMessages } from '../site.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { homeMessages } from './messages.ts'

/** For whoever has read to the end. */
export function Closing() {
  const { closing } = useMessages(homeMessages)
  return (
    <section className="wrap also" aria-labelledby="closing">
      <h2 id="closing">{closing.title}</h2>
      <div className="next__also">
        <SiteLink className="thread" to="/contact">
          {closing.contact}
        </SiteLink>
        <SiteLink className="thread" to="/kais-nest">
          {closing.homes}
        </SiteLink>
        <SiteLink className="thread" to="/faq">
          {closing.faq}
        </SiteLink>
      </div>
    </section>
  )
}
