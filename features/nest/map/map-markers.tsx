import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import type { FeatureCollection } from '#platform/map/geojson.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { MapMarker } from '../get-map-view.server.ts'
import { nestMessages } from '../messages.ts'
import { pricePeriod } from '../price-period.ts'
import type { PropertyCardData } from '../property-card.ts'
import type { AskedStay } from '../stays/searched-stay.ts'
import { countNights } from '../stays/stay-days.ts'
import { highlightHome, useIsHighlighted } from './highlighted-home.ts'
import { groupMarkers, type MarkerGroup, type SingleMarker } from './marker-groups.ts'
import { nestMapMessages } from './messages.ts'
import { shortPrice } from './short-price.ts'

const ID = 'markers'
const PRICE = 'room-for-a-price'
const NUMBER = 'room-for-a-number'
/** Invisible signs of a button's size, in pixels. */
const SIZES = { [PRICE]: [76, 38], [NUMBER]: [54, 54] } as const

/** The map's own names make way for the buttons that lie on it. */
function keepRoomFor(map: MapLibreMap, groups: readonly MarkerGroup[]): void {
  const data: FeatureCollection = {
    type: 'FeatureCollection',
    features: groups.map(({ longitude, latitude, count }) => ({
      type: 'Feature',
      properties: { room: count === 1 ? PRICE : NUMBER },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  }
  const source = map.getSource<GeoJSONSource>(ID)
  if (source) {
    void source.setData(data)
    return
  }
  for (const [name, [width, height]] of Object.entries(SIZES)) {
    if (!map.hasImage(name)) map.addImage(name, new ImageData(width, height))
  }
  map.addSource(ID, { type: 'geojson', data })
  map.addLayer({
    id: ID,
    type: 'symbol',
    source: ID,
    layout: {
      'icon-image': ['get', 'room'],
      // A price stands above its spot and to the right of it (map-results.css).
      'icon-offset': ['match', ['get', 'room'], PRICE, ['literal', [24, -18]], ['literal', [0, 0]]],
      'icon-allow-overlap': true,
      'icon-padding': 0,
    },
  })
}

interface Props {
  map: MapLibreMap
  markers: MapMarker[]
  cards: PropertyCardData[]
  /** The homes whose card is open. */
  chosen: readonly number[]
  /** The days that are looked for: prices are then what these cost. */
  stay: AskedStay | null
  onChoose: (group: MarkerGroup) => void
}

/** Groups change in half steps of the zoom: often enough to look right, seldom enough to stay calm. */
const halfSteps = (zoom: number) => Math.floor(zoom * 2) / 2

function useZoomStep(map: MapLibreMap): number {
  const [step, setStep] = useState(() => halfSteps(map.getZoom()))
  useEffect(() => {
    const { unsubscribe } = map.on('zoom', () => setStep(halfSteps(map.getZoom())))
    return unsubscribe
  }, [map])
  return step
}

function Marker({ group, isChosen, card, stay, onChoose }: MarkerProps) {
  const words = useMessages(nestMapMessages)
  const messages = useMessages(nestMessages)
  const site = useSite()
  const ids = useMemo(() => group.homes.map(({ id }) => id), [group])
  const isLit = useIsHighlighted(ids)
  const single = group.count === 1 ? group.homes[0] : undefined

  function nameOf({ price, total, type, isApproximate }: SingleMarker): string {
    const period =
      stay && total ? messages.forNights(countNights(stay), stay.guests === null) : pricePeriod(messages, { type })
    const inFull = [formatMoney(total ?? price, site), period].filter(Boolean).join(' ')
    const title = card && inLocale(site.locale, card.title, card.titleFr)
    return [inFull, messages.deals[type], title, isApproximate && words.about].filter(Boolean).join(', ')
  }

  return (
    <button
      type="button"
      className={single ? 'mark' : 'mark mark--many'}
      data-lit={isLit}
      data-about={single?.isApproximate || undefined}
      data-key={group.key}
      aria-label={single ? nameOf(single) : words.group(group.count)}
      aria-pressed={isChosen}
      onClick={() => onChoose(group)}
      onPointerEnter={() => highlightHome(ids[0] ?? null)}
      onPointerLeave={() => highlightHome(null)}
      onFocus={() => highlightHome(ids[0] ?? null)}
      onBlur={() => highlightHome(null)}
    >
      <span>{single ? shortPrice(single.total ?? single.price, site, words) : group.count}</span>
    </button>
  )
}

interface MarkerProps {
  group: MarkerGroup
  isChosen: boolean
  card: PropertyCardData | undefined
  stay: AskedStay | null
  onChoose: (group: MarkerGroup) => void
}

/** Buttons on the map: a price for a home, a number for several. In the page's order they run from north to south. */
export function MapMarkers({ map, markers, cards, chosen, stay, onChoose }: Props) {
  const words = useMessages(nestMapMessages)
  const layer = useRef<HTMLUListElement>(null)
  const step = useZoomStep(map)
  const groups = useMemo(() => groupMarkers(markers, step), [markers, step])

  useLayoutEffect(() => {
    function place() {
      const { clientWidth, clientHeight } = map.getContainer()
      for (const [i, item] of [...(layer.current?.children ?? [])].entries()) {
        const group = groups[i]
        if (!(item instanceof HTMLElement) || !group) continue
        const { x, y } = map.project([group.longitude, group.latitude])
        item.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
        // What is out of sight is out of the tab key's way too.
        item.hidden = x < 0 || y < 0 || x > clientWidth || y > clientHeight
      }
    }
    place()
    const { unsubscribe } = map.on('move', place)
    const resized = map.on('resize', place)
    return () => {
      unsubscribe()
      resized.unsubscribe()
    }
  }, [map, groups])

  useEffect(() => keepRoomFor(map, groups), [map, groups])

  return createPortal(
    <ul ref={layer} className="marks" aria-label={words.markers}>
      {groups.map((group) => (
        <li key={group.key}>
          <Marker
            group={group}
            isChosen={group.homes.some(({ id }) => chosen.includes(id))}
            card={cards.find(({ id }) => group.homes[0]?.id === id)}
            stay={stay}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>,
    map.getCanvasContainer(),
  )
}
