import { useMessages } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { podcastMessages } from '../podcast-messages.ts'
import { coverClass } from './episode-card.ts'
import type { EpisodeCategory } from './episode-filter.ts'
import { EpisodeName } from './episode-list.tsx'
import type { Neighbour, Neighbours } from './episode-neighbours.ts'

/** Where a listener of each kind of episode would go next. */
const WAY_ON: Record<EpisodeCategory, string> = {
  'real-estate': '/kais-nest',
  investment: '/invest',
  business: '/contact',
  interviews: '/contact',
}

const THUMB_SIZES = '(min-width: 62rem) 16vw, 33vw'

function SubmissionLead({ episode, label, rel }: { episode: Neighbour; label: string; rel: 'prev' | 'next' }) {
  const words = useMessages(podcastMessages)
  return (
    <SiteLink className="beside" to={`/kais-media/podcast/${episode.id}`} rel={rel}>
      <div className={coverClass('beside__pic', episode.picture)}>
        <PictureImage picture={episode.picture} sizes={THUMB_SIZES} alt="" />
      </div>
      <div>
        <span className="small soft">{label}</span>
        <b>
          <EpisodeName episodeNumber={episode.episodeNumber} title={episode.title} name={words.name} />
        </b>
        {!episode.isRecorded && <span className="small soft">{words.silent}</span>}
      </div>
    </SiteLink>
  )
}

/** The episodes on either side, then a step out of the podcast that fits what was heard. */
export function EpisodeNext({ category, neighbours }: { category: EpisodeCategory; neighbours: Neighbours }) {
  const words = useMessages(podcastMessages)
  const { previous, next } = neighbours
  const step = words.steps[category]
  return (
    <>
      <nav className="wrap ep-beside" aria-labelledby="beside-title">
        <div className="headrow">
          <h2 id="beside-title">{words.neighbours}</h2>
          <SiteLink className="text-link" to="/kais-media/podcast">
            {words.all}
          </SiteLink>
        </div>
        <div className="ep-beside__row">
          {previous && <SubmissionLead episode={previous} label={words.previous} rel="prev" />}
          {next && <SubmissionLead episode={next} label={words.next} rel="next" />}
        </div>
      </nav>
      <section className="deep deep--two" aria-labelledby="step-title">
        <div className="deep__txt">
          <h2 id="step-title">{step.title}</h2>
        </div>
        <div className="deep__txt">
          <p className="soft">{step.text}</p>
          <p className="next__also">
            <SiteLink className="btn btn--ondeep" to={WAY_ON[category]}>
              {step.link}
            </SiteLink>
            <SiteLink className="text-link" to="/kais-media/articles">
              {words.articles}
            </SiteLink>
          </p>
        </div>
      </section>
    </>
  )
}
