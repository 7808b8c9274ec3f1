import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Locale } from '#common/locale.ts'
import { NOT_A_PAGE } from '../article-path.ts'

interface Props {
  /** As renderMarkdown made it, and from nowhere else. */
  html: string
  /** The language of the text, where it is not the page's. */
  lang: Locale | undefined
}

/** A link that this tab follows to another page of ours, with nothing held down. */
function pressedPath(event: MouseEvent<HTMLElement>): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = (event.target as Element).closest('a')
  if (!link || link.target || link.origin !== window.location.origin) return null
  const isFile = NOT_A_PAGE.test(link.pathname) || link.pathname.endsWith('.xml')
  const isHere = link.pathname === window.location.pathname && link.hash !== ''
  return isFile || isHere ? null : link.pathname + link.search + link.hash
}

/** The text of an article. Its links to our own pages change the page without loading the site again. */
export function MarkdownText({ html, lang }: Props) {
  const navigate = useNavigate()
  function follow(event: MouseEvent<HTMLElement>) {
    const path = pressedPath(event)
    if (path === null) return
    event.preventDefault()
    navigate(path, { viewTransition: true })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are pressed, by mouse or key; this only hears of it
    <div
      className="text"
      lang={lang}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by renderMarkdown, which lets no HTML of anybody through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
