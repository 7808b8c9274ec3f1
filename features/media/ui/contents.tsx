import { useEffect, useState } from 'react'
import type { Locale } from '#common/locale.ts'
import { Icon } from '#ui/icon.tsx'
import type { Heading } from '../markdown.ts'
import { mediaMessages } from '../messages.ts'

interface Props {
  headings: Heading[]
  /** The language of the text, where it is not the reader's. */
  lang: Locale | undefined
}

interface ListProps extends Props {
  /** The reader's. */
  locale: Locale
}

/** Deeper headings are details of these. */
const DEEPEST_LISTED = 3

/** The last heading that has passed the upper third of the screen: the part being read. */
function useCurrentPart(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        setCurrent(headings.findLast(({ id }) => passed.has(id))?.id ?? null)
      },
      // From far above the screen to its upper third: whatever lies there has been passed, however it was scrolled.
      { rootMargin: '999999px 0px -66% 0px' },
    )
    for (const { id } of headings) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [headings])
  return current
}

function Parts({ headings, lang, current }: Props & { current: string | null }) {
  return (
    <ol lang={lang}>
      {headings
        .filter(({ level }) => level <= DEEPEST_LISTED)
        .map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
    </ol>
  )
}

/** Beside the text where there is room, with a thread at the part being read. */
export function ContentsBeside({ headings, lang, locale }: ListProps) {
  const { article } = mediaMessages[locale]
  const current = useCurrentPart(headings)
  return (
    <nav className="toc toc--beside" aria-labelledby="contents-beside">
      <h2 id="contents-beside">{article.contents}</h2>
      <Parts headings={headings} lang={lang} current={current} />
    </nav>
  )
}

/** On a phone one line, which opens. */
export function ContentsFolded({ headings, lang, locale }: ListProps) {
  const { article } = mediaMessages[locale]
  return (
    <nav className="toc toc--folded" aria-label={article.contents}>
      <details>
        <summary>
          {article.contents}
          <Icon name="chevron" />
        </summary>
        <Parts headings={headings} lang={lang} current={null} />
      </details>
    </nav>
  )
}
