import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from 'react'
import { Link, type LinkProps, NavLink } from 'react-router'
import { siteHref, useSite } from './page/site.ts'

interface Props extends Omit<LinkProps, 'to'> {
  /** An address without language prefix, such as '/kais-nest'. */
  to: string
}

/**
 * A link that stays in the language of the address it stands on. Pages cross-fade where the browser can do that.
 *
 * Nothing is fetched ahead where data is saved. What `prefetch="intent"` has begun to fetch is not given up once the link was pressed: the router takes it back when the
 * pointer leaves, and Firefox, whose press waits for that very answer, would have to ask again from the start.
 */
export function SiteLink({ to, onClick, prefetch, ...rest }: Props) {
  const site = useSite()
  const isPressed = useRef(false)
  const keep = (event: SyntheticEvent) => {
    if (isPressed.current) event.preventDefault()
  }
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    isPressed.current = isPlainPress(event)
    onClick?.(event)
  }
  return (
    <Link
      to={siteHref(site, to)}
      viewTransition
      {...rest}
      {...(prefetch && !site.savesData && { prefetch })}
      onClick={press}
      {...(prefetch === 'intent' && { onMouseLeave: keep, onBlur: keep })}
    />
  )
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
