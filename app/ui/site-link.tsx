import type { ReactNode } from 'react'
import { Link, type LinkProps, NavLink } from 'react-router'
import { siteHref, useSite } from '../site.ts'

interface Props extends Omit<LinkProps, 'to'> {
  /** An address without language prefix, such as '/kais-nest'. */
  to: string
}

/** A link that stays in the language of the address it stands on. */
export function SiteLink({ to, ...rest }: Props) {
  return <Link to={siteHref(useSite(), to)} {...rest} />
}

/** The same, marked `aria-current` on its own page. */
export function SiteNavLink({ to, isExact, children }: { to: string; isExact: boolean; children: ReactNode }) {
  return (
    <NavLink to={siteHref(useSite(), to)} end={isExact}>
      {children}
    </NavLink>
  )
}
