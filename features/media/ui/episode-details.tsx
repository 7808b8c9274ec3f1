import { formatDay } from '#common/dates.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { Share } from '#ui/share/share-button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { textIn } from '../bilingual-text.ts'
import { frenchSpaces } from '../french-spaces.ts'
import { HeardMark, PlayButton } from '../player/play-button.tsx'
import { toTrack } from '../player/track.ts'
import type { PublicPodcast } from '../podcast.public.ts'
import { podcastMessages } from '../podcast-messages.ts'
import { coverClass, isSquare } from './episode-card.ts'
import { filterSearch } from './episode-filter.ts'
import { EpisodeName } from './episode-list.tsx'
import { episodeLink, podcastCrumbs } from './episode-structured-data.ts'
import { MediaTrail } from './feed-link.tsx'

const COVER_SIZES = '(min-width: 62rem) 42vw, 100vw'

/** 'MP3', as the file's name ends. */
const kindOf = (path: string) => path.split('.').at(-1)?.toUpperCase() ?? ''

/** What there is to hear: a button, a browser's own player where no script runs, a file to keep; or the plain truth. */
function Recording({ episode, title }: { episode: PublicPodcast; title: string }) {
  const words = useMessages(podcastMessages)
  const site = useSite()
  const { audioFile, audioUrl } = episode
  const track = toTrack(episode)
  const share = (
    <Share label={words.share} heading={words.shareHeading} text={title} link={episodeLink(site, episode.id)} />
  )
  if (!track) {
    return (
      <>
        <p className="ep__silent">{words.silentText}</p>
        <div className="ep__acts">
          {audioUrl && !audioUrl.startsWith('/') && (
            <a className="btn btn--line" href={audioUrl} target="_blank" rel="noreferrer">
              {words.elsewhere} <span className="sr">{words.newTab}</span>
            </a>
          )}
          {share}
        </div>
      </>
    )
  }
  return (
    <>
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: there is no transcript; the text below is the outline */}
        <audio className="ep__plain" controls preload="none" src={track.url} aria-label={words.recording(title)} />
      </noscript>
      <div className="ep__acts">
        <PlayButton track={track} className="btn ep__play" />
        {share}
        <HeardMark id={episode.id} />
      </div>
      {audioFile && (
        <p>
          <a className="text-link small" href={audioFile.path} download>
            {words.download(kindOf(audioFile.path), audioFile.bytes)}
          </a>
        </p>
      )}
    </>
  )
}

function Facts({ episode }: { episode: PublicPodcast }) {
  const { labels, ...words } = useMessages(podcastMessages)
  const { locale } = useSite()
  const { season, duration, publishedAt, guests, topics } = episode
  return (
    <dl className="sums ep__facts" aria-label={words.facts}>
      {isSquare(episode.picture) && (
        <div>
          <dt>{words.category}</dt>
          <dd>{words.categories[episode.category]}</dd>
        </div>
      )}
      <div>
        <dt>{labels.season}</dt>
        <dd>{season}</dd>
      </div>
      {duration !== null && (
        <div>
          <dt>{labels.duration}</dt>
          <dd>{words.duration(duration)}</dd>
        </div>
      )}
      {publishedAt && (
        <div>
          <dt>{labels.published}</dt>
          <dd>{formatDay(new Date(publishedAt), locale)}</dd>
        </div>
      )}
      {guests.length > 0 && (
        <div>
          <dt>{labels.guests}</dt>
          <dd>{guests.join(', ')}</dd>
        </div>
      )}
      {topics.length > 0 && (
        <div>
          <dt>{labels.topics}</dt>
          <dd className="ep__topics">
            {topics.map((topic) => (
              <SiteLink key={topic} to={`/kais-media/podcast${filterSearch({ topic })}`}>
                {topic}
              </SiteLink>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Staff write plain text; an empty line begins a new paragraph. */
function paragraphs(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}

export function EpisodeDetails({ episode }: { episode: PublicPodcast }) {
  const words = useMessages(podcastMessages)
  const { locale } = useSite()
  const title = textIn(locale, episode.title, episode.titleFr)
  const name = words.name(episode.episodeNumber, title.text)
  const { text, lang } = textIn(locale, episode.description, episode.descriptionFr)
  const spaced = locale === 'fr' && !lang ? frenchSpaces(text) : text
  return (
    <>
      <MediaTrail
        crumbs={podcastCrumbs(locale, [{ label: name, path: `/kais-media/podcast/${episode.id}` }])}
        back={{ label: words.all, path: '/kais-media/podcast' }}
      />
      <article className="ep">
        <div className={coverClass('ep__pic', episode.picture)}>
          <PictureImage picture={episode.picture ?? undefined} sizes={COVER_SIZES} alt="" isLead />
          {!isSquare(episode.picture) && <span className="notch">{words.categories[episode.category]}</span>}
        </div>
        <header className="ep__head">
          <h1>
            <EpisodeName episodeNumber={episode.episodeNumber} title={title} name={words.name} />
          </h1>
          <Recording episode={episode} title={name} />
        </header>
        <section className="ep__text" aria-labelledby="about-title">
          <h2 id="about-title" className="sr">
            {words.about}
          </h2>
          <div className="prose" lang={lang}>
            {paragraphs(spaced).map((paragraph, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place
              <p key={position} className={position === 0 ? 'lead' : undefined}>
                {paragraph}
              </p>
            ))}
          </div>
        </section>
        <Facts episode={episode} />
      </article>
    </>
  )
}
