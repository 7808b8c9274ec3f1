import { type FormEvent, useRef, useState } from 'react'
import { useMessages, useSite } from '#app/site.ts'
import { useToast } from '#app/ui/toast.tsx'
import type { ErrorBody } from '#common/errors.ts'
import { validationMessage } from '#common/validation.ts'
import { type ContactFormValues, toContactSubmission } from '../contact-form.ts'
import { enquiryMessages } from '../messages.ts'

export type FieldTexts = Partial<Record<string, string>>

/** A press this soon after the confirmation is the second half of a double click, not a new message. */
const LATE_PRESS_MS = 1_000

/** The browser's own checks, in our words and the page's language. */
function problemsOf(form: HTMLFormElement, say: (key: string) => string): FieldTexts {
  const problems: FieldTexts = {}
  for (const element of form.elements) {
    if (
      !(
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
      )
    )
      continue
    const { valueMissing, typeMismatch, valid } = element.validity
    const isBlank = element.required && element.value.trim() === ''
    if (valid && !isBlank) continue
    if (valueMissing || isBlank)
      problems[element.name] = say(element instanceof HTMLSelectElement ? 'chooseOne' : 'required')
    else problems[element.name] = say(typeMismatch ? 'email' : 'invalid')
  }
  return problems
}

function focusFirst(form: HTMLFormElement, problems: FieldTexts) {
  const first = [...form.elements].find((element) => 'name' in element && String(element.name) in problems)
  if (first instanceof HTMLElement) first.focus()
}

/** The API speaks of the submission; its name is two fields here. */
function atFormFields({ name, ...rest }: Record<string, string>): FieldTexts {
  return name ? { firstName: name, ...rest } : rest
}

/**
 * Checks and sends the form in the background. The key is made at the first try and kept until the message is stored, so
 * however often it is pressed, or repeated after a lost answer, one message arrives.
 */
export function useContactForm(initialProblems: FieldTexts) {
  const { toast: words, form: formWords } = useMessages(enquiryMessages)
  const { locale } = useSite()
  const showToast = useToast()
  const [problems, setProblems] = useState(initialProblems)
  const [isSending, setSending] = useState(false)
  const idempotencyKey = useRef<string | null>(null)
  const sentAt = useRef(Number.NEGATIVE_INFINITY)

  function refuse(form: HTMLFormElement, found: FieldTexts) {
    setProblems(found)
    focusFirst(form, found)
    showToast({ title: words.errorTitle, description: formWords.problems, variant: 'destructive' })
  }

  async function post(form: HTMLFormElement): Promise<void> {
    idempotencyKey.current ??= crypto.randomUUID()
    const values = Object.fromEntries(new FormData(form)) as unknown as ContactFormValues
    const answer = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey.current },
      body: JSON.stringify(toContactSubmission(values)),
    })
    if (answer.ok) {
      idempotencyKey.current = null
      sentAt.current = performance.now()
      form.reset()
      showToast({ title: words.sentTitle, description: words.sentText })
      return
    }
    const body: ErrorBody | null = await answer.json().catch(() => null)
    // Refused: nothing was stored, and what is sent next is other content.
    if (answer.status < 500) idempotencyKey.current = null
    if (body?.fields) refuse(form, atFormFields(body.fields))
    else throw new Error(body?.code ?? String(answer.status))
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending || performance.now() - sentAt.current < LATE_PRESS_MS) return
    const found = problemsOf(form, (key) => validationMessage(key, locale))
    if (Object.keys(found).length > 0) return refuse(form, found)
    setProblems({})
    setSending(true)
    try {
      await post(form)
    } catch {
      // No network, or it broke on the way: what was typed stays, and so does the key for the next try.
      showToast({ title: words.errorTitle, description: words.errorText, variant: 'destructive' })
    } finally {
      setSending(false)
    }
  }

  return { send, isSending, problems }
}
