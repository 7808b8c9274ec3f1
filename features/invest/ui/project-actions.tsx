import { Icon } from '#ui/icon.tsx'
import { whatsappLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Price } from '#ui/price.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { PublicInvestment } from '../investment.public.ts'
import { investMessages } from '../messages.ts'
import { projectMessages } from '../project-messages.ts'
import { isTaken } from '../project-status.ts'
import { projectLink, projectPath } from './project-link.ts'

interface Props {
  project: PublicInvestment
  title: string
}

/** A chat that begins with the name of the project. */
function useWhatsapp({ project, title }: Props) {
  const { whatsappText } = useMessages(projectMessages)
  const site = useSite()
  const { company } = site
  return whatsappLink(company, whatsappText(title, projectLink(site, project.id)))
}

function Outside({ href, className, children }: { href: string; className: string; children: string }) {
  const { newTab } = useMessages(investMessages)
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer">
      {children} <span className="sr">{newTab}</span>
    </a>
  )
}

/** What to do now. A project that is full says so first, and what is left to do. */
export function ProjectActions(props: Props) {
  const messages = useMessages(investMessages)
  const words = useMessages(projectMessages)
  const whatsapp = useWhatsapp(props)
  const { project } = props
  const path = projectPath(project.id)
  const isFull = isTaken(project)
  return (
    <aside className="enq enq--acts" aria-labelledby="act">
      <h2 id="act" className="enq__title">
        {isFull ? words.taken.title : words.act}
      </h2>
      <p className="small soft">{words.actText}</p>
      {isFull ? (
        <>
          <a className="btn btn--wide" href="#enquiry">
            {words.taken.ask}
          </a>
          <SiteLink className="btn btn--line btn--wide" to="/invest#projects">
            {words.taken.open}
          </SiteLink>
        </>
      ) : (
        <>
          <SiteLink className="btn btn--wide" to={`${path}/viewing`}>
            {messages.meeting}
          </SiteLink>
          <SiteLink className="btn btn--line btn--wide" to={`${path}/callback`}>
            {words.callback}
          </SiteLink>
        </>
      )}
      {project.investorDeckUrl && (
        <Outside className="btn btn--line btn--wide" href={project.investorDeckUrl}>
          {messages.deck}
        </Outside>
      )}
      <p className="enq__more">
        <Outside className="text-link" href={whatsapp}>
          {words.whatsapp}
        </Outside>
        {isFull ? (
          <SiteLink className="text-link" to={`${path}/viewing`}>
            {messages.meeting}
          </SiteLink>
        ) : (
          <a className="text-link" href="#enquiry">
            {words.ask}
          </a>
        )}
        <SiteLink className="text-link" to={`/contact?subject=investment&investment=${project.id}`}>
          {messages.contact}
        </SiteLink>
      </p>
    </aside>
  )
}

/** On a phone the minimum and the next step stay in reach, or, of a project that is full, the others; the chat button makes room (listing.css). */
export function ProjectBar(props: Props) {
  const words = useMessages(projectMessages)
  const { newTab, minimumWord, taken } = useMessages(investMessages)
  const whatsapp = useWhatsapp(props)
  const isFull = isTaken(props.project)
  return (
    <aside className="bar" aria-label={isFull ? taken : words.bar}>
      <p className="price">{isFull ? taken : <Price amount={props.project.minInvestment} period={minimumWord} />}</p>
      <a className="btn btn--line sq" href={whatsapp} target="_blank" rel="noreferrer">
        <Icon name="chat" />
        <span className="sr">
          {words.whatsapp} {newTab}
        </span>
      </a>
      {isFull ? (
        <SiteLink className="btn" to="/invest#projects">
          {words.taken.openShort}
        </SiteLink>
      ) : (
        <SiteLink className="btn" to={`${projectPath(props.project.id)}/viewing`}>
          {words.meetingShort}
        </SiteLink>
      )}
    </aside>
  )
}
