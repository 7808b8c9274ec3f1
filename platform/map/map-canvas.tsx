import type { Map as MapLibreMap } from 'maplibre-gl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { Box } from './geometry.ts'
import { MapUnreachable } from './map-unreachable.tsx'
import { mapMessages } from './messages.ts'
import { useMapEngine } from './use-map-engine.ts'

/** Starts loading a little before the reader gets there. */
const NEAR = '400px'

interface Props {
  /** What the map shows, for those who cannot see it. */
  label: string
  view: Box
  padding?: number
  /** A picture of a place rather than something to travel in. */
  isStill?: boolean
  /** Said instead of the map where it cannot be drawn. */
  insteadOfMap: string
  /** What lies on the map once it is there. */
  children?: (map: MapLibreMap) => ReactNode
}

function useNearView() {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, isNear }
}

/** A map of Senegal. Its code is fetched when it comes near the reader's view, and where data is saved when it is asked for. */
export function MapCanvas({ label, view, padding = 48, isStill = false, insteadOfMap, children }: Props) {
  const words = useMessages(mapMessages)
  const { locale, mapStyleUrl, savesData } = useSite()
  const { ref, isNear } = useNearView()
  const [isAsked, setAsked] = useState(!savesData)
  const { map, failure, hasOwnStyleInstead, retry, container } = useMapEngine({
    isWanted: isNear && isAsked,
    locale,
    credit: words.credit,
    words: {
      'Map.Title': isStill ? label : `${label}. ${words.keys}`,
      'CooperativeGesturesHandler.WindowsHelpText': words.wheel,
      'CooperativeGesturesHandler.MacHelpText': words.wheelOnMac,
      'CooperativeGesturesHandler.MobileHelpText': words.twoFingers,
    },
    view,
    padding,
    isStill,
    styleUrl: mapStyleUrl,
  })

  /** The button goes with the press: the focus goes to what comes in its place. */
  function ask() {
    setAsked(true)
    ref.current?.focus()
  }

  return (
    <div ref={ref} className="map" tabIndex={savesData ? -1 : undefined} aria-busy={isAsked && !map && !failure}>
      {failure === 'unreachable' && <MapUnreachable onRetry={retry} />}
      {failure === 'no-webgl' && (
        <div className="map__instead" role="status">
          <p className="serif">{insteadOfMap}</p>
        </div>
      )}
      {!isAsked && (
        <div className="map__instead map__ask">
          <p className="serif">{words.waits}</p>
          <button type="button" className="btn btn--line" onClick={ask}>
            {words.show}
          </button>
        </div>
      )}
      {isAsked && !failure && (
        <>
          <div ref={container} className="map__canvas" {...(isStill && { role: 'group', 'aria-label': label })} />
          {!map && <p className="map__opening micro soft">{words.opening}</p>}
        </>
      )}
      {map && !isStill && (
        <div className="map__zoom" role="group" aria-label={words.zoom}>
          <button type="button" aria-label={words.zoomIn} onClick={() => map.zoomIn()}>
            <svg className="ico" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M5 12h14M12 5v14" />
            </svg>
          </button>
          <button type="button" aria-label={words.zoomOut} onClick={() => map.zoomOut()}>
            <svg className="ico" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M5 12h14" />
            </svg>
          </button>
        </div>
      )}
      {map && children?.(map)}
      {hasOwnStyleInstead && (
        <p className="map__note micro" role="status">
          {words.styleFailed}
        </p>
      )}
    </div>
  )
}
