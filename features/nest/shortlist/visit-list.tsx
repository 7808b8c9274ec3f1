import { whatsappLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { shortlistMessages } from './messages.ts'
import type { ShortlistHome } from './shortlist-home.ts'

/** All of the list in one message to the house. */
export function VisitList({ homes, link }: { homes: readonly ShortlistHome[]; link: string }) {
  const words = useMessages(shortlistMessages)
  const { company } = useSite()
  const references = homes.map(({ reference }) => reference)
  return (
    <section className="visit" aria-labelledby="visit">
      <div>
        <h2 id="visit">{words.visit(homes.length)}</h2>
        <p className="soft">{words.visitText}</p>
      </div>
      <div>
        <p className="visit__refs">{references.join(', ')}</p>
        <a
          className="btn"
          href={whatsappLink(company, words.visitMessage(references, link))}
          target="_blank"
          rel="noreferrer"
        >
          {words.visitAct(homes.length)} <span className="sr">{words.newTab}</span>
        </a>
      </div>
    </section>
  )
}
