import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from './icon.tsx'

export interface Entry {
  /** Its address on the page: '#deposit' opens it. */
  id: string
  title: string
  content: ReactNode
  isOpen?: boolean
}

/** The id stands on the content: browsers open a closed <details> for a target inside it, before and without scripts. */
function Item({ id, title, content, isOpen = false }: Entry) {
  const details = useRef<HTMLDetailsElement>(null)
  const isTarget = useLocation().hash === `#${id}`
  useEffect(() => {
    // A link within the site changes the address without the browser noticing.
    if (isTarget && details.current) details.current.open = true
  }, [isTarget])
  return (
    <details ref={details} open={isOpen}>
      <summary>
        <h3>{title}</h3>
        <Icon name="chevron" />
      </summary>
      <div id={id} className="fold__in">
        {content}
      </div>
    </details>
  )
}

/** Questions and answers: as many open as the reader likes, each with an address. */
export function Accordion({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className="fold">
      {entries.map((entry) => (
        <Item key={entry.id} {...entry} />
      ))}
    </div>
  )
}
