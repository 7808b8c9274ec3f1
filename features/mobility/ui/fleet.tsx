import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { useMessages } from '#ui/page/site.ts'
import { Skeleton, Waiting } from '#ui/skeleton.tsx'
import { mobilityMessages } from '../messages.ts'

/** The filter's four (SPEC section 9); the other categories of the fleet stand under 'all'. */
const CATEGORY_FILTERS = ['all', 'sedan', 'suv', 'van'] as const

export function readCategory(params: URLSearchParams) {
  const wanted = params.get('category')?.toLowerCase()
  return CATEGORY_FILTERS.find((category) => category === wanted) ?? 'all'
}

/** The category in the address, or the one under way: a press counts at once, not when its answer comes. */
function useCategory() {
  const { pathname, search } = useLocation()
  const { location: ahead } = useNavigation()
  const isUnderWay = ahead?.pathname === pathname && ahead.search !== search
  return { category: readCategory(new URLSearchParams(isUnderWay ? ahead.search : search)), isUnderWay }
}

/** An answer that comes at once shows no shapes. */
const QUICK_MS = 150

function useIsSlow(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setSlow(true), QUICK_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isUnderWay])
  return isUnderWay && isSlow
}

const COMING = [1, 2, 3]

function ComingCars() {
  const { fetching } = useMessages(mobilityMessages)
  return (
    <Waiting label={fetching} className="fleet fleet--coming">
      {COMING.map((n) => (
        <div key={n} className="car">
          <div className="car__pics">
            <div className="car__pic skel" />
          </div>
          <div className="car__txt car__txt--coming">
            <Skeleton height="2.5rem" width="40%" />
            <Skeleton height="1rem" width="85%" />
            <Skeleton height="1rem" width="70%" />
            <Skeleton height="5rem" width="100%" />
          </div>
        </div>
      ))}
    </Waiting>
  )
}

/** The place of the cars, which knows when they are about to change. */
export function FleetFrame({ heading, children }: { heading: string | null; children: ReactNode }) {
  const messages = useMessages(mobilityMessages)
  const { pathname } = useLocation()
  const { category, isUnderWay } = useCategory()
  const isSlow = useIsSlow(isUnderWay)
  return (
    <section className="wrap fleet-section" aria-busy={isUnderWay} aria-label={messages.fleet}>
      <div className="fleet-row">
        <LinkTabs
          label={messages.category}
          current={category}
          tabs={CATEGORY_FILTERS.map((one) => ({
            key: one,
            label: messages.categories[one],
            to: one === 'all' ? pathname : `${pathname}?category=${one}`,
          }))}
        />
        {heading !== null && <h2 className="live">{isSlow ? messages.fetching : heading}</h2>}
      </div>
      {isSlow ? <ComingCars /> : children}
    </section>
  )
}
