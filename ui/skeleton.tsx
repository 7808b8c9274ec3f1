import type { ReactNode } from 'react'

interface Shape {
  /** '4 / 5', as the picture that comes. */
  ratio?: string
  /** Or a height, such as '1.5rem' for a line of text. */
  height?: string
  width?: string
}

/** One sand shape with the measures of what comes. */
export function Skeleton({ ratio, height, width }: Shape) {
  return <div className="skel" style={{ aspectRatio: ratio, height, width }} />
}

/** The shape of a Card. */
export function SkeletonCard() {
  return (
    <div className="skel-card">
      <Skeleton ratio="4 / 5" />
      <Skeleton height="1.5rem" width="60%" />
      <Skeleton height="1rem" width="85%" />
    </div>
  )
}

/** Around shapes: readers of the screen see them, listeners hear one sentence instead. */
export function Waiting({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {label}
      </p>
      <div className={className} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}
