import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { staffFieldMessages } from './messages.ts'

interface Props {
  words: readonly string[]
  onRemove: (word: string) => void
  /** The last one went, or an arrow led past it: the focus goes back to the input. */
  onEmpty: () => void
}

/** Words that can be taken away again. Arrow keys walk along them. */
export function WordChips({ words, onRemove, onEmpty }: Props) {
  const { words: say } = useMessages(staffFieldMessages)
  const list = useRef<HTMLUListElement>(null)
  const wish = useRef<number | null>(null)

  const chipAt = (position: number) => list.current?.querySelectorAll('button')[position]

  useEffect(() => {
    if (wish.current === null) return
    const target = chipAt(Math.min(wish.current, words.length - 1))
    wish.current = null
    if (target) target.focus()
    else onEmpty()
  })

  function removeAt(position: number) {
    const word = words[position]
    if (word === undefined) return
    wish.current = position
    onRemove(word)
  }

  function onKeyDown(event: KeyboardEvent, position: number) {
    const { key } = event
    if (key === 'Backspace' || key === 'Delete') {
      event.preventDefault()
      removeAt(position)
    } else if (key === 'ArrowLeft') {
      chipAt(position - 1)?.focus()
    } else if (key === 'ArrowRight') {
      const next = chipAt(position + 1)
      if (next) next.focus()
      else onEmpty()
    }
  }

  if (words.length === 0) return null
  return (
    <ul className="wordchips" ref={list} aria-label={say.list}>
      {words.map((word, position) => (
        <li key={word}>
          <button
            type="button"
            aria-label={say.remove(word)}
            onClick={() => removeAt(position)}
            onKeyDown={(event) => onKeyDown(event, position)}
          >
            {word}
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}
