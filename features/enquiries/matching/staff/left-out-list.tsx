import type { ReactNode } from 'react'
import { formatDay } from '#common/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { UnsuitableHome, UnsuitableLead } from '../matching.public.ts'
import { matchMessages } from './messages.ts'

interface Entry {
  id: number
  /** As text, for whoever hears the buttons one by one. */
  name: string
  title: ReactNode
  mark: Pick<UnsuitableHome | UnsuitableLead, 'reason' | 'by' | 'createdAt'>
}

interface Props {
  entries: readonly Entry[]
  /** Null for who may only look. */
  onTakeBack: ((id: number) => void) | null
}

/** What was left out, folded away: why, by whom, and the way back. */
export function LeftOutList({ entries, onTakeBack }: Props) {
  const { unsuitable: words } = useMessages(matchMessages)
  const { locale } = useSite()
  if (entries.length === 0) return null
  return (
    <details className="left-out">
      <summary>
        {words.title(entries.length)}
        <Icon name="chevron" />
      </summary>
      <ul>
        {entries.map(({ id, name, title, mark: { reason, by, createdAt } }) => {
          const date = formatDay(new Date(createdAt), locale)
          return (
            <li key={id}>
              <div>
                {title}
                <p dir="auto">{reason ?? words.noReason}</p>
                <p className="soft">{by ? words.by(by.name, date) : date}</p>
              </div>
              {onTakeBack && (
                <button type="button" className="text-link" onClick={() => onTakeBack(id)}>
                  {words.after}
                  <span className="sr"> ({name})</span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
