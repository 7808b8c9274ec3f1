import type { MouseEventHandler, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { Crumb } from './page/seo.ts'
import { SiteLink } from './site-link.tsx'

interface BackProps {
  to: string
  label: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

export function TrailBack({ to, label, onClick }: BackProps) {
  return (
    <SiteLink className="trail__back" to={to} onClick={onClick}>
      <Icon name="back" />
      <span>{label}</span>
    </SiteLink>
  )
}

interface Props {
  /** What the way is called to those who hear it. */
  label: string
  /** From the front door to this page. */
  crumbs: readonly Crumb[]
  back: ReactNode
}

/** The way back, and where this page stands on the site. */
export function Trail({ label: name, crumbs, back }: Props) {
  return (
    <div className="wrap trail">
      {back}
      <nav aria-label={name}>
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
