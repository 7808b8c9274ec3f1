import { type ReactNode, useEffect, useRef } from 'react'

/** What became of a press. The button that was pressed is gone, so the focus goes here, once. */
export function OutcomeLine({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p className="outcome" role="status" tabIndex={-1} ref={line}>
      {children}
    </p>
  )
}
