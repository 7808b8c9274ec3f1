import { useMessages } from '#app/site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { mediaMessages } from '../messages.ts'
import type { Crumb } from '../structured-data.ts'

/** The way back, and where this page stands on the site. */
export function MediaTrail({ crumbs, back }: { crumbs: readonly Crumb[]; back: { label: string; path: string } }) {
  const { article } = useMessages(mediaMessages)
  return (
    <div className="wrap trail">
      <SiteLink className="trail__back" to={back.path}>
        <Icon name="back" />
        <span>{back.label}</span>
      </SiteLink>
      <nav aria-label={article.trail}>
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
