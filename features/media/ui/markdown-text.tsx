import { type MouseEvent, useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Locale } from '#common/locale.ts'
import { pressedPath } from '#ui/pressed-path.ts'

interface Props {
  /** As renderMarkdown made it, and from nowhere else. */
  html: string
  /** The language of the text, where it is not the page's. */
  lang: Locale | undefined
}

/** The text of an article. Its links to our own pages change the page without loading the site again. */
export function MarkdownText({ html, lang }: Props) {
  const navigate = useNavigate()
  // React writes a new object's text anew, and the headings that others watch would be gone.
  const text = useMemo(() => ({ __html: html }), [html])
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
      dangerouslySetInnerHTML={text}
    />
  )
}
