import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldControl } from './field.tsx'
import type { Options } from './options.ts'
import { Select } from './select.tsx'
import { useLater } from './use-later.ts'

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

const loadLiveCombobox = () => import('./combobox-live.tsx').then(({ LiveCombobox }) => LiveCombobox)

/**
 * One answer of a long list, found by typing. Goes into a Field. The server renders a select with the same name: it is what
 * visitors without scripts keep, and all have until the list's own script has come. Text that is no answer does not stay:
 * leaving the field puts the chosen answer back.
 */
export function Combobox({ value, onChange, isAsleep = false, ...props }: ComboboxProps) {
  const [chosen, setChosen] = useState(value ?? '')
  const [followed, setFollowed] = useState(value)
  if (followed !== value) {
    setFollowed(value)
    setChosen(value ?? '')
  }
  const choose = (answer: string) => {
    setChosen(answer)
    onChange?.(answer)
  }
  const plain = useRef<HTMLSelectElement>(null)
  const Live = useLater(loadLiveCombobox, !isAsleep, () => {
    // What was chosen before scripts ran counts.
    if (plain.current && plain.current.value !== chosen) choose(plain.current.value)
  })
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (!isFirst.current && plain.current) plain.current.value = chosen
    isFirst.current = false
  }, [chosen])

  if (Live) return <Live {...props} chosen={chosen} onChoose={choose} />
  const { words: _words, placeholder = '', isDisabled, ...control } = props
  return (
    <Select
      {...control}
      disabled={isDisabled}
      ref={plain}
      options={[{ value: '', label: placeholder }, ...props.options]}
      defaultValue={chosen}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}
