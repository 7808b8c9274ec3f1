import type { ReactNode } from 'react'
import { useMessages } from '#ui/page/site.ts'
import type { PartsMessages } from './messages.en.ts'
import { partsMessages } from './messages.ts'

export type SectionName = keyof PartsMessages['sections']

/** One family of parts: its name and rule on the left, its specimens on the right. */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const { sections, notes } = useMessages(partsMessages)
  return (
    <section className="parts__family" id={name} aria-labelledby={`${name}-title`}>
      <div>
        <h2 id={`${name}-title`}>{sections[name]}</h2>
        <p className="small soft">{notes[name]}</p>
      </div>
      <div className="parts__show">{children}</div>
    </section>
  )
}

/** One state of a part, with its name. */
export function Specimen({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <figure className={isWide ? 'specimen specimen--wide' : 'specimen'}>
      <figcaption className="micro faint">{name}</figcaption>
      {children}
    </figure>
  )
}
