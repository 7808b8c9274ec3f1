import { useMessages, useSite } from '#app/site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { PublicInvestment } from '../investment.public.ts'
import { projectMessages } from '../project-messages.ts'
import { projectCrumbs } from './project-crumbs.ts'

/** The way back, and where this project stands on the site. */
export function ProjectTrail({ project }: { project: PublicInvestment }) {
  const words = useMessages(projectMessages)
  const crumbs = projectCrumbs(useSite().locale, project)
  return (
    <div className="wrap trail">
      <SiteLink className="trail__back" to="/invest#projects">
        <Icon name="back" />
        <span>{words.back}</span>
      </SiteLink>
      <nav aria-label={words.trail}>
        <ol>
          {crumbs.map(({ label, path }, position) => (
            <li key={path}>
              {position < crumbs.length - 1 ? (
                <SiteLink to={path}>{label}</SiteLink>
              ) : (
                <span aria-current="page">{label}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
