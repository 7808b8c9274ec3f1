import { useRef, useState } from 'react'
import { Field } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { asAddress, isAddress } from './describe-path.ts'
import { fileStaffMessages } from './messages.ts'

/** A document that lies elsewhere on the web. `onAdd` gives back why it was not taken, or null. */
export function AddAddress({ onAdd }: { onAdd: (address: string) => string | null }) {
  const words = useMessages(fileStaffMessages)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  function add() {
    const address = asAddress(typed)
    const refusal = isAddress(address) ? onAdd(address) : words.isNoAddress
    setProblem(refusal ?? undefined)
    if (refusal === null) setTyped('')
    input.current?.focus()
  }

  return (
    <Field label={words.address} error={problem}>
      {(attributes) => (
        <div className="addrow">
          <input
            {...attributes}
            ref={input}
            value={typed}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setTyped(target.value)
              setProblem(undefined)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // Enter belongs to this small list here, not to the form around it.
              event.preventDefault()
              add()
            }}
            onBlur={() => {
              // Whoever writes a whole address and goes on to the next field means it.
              const address = asAddress(typed)
              if (!isAddress(address)) return
              const refusal = onAdd(address)
              setProblem(refusal ?? undefined)
              if (refusal === null) setTyped('')
            }}
          />
          <button type="button" className="btn btn--line" aria-label={words.addAddress} onClick={add}>
            {words.add}
          </button>
        </div>
      )}
    </Field>
  )
}
