import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { investMessages } from '../messages.ts'
import { projectMessages } from '../project-messages.ts'
import type { ProjectCardData } from './project-card-data.ts'
import { ProjectRow } from './project-row.tsx'

export function ProjectNotFound({ others }: { others: ProjectCardData[] }) {
  const words = useMessages(projectMessages)
  const { contact } = useMessages(investMessages)
  return (
    <>
      <section className="wrap gone">
        <h1>{words.notFound}</h1>
        <p className="lead">{others.length > 0 ? words.notFoundText : words.notFoundNone}</p>
        <div className="acts">
          <SiteLink className="btn" to="/invest">
            {words.back}
          </SiteLink>
          <SiteLink className="text-link" to="/contact?subject=investment">
            {contact}
          </SiteLink>
        </div>
      </section>
      {others.length > 0 && <ProjectRow id="go-on" title={words.goOn} projects={others} />}
    </>
  )
}
