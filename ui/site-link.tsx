import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from 'react'
import { Link, type LinkProps, NavLink, useLocation } from 'react-router'
import { siteHref, useSite } from './page/site.ts'

/** What the router does at a press; the rest is the element's. */
type OnPress = 'prefetch' | 'preventScrollReset' | 'reloadDocument' | 'state'

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'>, Pick<LinkProps, OnPress> {
  to: string
}

/**
 * A server writes addresses; nobody presses them there. The router's own link, which finds out for each what would happen,
 * costs more than the card it stands on. Asked as it is drawn: tests put up a document of their own. A browser's bundle need
 * not carry the question.
 */
const isWriting = () => import.meta.env.SSR && typeof document === 'undefined'

/** A link to an address without language prefix, '/kais-nest', which stays in the language of the page it stands on. Pages cross-fade where the browser can do that. */
export function SiteLink({ to, ...rest }: Props) {
  const href = siteHref(useSite(), to)
  return isWriting() ? <WrittenLink to={href} {...rest} /> : <PressedLink to={href} {...rest} />
}

/** A link to a whole address, such as another search of the page it stands on: that opens without a cross-fade. */
export function AddressLink(props: Props) {
  return isWriting() ? <WrittenLink {...props} /> : <Link {...props} />
}

function WrittenLink({ to, prefetch: _ahead, preventScrollReset: _scroll, reloadDocument: _reload, ...rest }: Props) {
  const { state: _state, ...attributes } = rest
  return <a {...attributes} href={to} data-discover="true" />
}

/**
 * Nothing is fetched ahead where data is saved. What `prefetch="intent"` has begun to fetch is not given up once the link was pressed: the router takes it back when the
 * pointer leaves, and Firefox, whose press waits for that very answer, would have to ask again from the start.
 */
function PressedLink({ onClick, prefetch, ...rest }: Props) {
  const { savesData } = useSite()
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
      viewTransition
      {...rest}
      {...(prefetch && !savesData && { prefetch })}
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
  const href = siteHref(useSite(), to)
  const pathname = useLocation().pathname.toLowerCase()
  if (!isWriting())
    return (
      <NavLink to={href} end={isExact} viewTransition data-tip={tip}>
        {children}
      </NavLink>
    )
  const isHere = pathname === href || (!isExact && pathname.startsWith(`${href}/`))
  return (
    <a
      data-tip={tip}
      {...(isHere && { 'aria-current': 'page' })}
      className={isHere ? 'active' : ''}
      href={href}
      data-discover="true"
    >
      {children}
    </a>
  )
}

/** A press with a key held down, or with another button, opens a tab or a window or saves; that is the browser's. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
