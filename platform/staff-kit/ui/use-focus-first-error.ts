import { type RefObject, useEffect } from 'react'
import type { FieldValues, FormState } from 'react-hook-form'

const FIRST_ERROR = '[aria-invalid="true"], [data-invalid] :is(input, button)'
const SUBMIT = 'button[type="submit"]'

/**
 * After a refused attempt, by the schema or by the server, focus goes to the first field in reading order that has to be
 * mended; without one, back to the button that was switched off meanwhile. react-hook-form's own goes by the order in
 * which fields were mounted, and cannot reach ticks and pictures.
 */
export function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  { submitCount, isSubmitSuccessful }: Pick<FormState<FieldValues>, 'submitCount' | 'isSubmitSuccessful'>,
): void {
  useEffect(() => {
    if (submitCount === 0 || isSubmitSuccessful) return
    const target =
      form.current?.querySelector<HTMLElement>(FIRST_ERROR) ?? form.current?.querySelector<HTMLElement>(SUBMIT)
    target?.focus()
  }, [form, submitCount, isSubmitSuccessful])
}
