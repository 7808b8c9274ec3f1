import { useMessages } from '#ui/page/site.ts'
import { mapMessages } from './messages.ts'

/** Stands in the map's place when its code does not come. */
export function MapUnreachable({ onRetry }: { onRetry: () => void }) {
  const words = useMessages(mapMessages)
  return (
    <div className="map__instead" role="status">
      <p className="serif">{words.unreachable}</p>
      <button type="button" className="btn btn--line" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  )
}
