import type { MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps, NavLink } from 'react-router'
import { siteHref, useSite } from './page/site.ts'

interface Props extends Omit<LinkProps, 'to'> {
  /** An address without language prefix, such as '/kais-nest'. */
  to: string
}

/** A link that stays in the language of the address it stands on. Pages cross-fade where the browser can do that. */
export function SiteLink({ to, ...rest }: Props) {
  return <Link to={siteHref(useSite(), to)} viewTransition {...rest} />
}

interface NavProps {
  to: string
  isExact: boolean
  /** More words, for whoever rests on it (tooltips.ts). */
  tip?: string | undefined
  children: ReactNode
}

/** The same, marked `aria-current` on its own page. */
export function SiteNavLink({ to, isExact, tip, children }: NavProps) {
  return (
    <NavLink to={siteHref(useSite(), to)} end={isExact} viewTransition data-tip={tip}>
      {children}
    </NavLink>
  )
}

/** A press with a key held down, or with another button, opens a tab or a window or saves; that is the browser's. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
