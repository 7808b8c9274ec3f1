import { useLayoutEffect, useRef, useState } from 'react'
import type { ComboboxProps } from './combobox-live.tsx'
import { Select } from './select.tsx'
import { useLazyComponent } from './use-lazy-component.ts'

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
  const Live = useLazyComponent(loadLiveCombobox, !isAsleep, () => {
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
