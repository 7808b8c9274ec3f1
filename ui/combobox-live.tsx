import { useCombobox } from 'downshift'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { FieldControl } from './field.tsx'
import { Icon } from './icon.tsx'
import { flatOptions, foldText, isGroup, type Option, type Options } from './options.ts'
import '#ui/styles/combobox.css'

export interface ComboboxWords {
  /** Names the list and the button that opens it. */
  open: string
  clear: string
  /** Stands in the list when nothing fits. */
  empty: string
  /** Said aloud while typing: '3 places'. */
  found: (count: number) => string
}

export interface ComboboxProps extends FieldControl {
  name: string
  options: Options
  words: ComboboxWords
  placeholder?: string
  /** Where it starts, or what it is when the caller keeps it. '' for nothing chosen. */
  value?: string
  isDisabled?: boolean
  /** Stays a select, and fetches nothing, while nobody looks at it. */
  isAsleep?: boolean
  onChange?: (value: string) => void
}

/** A search looks at words of the answer and of its group: 'thies' finds Saly, which lies there. */
function matching(options: Options, typed: string): Options {
  const wanted = foldText(typed)
  const fits = (text: string) => foldText(text).includes(wanted)
  return options.flatMap((entry): Options => {
    if (!isGroup(entry)) return fits(entry.label) ? [entry] : []
    if (fits(entry.label)) return [entry]
    const kept = entry.options.filter(({ label }) => fits(label))
    return kept.length > 0 ? [{ ...entry, options: kept }] : []
  })
}

interface Props extends Omit<ComboboxProps, 'value' | 'onChange' | 'isAsleep'> {
  chosen: string
  onChoose: (value: string) => void
}

export function LiveCombobox({ name, options, words, placeholder, isDisabled, chosen, onChoose, ...control }: Props) {
  const groupId = useId()
  const input = useRef<HTMLInputElement>(null)
  /** Null until something was typed since the list opened: then the whole list shows. */
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ? matching(options, typed) : options
  const items = flatOptions(shown)
  const selectedItem = flatOptions(options).find(({ value }) => value === chosen) ?? null

  const { isOpen, highlightedIndex, setInputValue, ...list } = useCombobox<Option>({
    items,
    selectedItem,
    inputId: control.id,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value,
    isItemDisabled: ({ isDisabled: isOff }) => isOff === true,
    onSelectedItemChange: ({ selectedItem: item }) => onChoose(item?.value ?? ''),
    onIsOpenChange: ({ isOpen: isOpening }) => {
      // Typing opens it too, and what was typed then counts.
      if (!isOpening) setTyped(null)
    },
    stateReducer(state, { type, changes }) {
      switch (type) {
        case useCombobox.stateChangeTypes.InputChange:
          // The first that fits is ready for Enter.
          return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 }
        case useCombobox.stateChangeTypes.InputKeyDownEscape:
          // Closes the list; does not throw the answer away.
          return { ...changes, selectedItem: state.selectedItem, inputValue: state.selectedItem?.label ?? '' }
        case useCombobox.stateChangeTypes.InputBlur: {
          // An emptied field means no answer, a whole name that answer, and half a word the answer it had.
          const written = items.find(({ label }) => foldText(label) === foldText(state.inputValue))
          const kept = state.inputValue === '' ? null : (written ?? state.selectedItem)
          return { ...changes, selectedItem: kept, inputValue: kept?.label ?? '' }
        }
        default:
          return changes
      }
    },
  })

  // An answer that changes from outside, by the back button or a cleared form, is written in the field too.
  const label = selectedItem?.label ?? ''
  useEffect(() => setInputValue(label), [label, setInputValue])

  function clear() {
    onChoose('')
    setInputValue('')
    input.current?.focus()
  }

  let position = -1
  const choice = (item: Option): ReactNode => {
    position += 1
    const index = position
    return (
      <div
        key={item.value}
        {...list.getItemProps({ item, index })}
        data-highlighted={index === highlightedIndex || undefined}
        data-chosen={item.value === chosen || undefined}
      >
        {item.label}
      </div>
    )
  }

  return (
    <div className="combo">
      <input
        {...list.getInputProps({
          ...control,
          ref: input,
          disabled: isDisabled === true,
          onChange: (event) => setTyped(event.currentTarget.value),
          onKeyDown: (event) => {
            // In a dialog the first Escape is the list's.
            if (event.key === 'Escape' && isOpen) event.preventDefault()
          },
          onFocus: (event) => event.currentTarget.select(),
        })}
        // Downshift names its own label, which we do not render.
        aria-labelledby={undefined}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
      />
      {chosen !== '' && !isDisabled && !control.required && (
        <button type="button" className="icobtn combo__clear" aria-label={words.clear} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
      <button
        {...list.getToggleButtonProps({ disabled: isDisabled === true })}
        type="button"
        className="icobtn combo__open"
        aria-label={words.open}
      />
      <input type="hidden" name={name} value={chosen} disabled={isDisabled} />
      <div {...list.getMenuProps({ 'aria-label': words.open })} className="combo__list" hidden={!isOpen}>
        {isOpen &&
          shown.map((entry, at) =>
            isGroup(entry) ? (
              <div key={entry.label} role="group" aria-labelledby={`${groupId}-${at}`}>
                <span id={`${groupId}-${at}`} className="combo__group">
                  {entry.label}
                </span>
                {entry.options.map(choice)}
              </div>
            ) : (
              choice(entry)
            ),
          )}
        {isOpen && items.length === 0 && <p className="combo__none">{words.empty}</p>}
      </div>
      <p className="sr" role="status">
        {isOpen && typed ? (items.length > 0 ? words.found(items.length) : words.empty) : ''}
      </p>
    </div>
  )
}
