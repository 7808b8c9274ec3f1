import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type FormBase, keptDraft } from './draft-store.ts'

const PAUSE_MS = 300

interface Options<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, unknown>
  name: string
  /** What the form's changes are changes of. A restored draft brings its own: saving it must not overwrite what came since. */
  base: RefObject<FormBase<Values>>
  /** What the record was when the form was opened. */
  opened: FormBase<Values>
}

/**
 * What is typed survives a reload, a closed tab and a session that ends: it is kept in the browser a moment after each
 * change, under the name of the person and the record, until it is saved or discarded.
 */
export function useDraft<Values extends FieldValues>({ form, name, base, opened }: Options<Values>) {
  const [restoredFrom, setRestoredFrom] = useState<string | null>(null)
  const isKept = useRef(true)
  const isDone = useRef(false)
  const latest = useRef(opened)
  useEffect(() => {
    latest.current = opened
  })

  useEffect(() => {
    const draft = keptDraft<Values>(name).read()
    if (!draft) return
    base.current = draft.base
    // A form that gained a field since must not be handed a draft without it.
    form.reset({ ...latest.current.values, ...draft.values }, { keepDefaultValues: true })
    setRestoredFrom(draft.typedAt)
  }, [form, name, base])

  /** Now, whatever the clock says. False where this browser keeps nothing. */
  const putAway = useCallback((): boolean => {
    if (isDone.current) return true
    const values = form.getValues()
    const draft = { values, base: base.current, typedAt: new Date().toISOString() }
    if (JSON.stringify(values) === JSON.stringify(base.current.values)) keptDraft(name).clear()
    else isKept.current = keptDraft<Values>(name).write(draft)
    return isKept.current
  }, [form, name, base])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const putAwayNow = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      putAway()
    }
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(putAwayNow, PAUSE_MS)
      },
    })
    window.addEventListener('pagehide', putAwayNow)
    return () => {
      window.removeEventListener('pagehide', putAwayNow)
      unsubscribe()
      putAwayNow()
    }
  }, [form, putAway])

  /** It is on the server now. */
  const finish = useCallback(() => {
    isDone.current = true
    keptDraft(name).clear()
  }, [name])

  /** Nobody wants it any more: the form shows these values again. */
  const drop = useCallback(
    (to: FormBase<Values> = latest.current) => {
      base.current = to
      form.reset(to.values)
      keptDraft(name).clear()
      setRestoredFrom(null)
    },
    [form, name, base],
  )

  return { restoredFrom, isKept, putAway, finish, drop }
}
