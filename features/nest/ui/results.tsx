import { type ReactNode, useMemo } from 'react'
import { asleep } from '#ui/asleep.tsx'
import { FailedList } from '#ui/failed-list.tsx'
import { useMessages } from '#ui/page/site.ts'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { highlightHome, useIsHighlighted } from '../map/highlighted-home.ts'
import { listMessages, nestMessages } from '../messages.ts'
import type { PropertyCardData } from '../property-card.ts'
import type { RelaxedFilter } from '../search-properties.server.ts'
import { homeId, MoreHomes } from './more-homes.tsx'
import { PropertyCard } from './property-card.tsx'
import { type SearchAddress, viewOf } from './use-search-address.ts'

const MapPane = asleep(() => import('./map-pane.tsx').then((part) => part.MapPane), { isNeeded: () => true })
const OtherView = asleep(() => import('./view-toggle.tsx').then((part) => part.OtherView))
const NoResults = asleep(() => import('./no-results.tsx').then((part) => part.NoResults))

/** Around a card of the list: pointing at it lights its marker, and the marker lights it. */
function LinkedCard({ id, children }: { id: number; children: ReactNode }) {
  const isLit = useIsHighlighted([id])
  const light = () => highlightHome(id)
  const dim = () => highlightHome(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only shows which marker is meant; nothing is done here
    <div className="linked" data-lit={isLit} onPointerEnter={light} onPointerLeave={dim} onFocus={light} onBlur={dim}>
      {children}
    </div>
  )
}

interface Found {
  cards: PropertyCardData[]
  total: number
  isTotalExact: boolean
  nextCursor: string | null
  /** Where this page of the list begins; null for the first. */
  cursor: string | null
  relaxedFilters: RelaxedFilter[]
}

/** Shapes of what comes, after a moment: a quick answer shows none. */
const COMING = [1, 2, 3]

interface FrameProps {
  address: SearchAddress
  /** '53 homes', for those who go from heading to heading. */
  heading?: string
  children: ReactNode
}

/** The place of the results, which knows when they are about to change. */
export function ResultsFrame({ address, heading, children }: FrameProps) {
  const { params, isSearching, isGrowing } = address
  return (
    <section
      id="homes"
      className={viewOf(params) === 'map' ? 'wrap results results--map' : 'wrap results'}
      aria-busy={isSearching || isGrowing}
      data-searching={isSearching || undefined}
    >
      {heading && <h2 className="sr">{heading}</h2>}
      {children}
    </section>
  )
}

export function FailedResults() {
  return <FailedList messages={listMessages} />
}

export function Results({ address, found }: { address: SearchAddress; found: Found }) {
  const { cards, total, isTotalExact, nextCursor, cursor, relaxedFilters } = found
  const { list } = useMessages(nestMessages)
  const isMap = viewOf(address.params) === 'map'
  // Not drawn again while the next answer is on its way: on a poor phone that holds up the next letter.
  const homes = useMemo(
    () =>
      cards.map((property, index) => (
        <li key={property.id} id={homeId(index + 1)}>
          {isMap ? (
            <LinkedCard id={property.id}>
              <PropertyCard property={property} />
            </LinkedCard>
          ) : (
            <PropertyCard property={property} isLead={index === 0} />
          )}
        </li>
      )),
    [cards, isMap],
  )
  return (
    <ResultsFrame address={address} heading={list.found(total, isTotalExact)}>
      {isMap && <MapPane address={address} cards={cards} />}
      <div className="results__list">
        {cards.length > 0 ? (
          <ul className="grid">
            {homes}
            {address.isGrowing &&
              COMING.map((n) => (
                <li key={n} className="coming" aria-hidden="true">
                  <SkeletonCard />
                </li>
              ))}
          </ul>
        ) : (
          <NoResults {...address} relaxedFilters={relaxedFilters} />
        )}
        <MoreHomes
          {...address}
          shown={cards.length}
          cursor={cursor}
          nextCursor={nextCursor}
          progress={cursor ? null : list.shownOf(cards.length, total, isTotalExact)}
        />
      </div>
      {cards.length > 0 && <OtherView {...address} />}
    </ResultsFrame>
  )
}
