import { formatMonth } from '#common/dates.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { BilingualText } from '../bilingual-text.ts'
import { HeardMark, PlayButton } from '../player/play-button.tsx'
import { podcastMessages } from '../podcast-messages.ts'
import { coverClass, type EpisodeCardData, isSquare } from './episode-card.ts'

interface Props {
  episodeNumber: number | null
  title: BilingualText
  /** 'Episode 3: The title', in the reader's language; the player brings its own, so as not to carry the pages' words. */
  name: (episodeNumber: number | null, title: string) => string
}

/** The number in the reader's language, the title in its own. */
export function EpisodeName({ episodeNumber, title, name }: Props) {
  if (!title.lang) return name(episodeNumber, title.text)
  return (
    <>
      {name(episodeNumber, '')}
      <span lang={title.lang}>{title.text}</span>
    </>
  )
}

const COVER_SIZES = '(min-width: 62rem) 30vw, (min-width: 48rem) 45vw, 100vw'

function Episode({ episode, heading: Heading }: { episode: EpisodeCardData; heading: 'h2' | 'h3' }) {
  const words = useMessages(podcastMessages)
  const { locale } = useSite()
  const { id, duration, guests, publishedAt, track, description } = episode
  const facts = [
    isSquare(episode.picture) && words.categories[episode.category],
    duration !== null && (track ? words.duration(duration) : words.planned(duration)),
    publishedAt && formatMonth(publishedAt, locale),
    guests.length > 0 && words.guests(guests.join(', ')),
  ].filter(Boolean)
  return (
    <article className="episode">
      <div className={coverClass('episode__pic', episode.picture)}>
        <PictureImage picture={episode.picture} sizes={COVER_SIZES} alt="" />
        {!isSquare(episode.picture) && <span className="notch">{words.categories[episode.category]}</span>}
      </div>
      <div className="episode__txt">
        <Heading className="episode__name">
          <SiteLink to={`/kais-media/podcast/${id}`}>
            <EpisodeName episodeNumber={episode.episodeNumber} title={episode.title} name={words.name} />
          </SiteLink>
        </Heading>
        <p className="small soft">
          {episode.isFeatured && <b className="featured">{`${words.featured}, `}</b>}
          {facts.join(', ')}
        </p>
        <p className="small episode__say" lang={description.lang}>
          {description.text}
        </p>
        {track ? (
          <p className="episode__acts">
            <PlayButton track={track} className="btn btn--line btn--tight" />
            <HeardMark id={id} />
          </p>
        ) : (
          <p className="episode__coming">{words.silent}</p>
        )}
      </div>
    </article>
  )
}

export function EpisodeList({ list, heading = 'h3' }: { list: EpisodeCardData[]; heading?: 'h2' | 'h3' }) {
  return (
    <div className="episodes">
      {list.map((episode) => (
        <Episode key={episode.id} episode={episode} heading={heading} />
      ))}
    </div>
  )
}
