import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const NOTHING = { __html: '' }

/** Room for what the worker says above a page that it kept (kept-page.ts). React leaves it as it came, until another page is shown. */
export function KeptLine() {
  const ref = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const shownAt = useRef(pathname)
  useEffect(() => {
    if (shownAt.current !== pathname) ref.current?.replaceChildren()
    shownAt.current = pathname
  }, [pathname])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that React does not look for children of its own
  return <div ref={ref} role="status" className="kept" suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
}
