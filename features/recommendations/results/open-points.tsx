import { useMessages } from '#ui/page/site.ts'
import { CHECKS_ID } from './check-link.tsx'
import { resultMessages } from './messages.ts'

interface Props {
  /** What no listing answers. */
  toCheck: string[]
  /** What we did not understand. */
  unread: string[]
}

/** What is left open, in two short lists: what an adviser will find out, and what has to be said in other words. */
export function OpenPoints({ toCheck, unread }: Props) {
  const { open: words } = useMessages(resultMessages)
  const lists = [
    { title: words.toCheck, lines: toCheck, id: CHECKS_ID },
    { title: words.unread, lines: unread, id: 'result-unread' },
  ].filter(({ lines }) => lines.length > 0)
  if (lists.length === 0) return null
  return (
    <div className="recs__open wrap">
      {lists.map(({ title, lines, id }) => (
        <section key={id} id={id} className="recs__lines" tabIndex={-1} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
