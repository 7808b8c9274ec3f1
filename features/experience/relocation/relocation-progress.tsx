import { useEffect, useState } from 'react'
import type { PartName } from '#platform/forms/form.ts'
import { REVEAL } from '#platform/forms/form-controls.ts'
import { useMessages } from '#ui/page/site.ts'
import type { PartProgress } from './progress.ts'
import type { relocationForm } from './relocation.form.ts'
import { relocationMessages } from './relocation-messages.ts'

export type RelocationPart = PartName<typeof relocationForm>

/** Where a section's link leads: its first question, so that Tab goes on from there. */
export function placeOf(part: string): string {
  return `relocation-${part}`
}

/** The section that is being read, once there are scripts to tell. */
function useCurrentPart(parts: readonly string[], step: string | undefined): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => setCurrent(step), [step])
  const names = parts.join(' ')
  useEffect(() => {
    const partOf = new Map<Element, string>()
    const watcher = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(partOf.get(seen.target))
      },
      // A line a third of the way down: the section that crosses it is the one being read.
      { rootMargin: '-33% 0px -66%' },
    )
    for (const name of names.split(' ')) {
      const section = document.getElementById(placeOf(name))?.closest('.part')
      if (!section) continue
      partOf.set(section, name)
      watcher.observe(section)
    }
    return () => watcher.disconnect()
  }, [names])
  return current
}

interface Props {
  parts: readonly RelocationPart[]
  /** Null until scripts run: then it is a plain list of links. */
  progress: readonly PartProgress[] | null
  /** The one that is shown, where they are shown one by one. */
  step: string | undefined
}

/** Beside the form on a desk, a line above it on a phone: how far each section is, and a way to it. */
export function RelocationProgress({ parts, progress, step }: Props) {
  const { parts: partWords, progress: words } = useMessages(relocationMessages)
  const current = useCurrentPart(parts, step)
  const sum = (key: 'answered' | 'needed') => progress?.reduce((total, part) => total + part[key], 0) ?? 0
  const [answered, needed] = [sum('answered'), sum('needed')]

  return (
    <nav className="way" aria-label={words.label}>
      <ol>
        {parts.map((part) => {
          const { needed = 0, answered = 0 } = progress?.find((entry) => entry.part === part) ?? {}
          const isDone = needed > 0 && answered === needed
          return (
            <li key={part} data-done={isDone || undefined} data-free={(progress && needed === 0) || undefined}>
              <a
                href={`#${placeOf(part)}`}
                aria-current={part === current ? 'step' : undefined}
                onClick={() =>
                  document.getElementById(placeOf(part))?.dispatchEvent(new Event(REVEAL, { bubbles: true }))
                }
              >
                <i aria-hidden="true" />
                <span className="way__name">{partWords[part].title}</span>{' '}
                {progress && (
                  <span className="way__count">
                    {needed === 0 ? words.allOptional : words.count(answered, needed)}
                    {isDone && <span className="sr">{` (${words.done})`}</span>}
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ol>
      {progress && (
        <p className="way__sum">
          <span className="way__short" aria-hidden="true">
            {words.count(answered, needed)}
          </span>
          <span className="way__long">{answered === needed ? words.enough : words.total(answered, needed)}</span>
        </p>
      )}
    </nav>
  )
}
