import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

interface Words {
  /** Names the whole: 'Pictures of Villa Teranga'. */
  label: string
  previous: string
  next: string
  /** 'Picture 2 of 5': written under the picture, and said when it changes. */
  position: (shown: number, of: number) => string
}

interface Props {
  slides: readonly { key: string; content: ReactNode }[]
  words: Words
  /** After the last comes the first. */
  loops?: boolean
  /** Stands in for slides when there are none. */
  empty: ReactNode
}

/**
 * Pictures one at a time. The row scrolls and snaps by itself, so a finger, a trackpad and a page without scripts need
 * nothing of ours; buttons, keys and the counter are added to it. Never moves by itself.
 */
export function Carousel({ slides, words, loops = false, empty }: Props) {
  const row = useRef<HTMLDivElement>(null)
  /** Where a press is taking us: a second press meanwhile goes on from there. */
  const heading = useRef<number | null>(null)
  const [shown, setShown] = useState(0)
  const last = slides.length - 1

  if (slides.length === 0) return <div className="slides slides--none">{empty}</div>
  if (slides.length === 1) {
    return (
      <section className="slides" aria-label={words.label}>
        <div className="slides__row">{slides[0]?.content}</div>
      </section>
    )
  }

  function follow() {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {}
    const position = Math.round(scrollLeft / clientWidth)
    if (position === heading.current) heading.current = null
    if (heading.current === null) setShown(position)
  }

  function go(position: number) {
    const target = loops ? (position + slides.length) % slides.length : Math.min(Math.max(position, 0), last)
    heading.current = target
    setShown(target)
    row.current?.scrollTo({ left: target * row.current.clientWidth })
  }

  function press(event: KeyboardEvent) {
    const target = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(target)
  }

  const button = (label: string, icon: 'back' | 'arrow', step: 1 | -1) => (
    <button
      type="button"
      className="icobtn"
      aria-label={label}
      // Not `disabled`: whoever arrives at the end by pressing keeps the focus.
      aria-disabled={!loops && shown === (step === 1 ? last : 0)}
      onClick={() => go(shown + step)}
    >
      <Icon name={icon} />
    </button>
  )

  return (
    <section className="slides" aria-label={words.label}>
      <div
        ref={row}
        className="slides__row"
        role="group"
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={follow}
        onKeyDown={press}
        // A finger on the row takes over from a press that is still under way.
        onPointerDown={() => {
          heading.current = null
        }}
      >
        {slides.map(({ key, content }, position) => (
          <div key={key} role="group" aria-label={words.position(position + 1, slides.length)}>
            {content}
          </div>
        ))}
      </div>
      <div className="slides__end">
        <p role="status">{words.position(shown + 1, slides.length)}</p>
        {button(words.previous, 'back', -1)}
        {button(words.next, 'arrow', 1)}
      </div>
    </section>
  )
}
