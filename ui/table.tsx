import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface Props {
  caption: string
  /** Where a title above the table says it already. */
  isCaptionHidden?: boolean
  /** <thead> and <tbody>; numbers carry className="num" in both. */
  children: ReactNode
}

/** Rules only. Too wide for the screen, it scrolls in a region of its own, which then can be reached by keyboard. */
export function Table({ caption, isCaptionHidden = false, children }: Props) {
  const captionId = useId()
  const region = useRef<HTMLDivElement>(null)
  // Until we can measure it may scroll, so it can be reached.
  const [mayScroll, setMayScroll] = useState(true)
  useEffect(() => {
    const element = region.current
    if (!element) return
    const observer = new ResizeObserver(() => setMayScroll(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={region}
      className="tablewrap"
      {...(mayScroll && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId })}
    >
      <table className="table">
        <caption id={captionId} className={isCaptionHidden ? 'sr' : undefined}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}
