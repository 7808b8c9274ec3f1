import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

interface Props {
  label: ReactNode
  className?: string
  /** Open from the start, as when the address asks for what is inside. */
  isOpen?: boolean
  children: ReactNode
}

/** Folded on a phone, open wherever there is room (yield.css); a browser too old for that folds it everywhere. */
export function NarrowFold({ label, className = '', isOpen = false, children }: Props) {
  return (
    <details className={`narrow-fold ${className}`.trim()} open={isOpen}>
      <summary>
        {label} <Icon name="chevron" />
      </summary>
      {children}
    </details>
  )
}
