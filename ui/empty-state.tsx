import type { ReactNode } from 'react'

interface Props {
  /** What there is not. */
  title: string
  /** What to try. */
  hint: string
  heading?: 'h2' | 'h3'
  /** One line button at most. */
  children?: ReactNode
}

export function EmptyState({ title, hint, heading: Heading = 'h2', children }: Props) {
  return (
    <div className="empty">
      <Heading>{title}</Heading>
      <p className="soft">{hint}</p>
      {children}
    </div>
  )
}
