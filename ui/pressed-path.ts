import type { MouseEvent } from 'react'

/** Paths of ours that are files or not for visitors: they stand in no language, and the browser asks for them itself. */
export const NOT_A_PAGE = /^\/(?:files|pictures|share|api|admin)(?:[/?#]|$)/

/** A link in plain HTML that this tab follows to another page of ours, with nothing held down. */
export function pressedPath(event: MouseEvent<HTMLElement>): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = (event.target as Element).closest('a')
  if (!link || link.target || link.origin !== window.location.origin) return null
  const isFile = NOT_A_PAGE.test(link.pathname) || link.pathname.endsWith('.xml')
  const isHere = link.pathname === window.location.pathname && link.hash !== ''
  return isFile || isHere ? null : link.pathname + link.search + link.hash
}
