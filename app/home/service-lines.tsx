import type { SitePictures } from '#features/company/read-settings.server.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { LineCounts } from './count-lines.server.ts'
import { homeMessages } from './messages.ts'

/** Upright strips: a 3:2 picture is scaled to the strip's height, so it is asked for wider than the strip. */
const SIZES = {
  wide: '(min-width: 75rem) 68vw, (min-width: 48rem) 80vw, 100vw',
  narrow: '(min-width: 75rem) 48vw, (min-width: 48rem) 70vw, 60vw',
} as const

interface Props {
  counts: LineCounts
  pictures: Pick<SitePictures, 'nest' | 'experience' | 'mobility' | 'media'>
}

/** The four service cards, each with what stands open today. */
export function ServiceLines({ counts, pictures }: Props) {
  const { lines } = useMessages(homeMessages)
  const cards = [
    { line: 'nest', path: '/kais-nest', ...lines.nest, count: lines.nest.count(counts.homes, counts.areMoreHomes) },
    {
      line: 'experience',
      path: '/kais-experience',
      ...lines.experience,
      count: lines.experience.count(counts.services),
    },
    { line: 'mobility', path: '/kais-mobility', ...lines.mobility, count: lines.mobility.count(counts.vehicles) },
    { line: 'media', path: '/kais-media', ...lines.media, count: lines.media.count(counts.stories) },
  ] as const
  return (
    <section className="section wrap" aria-labelledby="lines">
      <div className="headrow">
        <h2 id="lines">{lines.title}</h2>
        <SiteLink className="text-link" to="/invest">
          {lines.invest(counts.projects)} <Icon name="arrow" />
        </SiteLink>
      </div>
      <div className="lines">
        {cards.map(({ line, path, name, text, count }, position) => (
          <SiteLink key={line} className="line" to={path} prefetch="intent">
            <div className="line__pic">
              <PictureImage picture={pictures[line]} sizes={position === 0 ? SIZES.wide : SIZES.narrow} alt="" />
            </div>
            <div className="line__txt">
              <h3>
                {name}
                <span className="line__n">
                  <span className="sr">, </span>
                  {count}
                </span>
              </h3>
              <p>{text}</p>
            </div>
          </SiteLink>
        ))}
      </div>
    </section>
  )
}
