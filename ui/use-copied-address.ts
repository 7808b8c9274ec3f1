import { type FocusEvent, useRef, useState } from 'react'

/** An address to be handed on. It stands in a field, where it can be selected if the browser does not let us copy it. */
export function useCopiedAddress(address: string) {
  const ref = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      ref.current?.select()
      setOutcome('notCopied')
    }
  }
  const onFocus = ({ target }: FocusEvent<HTMLInputElement>) => target.select()
  return { field: { ref, readOnly: true, value: address, onFocus }, outcome, copy }
}
