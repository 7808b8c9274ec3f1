import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { validationMessage } from '#common/validation.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { checkFields, problemOf } from './check-fields.ts'
import type { Confirmation } from './confirmation.ts'
import type { Refusal } from './drafts.ts'
import type { AnswersOf, FormDefinition } from './form.ts'
import { controlsOf, focusFirst, unplaced } from './form-controls.ts'
import { formMessages } from './form-messages.ts'
import {
  type FieldProblemTexts,
  type FormAnswer,
  type FormValues,
  fieldOfPath,
  readFormValues,
  TRAP_FIELD,
  toAnswers,
} from './form-values.ts'
import { type QueuedMessage, queueMessage, removeQueued } from './offline-queue.ts'
import { type Door, postMessage, randomKey } from './post-message.ts'
import { useConfirmation } from './use-confirmation.ts'
import { useDraft } from './use-draft.ts'
import { useFirstLook } from './use-first-look.ts'
import { useOfflineQueue } from './use-offline-queue.ts'

interface Options<Form extends FormDefinition> {
  definition: Form
  /** The door of the API it is sent to. */
  url: Door
  toSubmission: (answers: AnswersOf<Form>) => object
  words: { errorText: string }
  /** Under which its draft is kept. */
  draftName: string
  initial: FormValues
  /** Set when the page answers a post without JavaScript. */
  answer: FormAnswer | undefined
  /** This form in this entry of the tab's history. */
  place: string
  onValues?: ((values: FormValues) => void) | undefined
  page?: string | undefined
}

/**
 * Checks and sends a public form in the background. The same words keep the key of their first try until a message is
 * confirmed, so however often they are pressed, or repeated after a lost answer, they arrive once. Edited words are
 * another message with a key of their own. Without a network they wait for it (offline-queue.ts).
 */
export function usePublicForm<Form extends FormDefinition>(options: Options<Form>) {
  const { definition, draftName, words, answer, onValues } = options
  const formWords = useMessages(formMessages)
  const { locale } = useSite()
  const showToast = useToast()
  const [problems, setProblems] = useState(answer?.problems ?? {})
  const [notice, setNotice] = useState(answer?.notice)
  const [state, setState] = useState<'open' | 'sending'>('open')
  /** Counts how often it was emptied. */
  const [round, setRound] = useState(0)
  const isUnderWay = useRef(false)
  /** The button in hand is about to give way to another one. */
  const movesFocus = useRef(false)
  const ref = useRef<HTMLFormElement>(null)
  const confirmation = useConfirmation(options.place, focusOnFirst)
  const sinceFirstLook = useFirstLook()
  const draft = useDraft({
    ref,
    definition,
    name: draftName,
    initial: options.initial,
    isAnswered: answer !== undefined,
    onReturned: (refusal) => show(refusal),
  })
  const waiting = useOfflineQueue({
    draft: draftName,
    onSent: (answered) => confirm(answered, false),
    onRefused: (refusal) => {
      show(refusal)
      fail()
    },
  })

  function fail(description = words.errorText) {
    showToast({ title: formWords.errorTitle, description, variant: 'destructive' })
  }

  /** Puts each sentence of the API where it belongs: at a field, or above the button. */
  function show({ fields, notice: general }: Refusal): FieldProblemTexts {
    const named = Object.entries(fields).map(([path, text]) => [fieldOfPath(definition, path), text])
    const found: FieldProblemTexts = Object.fromEntries(named)
    const isAboutFields = named.length > 0
    setProblems(found)
    setNotice(isAboutFields && ref.current ? unplaced(ref.current, found) : general)
    return found
  }

  function empty() {
    ref.current?.reset()
    setRound((count) => count + 1)
    setProblems({})
    setNotice(undefined)
    draft.forget()
  }

  function confirm(answered: Confirmation | null, isPressed: boolean) {
    // The page says it, for good: no notice says it as well, or still says that it failed.
    showToast(null)
    empty()
    setState('open')
    confirmation.show(answered, isPressed)
  }

  function takeBack() {
    movesFocus.current = true
    if (waiting) removeQueued(waiting.id)
  }

  function startAfresh() {
    if (waiting) removeQueued(waiting.id)
    empty()
    focusOnFirst()
  }

  function focusOnFirst() {
    const [first] = ref.current ? controlsOf(ref.current) : []
    first?.focus()
  }

  function bodyOf(data: FormData): string {
    return JSON.stringify(options.toSubmission(toAnswers(definition, readFormValues(definition, data))))
  }

  /** Made when it is pressed: by the time it has to wait, another page may be open. */
  function messageOf(form: HTMLFormElement): QueuedMessage {
    const data = new FormData(form)
    const body = bodyOf(data)
    const trap = data.get(TRAP_FIELD)
    const place = form.closest('[id]')?.id
    return {
      id: randomKey(),
      since: Date.now(),
      url: options.url,
      body,
      ...draft.keepFor(form, body),
      locale,
      trap: typeof trap === 'string' && trap !== '' ? trap : undefined,
      elapsedMs: draft.isRestored ? undefined : sinceFirstLook(),
      draft: draftName,
      page: options.page ?? location.pathname + location.search + (place ? `#${place}` : ''),
    }
  }

  /** True where the browser keeps it, and the network is to blame. */
  function putAside(message: QueuedMessage): boolean {
    if (navigator.onLine) return false
    movesFocus.current = queueMessage(message)
    return movesFocus.current
  }

  async function deliver(form: HTMLFormElement, message: QueuedMessage) {
    if (putAside(message)) return setState('open')
    const outcome = await postMessage(message)
    if (outcome.kind === 'sent') return confirm(outcome.confirmation, true)
    setState('open')
    if (outcome.kind === 'unreachable') {
      // What was typed stays, and so does its key for the next try.
      if (!putAside(message)) fail()
    } else if (outcome.kind === 'refused' && Object.keys(outcome.fields).length > 0) {
      const found = show(outcome)
      focusFirst(form, found)
      fail(unplaced(form, found) ? words.errorText : formWords.problems)
    } else {
      setNotice(outcome.notice)
      fail()
    }
  }

  const inWords = (found: Record<string, string>): FieldProblemTexts =>
    Object.fromEntries(Object.entries(found).map(([name, key]) => [name, validationMessage(key, locale)]))

  /** Says what is wrong within a section of the form; true when nothing is. */
  function checkPart(part: Element): boolean {
    const form = ref.current
    if (!form) return false
    const own = controlsOf(form).flatMap((control) => (part.contains(control) ? [control.name] : []))
    const found = Object.fromEntries(Object.entries(checkFields(form)).filter(([name]) => own.includes(name)))
    const texts = inWords(found)
    setProblems((old) => ({
      ...Object.fromEntries(Object.entries(old).filter(([name]) => !own.includes(name))),
      ...texts,
    }))
    if (Object.keys(texts).length === 0) return true
    focusFirst(form, texts)
    fail(formWords.problems)
    return false
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (waiting || isUnderWay.current || confirmation.isShown) return
    setNotice(undefined)
    const texts = inWords(checkFields(form))
    setProblems(texts)
    if (Object.keys(texts).length > 0) {
      focusFirst(form, texts)
      return fail(formWords.problems)
    }
    // What was to be looked at again has been.
    showToast(null)
    setState('sending')
    isUnderWay.current = true
    try {
      await deliver(form, messageOf(form))
    } catch {
      setState('open')
      fail()
    } finally {
      isUnderWay.current = false
    }
  }

  const tell = useEffectEvent(() => {
    if (ref.current) onValues?.(readFormValues(definition, new FormData(ref.current)))
  })
  const hear = useEffectEvent(({ target }: Event) => {
    tell()
    if (draft.isPlacing.current || !(target instanceof Element) || !('validity' in target)) return
    const { name } = target as HTMLInputElement
    // Who goes on writing has not finished, by hand or by a button of the page that fills in something.
    if (waiting && ref.current && bodyOf(new FormData(ref.current)) !== waiting.body) removeQueued(waiting.id)
    const problem = problemOf(target as HTMLInputElement)
    const text = problem && validationMessage(problem, locale)
    setProblems((old) => (old[name] === undefined || old[name] === text ? old : without(old, name)))
  })
  useEffect(() => {
    const form = ref.current
    if (!form) return
    form.addEventListener('input', hear)
    form.addEventListener('change', hear)
    return () => {
      form.removeEventListener('input', hear)
      form.removeEventListener('change', hear)
    }
  }, [])
  const isWaiting = waiting !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button changes with it
  useEffect(() => {
    if (movesFocus.current) ref.current?.querySelector<HTMLElement>('.form__end button')?.focus()
    movesFocus.current = false
  }, [isWaiting])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there at first, and each time it was emptied
  useEffect(() => tell(), [round])

  return {
    ref,
    send,
    checkPart,
    startAfresh,
    /** The fields hold what was typed on an earlier visit. */
    isRestored: draft.isRestored,
    isSending: state === 'sending',
    confirmation,
    isWaiting,
    takeBack,
    round,
    problems,
    /** What is wrong with the whole rather than with a field. */
    notice,
  }
}

function without(problems: FieldProblemTexts, name: string): FieldProblemTexts {
  return Object.fromEntries(Object.entries(problems).filter(([key]) => key !== name))
}
