import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetDraft, forgetOldDrafts, type Refusal, readDraft, saveDraft, type Try } from './drafts.ts'
import { type FormDefinition, fieldsOf } from './form.ts'
import { type FormValues, isSame, readFormValues } from './form-values.ts'
import { defaultsOf, keepPlacing } from './place-values.ts'
import { randomKey } from './post-message.ts'

interface Options {
  ref: RefObject<HTMLFormElement | null>
  definition: FormDefinition
  name: string
  /** What the page fills in by itself. */
  initial: FormValues
  /** The server has just answered a plain post: what it gives back was typed later than any draft. */
  isAnswered: boolean
  /** A message that had waited came back. */
  onReturned: (refusal: Refusal) => void
}

const SAVE_AFTER_MS = 400
/** As many as the server looks at. */
const MOST_REPLACED = 5

/** What was brought along is the page's to say, each time anew. */
function typed(definition: FormDefinition, values: FormValues): FormValues {
  const fields = fieldsOf(definition)
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name] && fields[name].kind !== 'hidden'))
}

/**
 * Keeps what is typed in the visitor's browser, and brings it back. The keys of messages that were sent without an answer
 * are kept along, so that even after a reload the same words are the same message.
 */
export function useDraft({ ref, definition, name, initial, isAnswered, onReturned }: Options) {
  const [isRestored, setRestored] = useState(false)
  const tries = useRef<Try[]>([])
  const isDirty = useRef(false)
  const isPlacing = useRef(false)
  const placement = useRef<ReturnType<typeof keepPlacing> | null>(null)
  const returned = useEffectEvent(onReturned)
  /** Tells a link that fills in something from the page as it was when the draft was written. */
  const mark = JSON.stringify(initial)

  function read(form: HTMLFormElement): FormValues {
    const values = typed(definition, readFormValues(definition, new FormData(form)))
    const left = Object.entries(placement.current?.left() ?? {}).filter(([field]) => !values[field]?.length)
    return { ...values, ...Object.fromEntries(left) }
  }

  const save = useEffectEvent((form: HTMLFormElement) => {
    isDirty.current = false
    const values = read(form)
    if (isSame(values, defaultsOf(form))) forgetDraft(name)
    else saveDraft(name, { values, given: mark, tries: tries.current })
  })

  const restore = useEffectEvent((form: HTMLFormElement) => {
    forgetOldDrafts()
    const draft = readDraft(name)
    if (!draft) return
    tries.current = draft.tries
    if (isAnswered) return
    const isOurs = (field: string) => draft.given === mark || (initial[field] ?? '').length === 0
    const values = Object.entries(typed(definition, draft.values)).filter(([field]) => isOurs(field))
    placement.current = keepPlacing(form, Object.fromEntries(values), (place) => {
      isPlacing.current = true
      place()
      isPlacing.current = false
    })
    setRestored(!isSame(typed(definition, draft.values), defaultsOf(form)))
    if (draft.refusal) returned(draft.refusal)
  })

  useEffect(() => {
    const form = ref.current
    if (!form) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      clearTimeout(timer)
      if (isDirty.current) save(form)
    }
    const note = ({ target }: Event) => {
      if (isPlacing.current) return
      if (target instanceof Element) placement.current?.giveUp(target.getAttribute('name') ?? '')
      isDirty.current = true
      clearTimeout(timer)
      timer = setTimeout(flush, SAVE_AFTER_MS)
    }
    restore(form)
    form.addEventListener('input', note)
    form.addEventListener('change', note)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      placement.current?.stop()
      form.removeEventListener('input', note)
      form.removeEventListener('change', note)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [ref])

  function forget() {
    forgetDraft(name)
    placement.current?.stop()
    isDirty.current = false
    tries.current = []
    setRestored(false)
  }

  /** The key of these words: the one they were sent with before, if they were. Kept before they leave. */
  function keepFor(form: HTMLFormElement, body: string) {
    const key = tries.current.find((one) => one.body === body)?.key ?? randomKey()
    const others = tries.current.filter((one) => one.body !== body)
    tries.current = [...others, { body, key }]
    isDirty.current = false
    const kept = { values: read(form), given: mark }
    saveDraft(name, { ...kept, tries: tries.current })
    return { key, replaces: others.slice(-MOST_REPLACED).map((one) => one.key), ...kept }
  }

  return { isRestored, isPlacing, forget, keepFor }
}
