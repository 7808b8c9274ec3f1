import { useMessages, useSite } from '#ui/page/site.ts'
import { Trail, TrailBack } from '#ui/trail.tsx'
import type { PublicInvestment } from '../investment.public.ts'
import { projectMessages } from '../project-messages.ts'
import { projectCrumbs } from './project-link.ts'

/** The way back, and where this project stands on the site. */
export function ProjectTrail({ project }: { project: PublicInvestment }) {
  const words = useMessages(projectMessages)
  const crumbs = projectCrumbs(useSite().locale, project)
  return <Trail label={words.trail} crumbs={crumbs} back={<TrailBack to="/invest#projects" label={words.back} />} />
}
