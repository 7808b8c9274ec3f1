import { DemoMark } from '#features/company/demo-mark.tsx'
import { Card } from '#ui/card.tsx'
import { useMessages } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { Price } from '#ui/price.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { investMessages } from '../messages.ts'
import { projectMessages } from '../project-messages.ts'
import type { ProjectCardData } from './project-card-data.ts'
import { projectPath } from './project-link.ts'

const CARD_SIZES = '(min-width: 62rem) 50vw, (min-width: 48rem) 68vw, 100vw'

interface Props {
  id: string
  title: string
  projects: ProjectCardData[]
}

/** Others under a title, in short: no return is named here, so that no risk has to be. */
export function ProjectRow({ id, title, projects }: Props) {
  const messages = useMessages(investMessages)
  const { back } = useMessages(projectMessages)
  return (
    <section className="wrap section" aria-labelledby={id}>
      <div className="headrow">
        <h2 id={id}>{title}</h2>
        <SiteLink className="text-link" to="/invest#projects">
          {back}
        </SiteLink>
      </div>
      <div className="near">
        {projects.map((project) => (
          <Card
            key={project.id}
            to={projectPath(project.id)}
            title={project.title}
            picture={<PictureImage picture={project.picture} sizes={CARD_SIZES} alt={project.title} />}
            notch={project.standing}
            facts={
              <>
                {project.works ? `${project.location}. ${project.works}` : project.location}{' '}
                <DemoMark of="project" record={project} />
              </>
            }
            price={<Price amount={project.minInvestment} period={messages.minimumWord} />}
          />
        ))}
      </div>
    </section>
  )
}
