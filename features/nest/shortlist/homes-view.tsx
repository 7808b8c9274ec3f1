import type { ReactNode } from 'react'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { whatsappLink } from '#ui/page/company-profile.ts'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import { Share } from '#ui/share/share-button.tsx'
import { isGone } from '../sale/sale-states.ts'
import { PropertyCard } from '../ui/property-card.tsx'
import { CompareTable } from './compare-table.tsx'
import { shortlistMessages } from './messages.ts'
import type { ShortlistHome } from './shortlist-home.ts'
import { type ShortlistView, shortlistPath } from './shortlist-ids.ts'

/** All of the list in one message to the house. */
function VisitList({ homes, link }: { homes: readonly ShortlistHome[]; link: string }) {
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

interface Props {
  homes: readonly ShortlistHome[]
  view: ShortlistView
  /** The homes as the address names them; one's own list is at an address that names none. */
  addressIds?: readonly number[]
  /** Further actions beside sharing. */
  children?: ReactNode
}

/** The homes of a list, as cards or side by side, with what can be done with all of them. */
export function HomesView({ homes, view, addressIds, children }: Props) {
  const words = useMessages(shortlistMessages)
  const site = useSite()
  const ids = addressIds && { ids: addressIds }
  // What somebody has already nobody else is shown.
  const visitable = homes.filter(({ saleState }) => !isGone(saleState))
  const tabs = (['list', 'compare'] as const).map((key) => ({
    key,
    label: words.views[key],
    to: siteHref(site, shortlistPath({ ...ids, view: key })),
  }))
  // What is sent is what is seen: homes that are gone stay behind, and a comparison opens as one.
  const link = site.publicUrl + siteHref(site, shortlistPath({ ids: homes.map(({ id }) => id), view }))

  return (
    <>
      <div className="saved-tools">
        <LinkTabs label={words.view} current={view} tabs={tabs} />
        <Share label={words.share} heading={words.share} text={words.shareTitle(homes.length)} link={link} />
        {children}
      </div>
      <h2 className="sr">{words.count(homes.length)}</h2>
      {view === 'compare' ? (
        <CompareTable homes={homes} />
      ) : (
        <div className="saved">
          {homes.map((home, position) => (
            <PropertyCard key={home.id} property={home} isLead={position === 0} />
          ))}
        </div>
      )}
      {visitable.length > 0 && <VisitList homes={visitable} link={link} />}
    </>
  )
}
