import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages, useSite } from '#app/site.ts'
import { useToast } from '#app/ui/toast.tsx'
import type { ErrorBody } from '#common/errors.ts'
import { validationMessage } from '#common/validation.ts'
import { type AnswersOf, type FormDefinition, fieldsOf } from './form.ts'
import { formMessages } from './form-messages.ts'
import { type FieldProblemTexts, type FormAnswer, type FormValues, readFormValues, toAnswers } from './form-values.ts'

interface Options<Form extends FormDefinition> {
  definition: Form
  /** The door of the API it is sent to. */
  url: string
  toSubmission: (answers: AnswersOf<Form>) => object
  words: { sentTitle: string; sentText: string; errorText: string }
  /** Set when the page answers a post without JavaScript. */
  answer: FormAnswer | undefined
  onValues?: ((values: FormValues) => void) | undefined
}

/** The API speaks of the submission: its answers lie in formData or bookingData, and its name may be two fields here. */
function fieldOf(definition: FormDefinition, path: string): string {
  const name = path.replace(/^(formData|bookingData)\./, '')
  return name === 'name' && !('name' in fieldsOf(definition)) ? 'firstName' : name
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
function problemsOf(form: HTMLFormElement, say: (key: string) => string): FieldProblemTexts {
  const problems: FieldProblemTexts = {}
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
function unplaced(problems: FieldProblemTexts, controls: Control[]): string | undefined {
  return Object.entries(problems).find(([name]) => !controls.some((control) => control.name === name))?.[1]
}

/**
 * Checks and sends a public form in the background. The same words keep the key of their first try until a message is
 * confirmed, so however often they are pressed, or repeated after a lost answer, they arrive once. Edited words are
 * another message with a key of their own.
 */
export function usePublicForm<Form extends FormDefinition>({
  definition,
  url,
  toSubmission,
  words,
  answer,
  onValues,
}: Options<Form>) {
  const formWords = useMessages(formMessages)
  const { locale } = useSite()
  const showToast = useToast()
  const [problems, setProblems] = useState(answer?.problems ?? {})
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const keyOfBody = useRef(new Map<string, string>())
  const isUnderWay = useRef(false)
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const ref = useRef<HTMLFormElement>(null)

  function fail(description: string) {
    showToast({ title: formWords.errorTitle, description, variant: 'destructive' })
  }

  function refuse(form: HTMLFormElement, found: FieldProblemTexts) {
    const controls = controlsOf(form)
    setProblems(found)
    controls.find(({ name }) => name in found)?.focus()
    fail(unplaced(found, controls) ?? formWords.problems)
  }

  /** True once it is stored. */
  async function post(form: HTMLFormElement): Promise<boolean> {
    const body = JSON.stringify(toSubmission(toAnswers(definition, readFormValues(definition, new FormData(form)))))
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
    refuse(
      form,
      Object.fromEntries(Object.entries(refusal.fields).map(([path, text]) => [fieldOf(definition, path), text])),
    )
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

  useEffect(() => {
    const form = ref.current
    if (!form || !onValues) return
    const tell = () => onValues(readFormValues(definition, new FormData(form)))
    tell()
    form.addEventListener('input', tell)
    return () => form.removeEventListener('input', tell)
  }, [definition, onValues])

  return {
    ref,
    send,
    isSending: state === 'sending',
    isSent: state === 'sent',
    problems,
    /** What is wrong with the whole rather than with a field. */
    notice: answer?.notice,
  }
}
