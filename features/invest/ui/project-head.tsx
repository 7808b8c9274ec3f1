import { formatMonth } from '#common/dates.ts'
import { CURRENCIES, formatMoney } from '#common/money.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Price } from '#ui/price.tsx'
import { Share } from '#ui/share/share-button.tsx'
import { Trail, TrailBack } from '#ui/trail.tsx'
import type { PublicInvestment } from '../investment.public.ts'
import { investMessages } from '../messages.ts'
import { projectMessages } from '../project-messages.ts'
import { ConvertedNote } from './converted-note.tsx'
import { isTaken } from './project-card-data.ts'
import { projectCrumbs, projectLink } from './project-link.ts'

/** Characters: more of them than this are set smaller, or they would bury the picture. */
const LONG_TITLE = 18

/** The name in the notch of the picture; below it where it is, how far it is, and what it asks. */
export function ProjectHead({ project, title }: { project: PublicInvestment; title: string }) {
  const messages = useMessages(investMessages)
  const words = useMessages(projectMessages)
  const site = useSite()
  const { minInvestment, completionDate } = project
  const link = projectLink(site, project.id)
  return (
    <header className="prop__head">
      <div className={title.length > LONG_TITLE ? 'prop__name prop__name--long' : 'prop__name'}>
        <h1>{title}</h1>
      </div>
      <div className="prop__what">
        <p className="soft">{project.location}</p>
        <ul className="tags">
          <li className="tags__live">{project.isVefa ? messages.offPlan(null) : messages.ready}</li>
          {isTaken(project) && <li>{messages.taken}</li>}
          {completionDate && <li className="tags__plain">{words.due(formatMonth(completionDate, site.locale))}</li>}
        </ul>
      </div>
      {isTaken(project) && <p className="prop__full">{words.taken.text}</p>}
      <div className="cost">
        <p className="small soft">{messages.minimum}</p>
        <p className="price prop__price">
          <Price amount={minInvestment} />
        </p>
        <p className="small soft cost__other">
          <span>
            {CURRENCIES.filter((other) => other !== site.currency)
              .map((other) => formatMoney(minInvestment, { ...site, currency: other }))
              .join(' / ')}
          </span>
        </p>
        <ConvertedNote shown={CURRENCIES} />
      </div>
      <div className="prop__acts">
        <Share label={words.share} heading={words.shareTitle} text={words.shareText(title)} link={link} />
      </div>
      <p className="onpaper">{words.onPaper(link)}</p>
    </header>
  )
}

/** The way back, and where this project stands on the site. */
export function ProjectTrail({ project }: { project: PublicInvestment }) {
  const words = useMessages(projectMessages)
  const crumbs = projectCrumbs(useSite().locale, project)
  return <Trail label={words.trail} crumbs={crumbs} back={<TrailBack to="/invest#projects" label={words.back} />} />
}
