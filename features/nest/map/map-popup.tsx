import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { inLocale } from '#common/locale.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { nestMessages } from '../messages.ts'
import type { PublicProperty } from '../property.public.ts'
import { type PricedStay, type PropertyCardData, toCard } from '../property-card.ts'
import { saleMark, saleMessages } from '../sale/sale-messages.ts'
import { homePath } from '../stays/searched-stay.ts'
import { HomePrice } from '../ui/home-price.tsx'
import { nestMapMessages } from './messages.ts'

interface Props {
  /** One home, or several that stand on one spot. */
  ids: readonly number[]
  cards: PropertyCardData[]
  /** Those of which only the place is known. */
  approximate: readonly number[]
  /** What the days cost that are looked for, where the marker says so. */
  stayAt: (id: number) => PricedStay | undefined
  onClose: () => void
}

type Fetched = { id: number; home: PropertyCardData } | { id: number; home: null }

/** What the list already has is shown at once; any other home is fetched. */
function useHome(id: number, cards: PropertyCardData[]): PropertyCardData | null | undefined {
  const listed = cards.find((card) => card.id === id)
  const [fetched, setFetched] = useState<Fetched | null>(null)
  useEffect(() => {
    if (listed) return
    const controller = new AbortController()
    fetch(`/api/properties/${id}`, { signal: controller.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<PublicProperty>) : Promise.reject(answer.status)))
      .then((property) => setFetched({ id, home: toCard(property) }))
      .catch(() => {
        if (!controller.signal.aborted) setFetched({ id, home: null })
      })
    return () => controller.abort()
  }, [id, listed])
  if (listed) return listed
  return fetched?.id === id ? fetched.home : undefined
}

function Home({ home, isApproximate }: { home: PropertyCardData; isApproximate: boolean }) {
  const messages = useMessages(nestMessages)
  const words = useMessages(nestMapMessages)
  const { locale } = useSite()
  const title = inLocale(locale, home.title, home.titleFr)
  const facts = [
    home.location,
    home.bedrooms > 0 && messages.bedrooms(home.bedrooms),
    messages.area(home.area),
    home.isVefa ? messages.offPlan(null) : messages.deals[home.type],
    saleMark(useMessages(saleMessages), home.saleState),
  ]
  return (
    <>
      <div className="peek__pic">
        <PictureImage picture={home.picture} sizes="22rem" alt="" />
      </div>
      <div className="peek__txt">
        <h3>
          <SiteLink to={homePath(home.id, home.stay)}>{title}</SiteLink>
        </h3>
        <p className="small soft">{facts.filter(Boolean).join(', ')}</p>
        <p className="price">
          <HomePrice home={home} />
        </p>
        {isApproximate && <p className="micro soft">{words.aboutPlace(home.location)}</p>}
      </div>
    </>
  )
}

/** The home of a pressed marker, on the map's lower edge. */
export function MapPopup({ ids, cards, approximate, stayAt, onClose }: Props) {
  const words = useMessages(nestMapMessages)
  const [position, setPosition] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  const id = ids[position] ?? ids[0] ?? 0
  const home = useHome(id, cards)
  const stay = stayAt(id)

  useEffect(() => panel.current?.focus({ preventScroll: true }), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  const step = (label: string, icon: 'back' | 'arrow', by: 1 | -1) => {
    const isLast = position === (by === 1 ? ids.length - 1 : 0)
    return (
      <button
        type="button"
        className="icobtn"
        aria-label={label}
        // Not `disabled`: whoever arrives at the end by pressing keeps the focus.
        aria-disabled={isLast}
        onClick={() => !isLast && setPosition(position + by)}
      >
        <Icon name={icon} />
      </button>
    )
  }

  return (
    <div ref={panel} className="peek" role="dialog" aria-label={words.peek} tabIndex={-1} onKeyDown={onKeyDown}>
      {home ? (
        <Home home={stay ? { ...home, stay } : home} isApproximate={approximate.includes(id)} />
      ) : (
        <p className="peek__txt small" role="status">
          {home === null ? words.failed : words.waiting}{' '}
          {home === null && (
            <SiteLink className="text-link" to={homePath(id, stay)}>
              {words.open}
            </SiteLink>
          )}
        </p>
      )}
      <button type="button" className="icobtn peek__close" aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      {ids.length > 1 && (
        <div className="peek__pager micro">
          {step(words.previous, 'back', -1)}
          <span aria-live="polite">{words.oneOf(position + 1, ids.length)}</span>
          {step(words.next, 'arrow', 1)}
        </div>
      )}
    </div>
  )
}
