import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { type FieldValues, type Path, useController, useFormContext } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { staffMessages } from '../staff-messages.ts'
import { useErrorText } from '../ui/error-text.ts'
import { useFieldLabel } from '../ui/form-field.tsx'
import { staffFieldMessages } from './messages.ts'
import { WordChips } from './word-chips.tsx'
import { addWords, isList, LONGEST_WORD, splitWords } from './words.ts'

interface Props<Values extends FieldValues> {
  name: Path<Values>
  label?: string | undefined
  hint?: string
  isOptional?: boolean
  /** Offered while typing; anything else is taken too. */
  suggestions?: readonly string[]
  /** How a typed word is kept, where the house has a name for it already. */
  keepAs?: (typed: string) => string
  /** Words of the list that are shown elsewhere, such as ticked ones, get no chip here. */
  isElsewhere?: (word: string) => boolean
}

const never = () => false

/** A list of short words: tags, features, guests. */
export function WordsField<Values extends FieldValues>({
  name,
  label: given,
  hint,
  isOptional = false,
  suggestions = [],
  keepAs = (typed) => typed,
  isElsewhere = never,
}: Props<Values>) {
  const label = useFieldLabel(name, given)
  const { words: say } = useMessages(staffFieldMessages)
  const { optional } = useMessages(staffMessages)
  const errorText = useErrorText()
  const { control } = useFormContext<Values>()
  const { field, fieldState } = useController({ control, name })
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const offers = useId()
  const list: readonly string[] = field.value
  const chips = list.filter((word) => !isElsewhere(word))

  function add(text: string) {
    const { list: next, added, there } = addWords(list, splitWords(text).map(keepAs))
    const isOne = there.length === 1
    setProblem(there.length === 0 ? undefined : (isOne ? say.isThere : say.areThere)(there.join(', ')))
    // A word that is there already stays in the input, to be mended.
    setTyped(isOne && added.length === 0 && !isList(text) ? text : '')
    if (added.length === 0) return
    field.onChange(next)
    setSaid(say.added(added.join(', ')))
  }

  function remove(word: string) {
    field.onChange(list.filter((other) => other !== word))
    setProblem(undefined)
    setSaid(say.removed(word))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === ',') {
      // Enter belongs to this small list here, not to the form around it.
      event.preventDefault()
      if (typed.trim()) add(typed)
    } else if (event.key === 'Backspace' && typed === '') {
      const buttons = whole.current?.querySelectorAll<HTMLElement>('.wordchips button')
      buttons?.[buttons.length - 1]?.focus()
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text')
    if (!isList(text)) return
    event.preventDefault()
    add(`${typed}${text}`)
  }

  /** Whoever types a last word and goes on to the next field means it. */
  function onBlur({ relatedTarget }: FocusEvent) {
    field.onBlur()
    if (typed.trim() && !whole.current?.contains(relatedTarget)) add(typed)
  }

  return (
    <div ref={whole} className="full">
      <Field
        label={label}
        optionalMark={isOptional ? optional : undefined}
        hint={hint ?? say.hint}
        error={problem ?? errorText(fieldState.error)}
      >
        {(attributes) => (
          <>
            <div className="addrow">
              <input
                {...attributes}
                ref={(element) => {
                  input.current = element
                  field.ref(element)
                }}
                name={name}
                value={typed}
                maxLength={LONGEST_WORD}
                autoComplete="off"
                enterKeyHint="enter"
                list={suggestions.length > 0 ? offers : undefined}
                onChange={({ target: { value } }) => {
                  setProblem(undefined)
                  // On a phone no key is named: there the comma arrives as a letter of the text.
                  if (value.includes(',')) add(value)
                  else setTyped(value)
                }}
                onKeyDown={onKeyDown}
                onPaste={onPaste}
                onBlur={onBlur}
              />
              <button
                type="button"
                className="btn btn--line"
                onClick={() => {
                  if (typed.trim()) add(typed)
                  input.current?.focus()
                }}
              >
                {say.add}
              </button>
            </div>
            <WordChips words={chips} onRemove={remove} onEmpty={() => input.current?.focus()} />
            {suggestions.length > 0 && (
              <datalist id={offers}>
                {suggestions
                  .filter((offer) => !list.includes(offer))
                  .map((offer) => (
                    <option key={offer} value={offer} />
                  ))}
              </datalist>
            )}
            <p className="sr" role="status">
              {said}
            </p>
          </>
        )}
      </Field>
    </div>
  )
}
