import { formatMonth } from '#common/dates.ts'
import { inLocale, type Locale } from '#common/locale.ts'
import { CURRENCIES, formatMoney } from '#common/money.ts'
import { DemoMark } from '#features/company/demo-mark.tsx'
import type { Crumb } from '#ui/page/seo.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Price } from '#ui/price.tsx'
import { Share } from '#ui/share/share-button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Trail, TrailBack } from '#ui/trail.tsx'
import type { PublicInvestment } from '../investment.public.ts'
import { investMessages } from '../messages.ts'
import { projectMessages } from '../project-messages.ts'
import { isTaken, standingOf, worksNote } from '../project-status.ts'
import { ConvertedNote } from './converted-note.tsx'
import { projectLink, projectPath } from './project-link.ts'

/** Characters: more of them than this are set smaller, or they would bury the picture. */
const LONG_TITLE = 18

/** The name in the notch of the picture; below it where it is, how far it is, and what it asks. */
export function ProjectHead({ project, title }: { project: PublicInvestment; title: string }) {
  const messages = useMessages(investMessages)
  const words = useMessages(projectMessages)
  const site = useSite()
  const { minInvestment, completionDate } = project
  const link = projectLink(site, project.id)
  const works = worksNote(project, site.locale)
  const isFull = isTaken(project)
  return (
    <header className="prop__head">
      <div className={title.length > LONG_TITLE ? 'prop__name prop__name--long' : 'prop__name'}>
        <h1>{title}</h1>
      </div>
      <div className="prop__what">
        <p className="soft">{project.location}</p>
        <ul className="tags">
          <li className="tags__live">{standingOf({ ...project, completionDate: null }, site.locale)}</li>
          {isFull && <li>{messages.taken}</li>}
          {project.isDemo && (
            <li>
              <DemoMark of="project" record={project} />
            </li>
          )}
          {works && <li className="tags__plain">{works}</li>}
          {completionDate && <li className="tags__plain">{words.due(formatMonth(completionDate, site.locale))}</li>}
        </ul>
      </div>
      {isFull && (
        <div className="prop__full">
          <p>{words.taken.text}</p>
          <p className="acts">
            <SiteLink className="text-link" to="/invest#projects">
              {words.taken.open}
            </SiteLink>
            <a className="text-link" href="#enquiry">
              {words.taken.ask}
            </a>
          </p>
        </div>
      )}
      <div className="cost">
        <p className="small soft">{isFull ? messages.minimumThen : messages.minimum}</p>
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

/** From the front door to this project. */
export function projectCrumbs(locale: Locale, project: PublicInvestment): Crumb[] {
  const words = projectMessages[locale]
  return [
    { label: words.home, path: '/' },
    { label: words.invest, path: '/invest' },
    { label: inLocale(locale, project.title, project.titleFr), path: projectPath(project.id) },
  ]
}

/** The way back, and where this project stands on the site. */
export function ProjectTrail({ project }: { project: PublicInvestment }) {
  const words = useMessages(projectMessages)
  const crumbs = projectCrumbs(useSite().locale, project)
  return <Trail label={words.trail} crumbs={crumbs} back={<TrailBack to="/invest#projects" label={words.back} />} />
}
