import { useEffect, useRef, useState } from 'react'

/** Where reading goes on when what was pressed is gone, with its dialog: only once both have left the page. */
export function useReadOn<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) target.current?.focus({ preventScroll: true })
  }, [times])
  return { target, readOn: () => setTimes((before) => before + 1) }
}
