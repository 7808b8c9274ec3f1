import { type RefObject, useState } from 'react'
import type { Locale } from '#common/locale.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { describePicture, undescribedPictures } from './edit-text.ts'
import { markdownMessages } from './messages.ts'

interface RowProps {
  path: string
  /** Its place among those that wait. */
  number: number
  locale: Locale
  /** `goesOn` when that was asked for: the focus then goes to the next one. */
  onDescribed: (words: string, goesOn: boolean) => void
}

function PictureQuestion({ path, number, locale, onDescribed }: RowProps) {
  const words = useMessages(markdownMessages)
  const [typed, setTyped] = useState('')
  const describe = (goesOn: boolean) => typed.trim() && onDescribed(typed, goesOn)
  return (
    <li
      data-item={path}
      // Whoever types it and goes elsewhere, to save for instance, means it.
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && describe(false)}
    >
      <img src={path} alt={words.waiting(number)} width={96} height={64} loading="lazy" />
      <Field label={words.describe[locale]}>
        {(control) => (
          <div className="addrow">
            <input
              {...control}
              data-act="describe"
              lang={locale}
              value={typed}
              maxLength={300}
              autoComplete="off"
              enterKeyHint="done"
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                describe(true)
              }}
            />
            <button type="button" className="btn btn--line" onClick={() => describe(true)}>
              {words.describeAct}
            </button>
          </div>
        )}
      </Field>
    </li>
  )
}

interface Props {
  text: string
  /** The language of the text, and so of the words that are asked for. */
  locale: Locale
  area: RefObject<HTMLTextAreaElement | null>
  onText: (text: string) => void
}

/** Asks for the words of every picture in the text that has none: those who cannot see it are told nothing else. */
export function DescribePictures({ text, locale, area, onText }: Props) {
  const words = useMessages(markdownMessages)
  const { container, ask } = useKeptFocus()
  const waiting = undescribedPictures(text)
  if (waiting.length === 0) return null
  return (
    <div className="md__describe" ref={container}>
      <p className="md__note">
        <Icon name="alert" />
        {words.undescribed(waiting.length)}
      </p>
      <ul>
        {waiting.map(({ path, at }, place) => (
          <PictureQuestion
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand in a text twice, and they keep their order
            key={`${path} ${place}`}
            path={path}
            number={place + 1}
            locale={locale}
            onDescribed={(said, goesOn) => {
              const next = waiting[place + 1] ?? waiting[place - 1]
              if (goesOn && next) ask(next.path, 'describe')
              else if (goesOn) area.current?.focus()
              onText(describePicture(text, at, said))
            }}
          />
        ))}
      </ul>
    </div>
  )
}
