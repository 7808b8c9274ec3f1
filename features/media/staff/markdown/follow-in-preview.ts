import type { MouseEvent } from 'react'

/**
 * A preview is looked at, and what is typed around it must not be left by a press: its links open beside it, those to its
 * own parts scroll, and its buttons do nothing.
 */
export function followInPreview(event: MouseEvent<HTMLElement>): void {
  const pressed = (event.target as Element).closest('a, button')
  if (!pressed) return
  event.preventDefault()
  event.stopPropagation()
  const address = pressed.getAttribute('href')
  if (address?.startsWith('#'))
    event.currentTarget.querySelector(`[id="${CSS.escape(address.slice(1))}"]`)?.scrollIntoView()
  else if (pressed instanceof HTMLAnchorElement) window.open(pressed.href, '_blank', 'noopener')
}
