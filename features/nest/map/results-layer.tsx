import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { SENEGAL_BOUNDS } from '#platform/map/geometry.ts'
import { useMessages } from '#ui/page/site.ts'
import type { PricedStay, PropertyCardData } from '../property-card.ts'
import { askedStay } from '../stays/searched-stay.ts'
import { countNights } from '../stays/stay-days.ts'
import { MapMarkers } from './map-markers.tsx'
import { MapPopup } from './map-popup.tsx'
import { densePart, type MarkerGroup } from './marker-groups.ts'
import { nestMapMessages } from './messages.ts'
import { BY_US, useFollowMap } from './use-follow-map.ts'
import { mapSearch, useMapHomes } from './use-map-homes.ts'

interface Props {
  map: MapLibreMap
  cards: PropertyCardData[]
  params: URLSearchParams
  onBounds: (bounds: string | null) => void
}

/** Nearer than this a single home is not worth: its district should stay in view. */
const NEAREST_FIT = 14
/** Clear of what lies on the map's edges: the choice above, the zoom on the right. */
const FIT_PADDING = { top: 124, right: 124, bottom: 64, left: 48 }
/** Homes less than this apart, in degrees, share a spot: no zoom will part them. */
const ONE_SPOT = 0.00015
/** The lower part of the map, where the card of a home lies. */
const PEEK_HEIGHT = 290

/** The homes go where they can be seen: the map often reaches below the screen's edge when it is opened. */
function roomOnScreen(map: MapLibreMap): typeof FIT_PADDING {
  const { top, bottom, height } = map.getContainer().getBoundingClientRect()
  const isMostlyHidden = window.innerHeight - top < height / 2
  const below = isMostlyHidden ? 0 : Math.max(0, bottom - window.innerHeight)
  return { ...FIT_PADDING, bottom: FIT_PADDING.bottom + below }
}

/** What lies on the results' map: homes, the card of one of them, and the choice to search where one looks. */
export function ResultsLayer({ map, cards, params, onBounds }: Props) {
  const words = useMessages(nestMapMessages)
  const bounds = params.get('bounds')
  const { isFollowing, follow, inView } = useFollowMap({ map, bounds, onBounds })
  const search = mapSearch(params)
  const { view, hasFailed, retry } = useMapHomes({ search, zoom: map.getZoom(), inView })
  const [chosen, setChosen] = useState<{ key: string; ids: number[] } | null>(null)
  const fitted = useRef<string | null>(null)
  const markers = view?.markers
  const stay = useMemo(() => askedStay(new URLSearchParams(search)), [search])
  function stayAt(id: number): PricedStay | undefined {
    const marker = markers?.find((each) => 'id' in each && each.id === id)
    if (!stay || !marker || !('id' in marker) || marker.total === undefined) return undefined
    return { ...stay, nights: countNights(stay), total: marker.total }
  }
  const approximate = (markers ?? []).flatMap((marker) => ('id' in marker && marker.isApproximate ? [marker.id] : []))

  useEffect(() => {
    if (!view || fitted.current === view.search) return
    const isFirst = fitted.current === null
    fitted.current = view.search
    setChosen(null)
    const box = densePart(view.markers)
    // Whoever searches where they look has chosen the part themselves.
    if (!box || isFollowing) return
    map.fitBounds(box, { padding: roomOnScreen(map), maxZoom: NEAREST_FIT, animate: !isFirst }, BY_US)
  }, [map, view, isFollowing])

  function choose(group: MarkerGroup) {
    const isOneSpot = group.east - group.west < ONE_SPOT && group.north - group.south < ONE_SPOT
    const isNearest = map.getZoom() >= map.getMaxZoom() - 0.01
    const areKnown = group.homes.length === group.count
    if (areKnown && (group.count === 1 || isOneSpot || isNearest)) {
      setChosen({ key: group.key, ids: group.homes.map(({ id }) => id) })
      const { y } = map.project([group.longitude, group.latitude])
      const below = y - (map.getContainer().clientHeight - PEEK_HEIGHT)
      if (below > 0) map.panBy([0, below], {}, BY_US)
      return
    }
    map.fitBounds([group.west, group.south, group.east, group.north], { padding: 96 })
  }

  function showAll() {
    const { west, south, east, north } = SENEGAL_BOUNDS
    map.fitBounds([west, south, east, north], { padding: 24 })
  }

  function close() {
    setChosen(null)
    const ids = chosen?.ids ?? []
    const container = map.getCanvasContainer()
    // The zoom may have changed since: the home's button is then the one of its group.
    const button =
      container.querySelector<HTMLElement>(`[data-key="${chosen?.key}"]`) ??
      container.querySelector<HTMLElement>('[aria-pressed=true]')
    if (ids.length > 0) (button ?? map.getCanvas()).focus({ preventScroll: true })
  }

  return (
    <>
      {markers && (
        <MapMarkers
          map={map}
          markers={markers}
          cards={cards}
          chosen={chosen?.ids ?? []}
          stay={stay}
          onChoose={choose}
        />
      )}
      <div className="map__top">
        <label className="map__follow">
          <input type="checkbox" checked={isFollowing} onChange={(event) => follow(event.currentTarget.checked)} />
          {words.follow}
        </label>
        {hasFailed && (
          <p className="map__note micro" role="status">
            {words.homesFailed}{' '}
            <button type="button" className="text-link" onClick={retry}>
              {words.retry}
            </button>
          </p>
        )}
        {approximate.length > 0 && <p className="map__note micro">{words.aboutNote(approximate.length)}</p>}
        {view?.isEstimate && <p className="map__note micro">{words.estimate}</p>}
        {view && view.unlocated > 0 && <p className="map__note micro">{words.unlocated(view.unlocated)}</p>}
        {view && view.total === 0 && view.unlocated === 0 && !isFollowing && (
          <p className="map__note micro">{words.none}</p>
        )}
      </div>
      <button type="button" className="map__all" onClick={showAll}>
        {words.wholeCountry}
      </button>
      {chosen && (
        <MapPopup
          key={chosen.key}
          ids={chosen.ids}
          cards={cards}
          approximate={approximate}
          stayAt={stayAt}
          onClose={close}
        />
      )}
    </>
  )
}
