import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** A new page without a reload is silent and leaves the focus nowhere: its title is said, and the content takes over. */
export function Arrival() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname])

  return (
    <p className="sr" role="status">
      {title}
    </p>
  )
}
