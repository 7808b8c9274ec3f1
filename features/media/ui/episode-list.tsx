import { useMessages, useSite } from '#app/site.ts'
import { PictureImage } from '#app/ui/picture-image.tsx'
import { formatMonth } from '#common/dates.ts'
import { mediaMessages } from '../messages.ts'
import type { EpisodeCardData } from './media-cards.ts'

const COVER_SIZES = '(min-width: 62rem) 30vw, (min-width: 48rem) 45vw, 100vw'

function Listen({ title, recording }: Pick<EpisodeCardData, 'title' | 'recording'>) {
  const { episodes, newTab } = useMessages(mediaMessages)
  if (!recording) return <p className="small faint">{episodes.silent}</p>
  if (recording.isOurs) {
    // biome-ignore lint/a11y/useMediaCaption: there is no transcript yet; the description beside it is the outline
    return <audio controls preload="none" src={recording.url} aria-label={episodes.audio(title)} />
  }
  return (
    <a className="thread" href={recording.url} target="_blank" rel="noreferrer">
      {episodes.listen} <span className="sr">{`${title} ${newTab}`}</span>
    </a>
  )
}

export function EpisodeList({ list }: { list: EpisodeCardData[] }) {
  const { episodes, categories } = useMessages(mediaMessages)
  const { locale } = useSite()
  return (
    <div className="episodes">
      {list.map((episode) => {
        const { id, title, duration, guests, category, publishedAt } = episode
        const facts = [
          duration !== null && episodes.duration(duration),
          publishedAt && formatMonth(publishedAt, locale),
          guests.length > 0 && episodes.guests(guests),
        ].filter(Boolean)
        return (
          <article key={id} className="episode">
            <div className="episode__pic">
              <PictureImage picture={episode.picture} sizes={COVER_SIZES} alt="" />
              <span className="notch">{categories[category] ?? category}</span>
            </div>
            <div className="episode__txt">
              <h3>{episodes.name(episode.episodeNumber, title)}</h3>
              {facts.length > 0 && <p className="small soft">{facts.join(', ')}</p>}
              <p className="small">{episode.description}</p>
              <Listen title={title} recording={episode.recording} />
            </div>
          </article>
        )
      })}
    </div>
  )
}
