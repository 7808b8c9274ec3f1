import { type FormEvent, useRef, useState } from 'react'
import { useMessages, useSite } from '#app/site.ts'
import { useToast } from '#app/ui/toast.tsx'
import type { ErrorBody } from '#common/errors.ts'
import { validationMessage } from '#common/validation.ts'
import { formMessages } from '../form-messages.ts'
import { type FieldTexts, type FormAnswer, readFormValues } from '../form-values.ts'

interface PublicForm<Values> {
  /** The door of the API it is sent to. */
  url: string
  toSubmission: (values: Values) => object
  /** Which field shows what the API says about a part of the submission; its own name unless told otherwise. */
  fieldOf?: (path: string) => string
  words: { sentTitle: string; sentText: string; errorText: string }
  /** Set when the page answers a post without JavaScript. */
  answer: FormAnswer | undefined
}

/** A press this soon after the confirmation is the second half of a double click, not a new message. */
const LATE_PRESS_MS = 1_000

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields a visitor sees, in reading order. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== 'hidden') ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  )
}

/** The browser's own checks, in our words and the page's language. */
function problemsOf(form: HTMLFormElement, say: (key: string) => string): FieldTexts {
  const problems: FieldTexts = {}
  for (const control of controlsOf(form)) {
    const { valueMissing, typeMismatch, patternMismatch, valid } = control.validity
    const isBlank = control.required && control.value.trim() === ''
    if (valid && !isBlank) continue
    if (valueMissing || isBlank)
      problems[control.name] = say(control instanceof HTMLSelectElement ? 'chooseOne' : 'required')
    else if (typeMismatch) problems[control.name] = say('email')
    else problems[control.name] = say(patternMismatch && control.type === 'tel' ? 'phone' : 'invalid')
  }
  return problems
}

/** What nobody could read at a field, because no visible field has that name. */
function unplaced(problems: FieldTexts, controls: Control[]): string | undefined {
  return Object.entries(problems).find(([name]) => !controls.some((control) => control.name === name))?.[1]
}

/**
 * Checks and sends a public form in the background. The same words keep the key of their first try until a message is
 * confirmed, so however often they are pressed, or repeated after a lost answer, they arrive once. Edited words are
 * another message with a key of their own.
 */
export function usePublicForm<Values>({
  url,
  toSubmission,
  fieldOf = (path) => path,
  words,
  answer,
}: PublicForm<Values>) {
  const formWords = useMessages(formMessages)
  const { locale } = useSite()
  const showToast = useToast()
  const [problems, setProblems] = useState(answer?.problems ?? {})
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const keyOfBody = useRef(new Map<string, string>())
  const isUnderWay = useRef(false)
  const sentAt = useRef(Number.NEGATIVE_INFINITY)

  function fail(description: string) {
    showToast({ title: formWords.errorTitle, description, variant: 'destructive' })
  }

  function refuse(form: HTMLFormElement, found: FieldTexts) {
    const controls = controlsOf(form)
    setProblems(found)
    controls.find(({ name }) => name in found)?.focus()
    fail(unplaced(found, controls) ?? formWords.problems)
  }

  /** True once it is stored. */
  async function post(form: HTMLFormElement): Promise<boolean> {
    // The form's own fields are what its mapping asks for.
    const values = readFormValues(new FormData(form)) as Values
    const body = JSON.stringify(toSubmission(values))
    const key = keyOfBody.current.get(body) ?? crypto.randomUUID()
    keyOfBody.current.set(body, key)
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Language': locale, 'Idempotency-Key': key },
      body,
    })
    if (response.ok) return true
    const refusal: ErrorBody | null = await response.json().catch(() => null)
    if (!refusal?.fields) throw new Error(refusal?.code ?? String(response.status))
    refuse(form, Object.fromEntries(Object.entries(refusal.fields).map(([path, text]) => [fieldOf(path), text])))
    return false
  }

  function confirm(form: HTMLFormElement) {
    keyOfBody.current.clear()
    sentAt.current = performance.now()
    form.reset()
    setState('sent')
    showToast({ title: words.sentTitle, description: words.sentText })
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isUnderWay.current || performance.now() - sentAt.current < LATE_PRESS_MS) return
    const found = problemsOf(form, (key) => validationMessage(key, locale))
    if (Object.keys(found).length > 0) return refuse(form, found)
    setProblems({})
    setState('sending')
    isUnderWay.current = true
    try {
      if (await post(form)) confirm(form)
      else setState('open')
    } catch {
      // No network, or it broke on the way: what was typed stays, and so does its key for the next try.
      setState('open')
      fail(words.errorText)
    } finally {
      isUnderWay.current = false
    }
  }

  return {
    send,
    isSending: state === 'sending',
    isSent: state === 'sent',
    /** What a field of this name carries. */
    field: (name: string) => ({ name, error: problems[name], defaultValue: answer?.values[name] }),
  }
}
