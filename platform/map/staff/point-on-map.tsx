import type { Map as MapLibreMap } from 'maplibre-gl'
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useMessages } from '#ui/page/site.ts'
import type { Position } from '../geometry.ts'
import { writeDegrees } from './coordinates.ts'
import { mapStaffMessages } from './messages.ts'

interface Props {
  map: MapLibreMap
  point: Position | null
  onPoint: (point: Position) => void
}

/** How far an arrow key moves the point, in pixels: a nearer look makes finer steps. */
const STEP = 4
const LONG_STEP = 40
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Near enough to tell one street from the next. */
const NEAR_ZOOM = 13

/** The spot that is under the given pixel, kept on the sheet that is seen. */
function spotAt(map: MapLibreMap, x: number, y: number): Position {
  const { clientWidth, clientHeight } = map.getContainer()
  const { lat, lng } = map.unproject([Math.min(Math.max(x, 0), clientWidth), Math.min(Math.max(y, 0), clientHeight)])
  return { latitude: lat, longitude: lng }
}

const lngLat = ({ longitude, latitude }: Position): [number, number] => [longitude, latitude]

/** Where something is: set by a press on the map, moved by dragging or with the arrow keys. */
export function PointOnMap({ map, point, onPoint }: Props) {
  const words = useMessages(mapStaffMessages)
  const mark = useRef<HTMLButtonElement>(null)
  const grip = useRef<{ x: number; y: number } | null>(null)
  const dragged = useRef<Position | null>(null)
  const latest = useRef({ point, onPoint })

  useLayoutEffect(() => {
    latest.current = { point, onPoint }
    place()
  })

  function place() {
    const spot = dragged.current ?? latest.current.point
    if (!mark.current || !spot) return
    const { x, y } = map.project(lngLat(spot))
    mark.current.style.transform = `translate(${x}px, ${y}px)`
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` reads what it needs at the moment it is called
  useEffect(() => {
    const subscriptions = [
      map.on('move', place),
      map.on('click', ({ lngLat: { lat, lng } }) => latest.current.onPoint({ latitude: lat, longitude: lng })),
    ]
    map.getCanvas().style.cursor = 'crosshair'
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe()
    }
  }, [map])

  // A point that was typed, or taken from the place, may lie out of sight.
  const [latitude, longitude] = [point?.latitude, point?.longitude]
  useEffect(() => {
    if (latitude === undefined || longitude === undefined || map.getBounds().contains([longitude, latitude])) return
    map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), NEAR_ZOOM) })
  }, [map, latitude, longitude])

  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key]
    if (!arrow || !point) return
    event.preventDefault()
    const { x, y } = map.project(lngLat(point))
    const step = event.shiftKey ? LONG_STEP : STEP
    const { lat, lng } = map.unproject([x + arrow[0] * step, y + arrow[1] * step])
    onPoint({ latitude: lat, longitude: lng })
  }

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (!point || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { x, y } = map.project(lngLat(point))
    grip.current = { x: event.clientX - x, y: event.clientY - y }
  }

  function onPointerMove({ clientX, clientY }: PointerEvent) {
    if (!grip.current) return
    dragged.current = spotAt(map, clientX - grip.current.x, clientY - grip.current.y)
    place()
  }

  function letGo(isMeant: boolean) {
    const spot = dragged.current
    grip.current = null
    dragged.current = null
    if (spot && isMeant) onPoint(spot)
    else place()
  }

  if (!point) return null
  return (
    <div className="mappoint" role="application" aria-label={words.pointGroup}>
      <button
        ref={mark}
        type="button"
        aria-label={words.point(writeDegrees(point.latitude), writeDegrees(point.longitude))}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => letGo(true)}
        onPointerCancel={() => letGo(false)}
      />
    </div>
  )
}
