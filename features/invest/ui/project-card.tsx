import { useViewTransitionState } from 'react-router'
import { formatMonth } from '#common/dates.ts'
import { DemoMark } from '#features/company/demo-mark.tsx'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import { LEAD_PICTURE, PictureImage } from '#ui/picture-image.tsx'
import { Price } from '#ui/price.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { investMessages } from '../messages.ts'
import { NarrowFold } from './narrow-fold.tsx'
import type { ProjectCardData } from './project-card-data.ts'
import { projectPath } from './project-link.ts'
import { RoiLine } from './roi-line.tsx'

const COVER_SIZES = '(min-width: 62rem) 58vw, 100vw'

type ActionsProps = Pick<ProjectCardData, 'id' | 'title' | 'investorDeckUrl' | 'isTaken'>

/** Of a project that is full one can only hear of the next; a meeting is about that, too, and no brochure is offered. */
function Actions({ id, title, investorDeckUrl, isTaken }: ActionsProps) {
  const messages = useMessages(investMessages)
  const about = messages.about(title)
  return (
    <div className="project__acts">
      {isTaken && (
        <SiteLink className="btn btn--line" to={`${projectPath(id)}#enquiry`}>
          {messages.takenGroup.hear} <span className="sr">{about}</span>
        </SiteLink>
      )}
      <SiteLink className={isTaken ? 'text-link' : 'btn btn--line'} to={`${projectPath(id)}/viewing`}>
        {messages.meeting} <span className="sr">{about}</span>
      </SiteLink>
      <SiteLink className="text-link" to={`/contact?subject=investment&investment=${id}`}>
        {messages.contact} <span className="sr">{about}</span>
      </SiteLink>
      {investorDeckUrl && (
        <a className="text-link" href={investorDeckUrl} target="_blank" rel="noreferrer">
          {messages.deck} <span className="sr">{`${about} ${messages.newTab}`}</span>
        </a>
      )}
      {!investorDeckUrl && !isTaken && (
        <SiteLink className="text-link" to={`/contact?subject=brochure&investment=${id}`}>
          {messages.brochure} <span className="sr">{about}</span>
        </SiteLink>
      )}
    </div>
  )
}

/** The whole card leads to the project's page; what can be pressed besides lies above that link. */
export function ProjectCard({ project }: { project: ProjectCardData }) {
  const messages = useMessages(investMessages)
  const site = useSite()
  const { title, expectedReturn } = project
  const path = projectPath(project.id)
  const isOpening = useViewTransitionState(siteHref(site, path))
  const completion = project.completionDate && formatMonth(project.completionDate, site.locale)

  return (
    <article className="project">
      <div className="project__pic">
        <PictureImage
          picture={project.picture}
          sizes={COVER_SIZES}
          alt={title}
          transitionName={isOpening ? LEAD_PICTURE : undefined}
        />
        <span className="notch">{project.standing}</span>
      </div>
      <div className="project__txt">
        <div>
          <h3>
            <SiteLink to={path} prefetch="intent">
              {title}
            </SiteLink>
          </h3>
          <p className="small soft">{project.location}</p>
          {project.works && <p className="small">{project.works}</p>}
          {project.isTaken && <p className="project__taken">{messages.taken}</p>}
          <DemoMark of="project" record={project} />
        </div>
        <p className="project__say">{project.description}</p>
        <dl className="sums" aria-label={messages.figures}>
          <div>
            <dt>{project.isTaken ? messages.minimumThen : messages.minimum}</dt>
            <dd className="price">
              <Price amount={project.minInvestment} />
            </dd>
          </div>
          <RoiLine roi={project.expectedRoi} />
        </dl>
        <NarrowFold
          className="project__more"
          label={
            <>
              {messages.details} <span className="sr">{messages.about(title)}</span>
            </>
          }
        >
          <dl className="sums">
            {expectedReturn && (
              <div>
                <dt>{messages.paid}</dt>
                <dd>{expectedReturn}</dd>
              </div>
            )}
            {completion && (
              <div>
                <dt>{messages.completion}</dt>
                <dd>{completion}</dd>
              </div>
            )}
          </dl>
          <Actions {...project} />
        </NarrowFold>
      </div>
    </article>
  )
}
