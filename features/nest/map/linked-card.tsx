import type { ReactNode } from 'react'
import { lightHome, useIsLit } from './lit-home.ts'

/** Around a card of the list: pointing at it lights its marker, and the marker lights it. */
export function LinkedCard({ id, children }: { id: number; children: ReactNode }) {
  const isLit = useIsLit([id])
  const light = () => lightHome(id)
  const dim = () => lightHome(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only shows which marker is meant; nothing is done here
    <div className="linked" data-lit={isLit} onPointerEnter={light} onPointerLeave={dim} onFocus={light} onBlur={dim}>
      {children}
    </div>
  )
}
