import { type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useDestination } from '#ui/destination.ts'
import { useSite } from '#ui/page/site.ts'
import { regroup } from './read-amount.ts'

/** Someone typing has paused. */
const PAUSE = 400

function fieldsOf(form: HTMLFormElement | null, names: readonly string[]): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && names.includes(element.name),
  )
}

function isTouched(field: HTMLInputElement): boolean {
  return field.type === 'radio' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

function answersIn(form: HTMLFormElement | null, names: readonly string[]): URLSearchParams {
  const answers = new URLSearchParams()
  for (const field of fieldsOf(form, names))
    if (field.type !== 'radio' || field.checked) answers.set(field.name, field.value.trim())
  return answers
}

function pick(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => names.includes(name)))
}

function groupWhileTyping({ target, nativeEvent }: FormEvent) {
  if (!(target instanceof HTMLInputElement) || target.inputMode !== 'numeric') return
  const { inputType, isComposing } = nativeEvent as InputEvent
  if (isComposing) return
  const next = regroup(target.value, target.selectionStart ?? target.value.length, inputType === 'deleteContentForward')
  if (next.text !== target.value) target.value = next.text
  if (document.activeElement === target) target.setSelectionRange(next.caret, next.caret)
}

interface Options {
  /** Of the fields, which are also the names in the address. */
  names: readonly string[]
  /** What of the answers is worth an address, and how it is written there; `settled` is what the address says of them. */
  tidy: (answers: URLSearchParams, settled: URLSearchParams) => URLSearchParams
  /** The answers could be read, or not: said when they are sent. */
  onSent: (answers: URLSearchParams) => void
}

/**
 * The fields of a calculator: plain ones, which a browser without scripts sends as a GET form. With scripts the answers are
 * known at every key, the address follows by replacement when the typing pauses, and fields follow an address that changed.
 */
export function useLiveForm({ names, tidy, onSent }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<number | undefined>(undefined)
  const written = useRef<string | null>(null)
  const [params] = useSearchParams()
  const { pathname, search, hash } = useLocation()
  const destination = useDestination()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<URLSearchParams | null>(null)
  const { currency } = useSite()
  const shownIn = useRef(currency)

  // What was typed before the scripts came, or put back by the browser after a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts have come
  useEffect(() => {
    if (fieldsOf(form.current, names).some(isTouched)) setTyped(answersIn(form.current, names))
    return () => window.clearTimeout(timer.current)
  }, [])

  const startOver = useCallback(() => {
    setTyped(null)
    // What the fields begin with is what the address says: React has just written it there.
    form.current?.reset()
  }, [])
  // A link on the page, or the way back: the fields show what the address says.
  useEffect(() => {
    const isFirst = written.current === null
    if (search === written.current) return
    written.current = search
    if (isFirst) return
    startOver()
  }, [search, startOver])

  const settled = pick(params, names)
  /** Whether the address is to change. */
  function follow(answers = answersIn(form.current, names)): boolean {
    window.clearTimeout(timer.current)
    const ahead = destination()
    // Whoever has followed a link meanwhile, to another page or to other answers, is not called back; another search of this page is added to.
    if (ahead.pathname !== pathname) return false
    const ofLink = ahead.search !== written.current && pick(new URLSearchParams(ahead.search), names)
    if (ofLink && String(ofLink) !== String(settled)) return false
    const others = [...new URLSearchParams(ahead.search)].filter(([name]) => !names.includes(name))
    const next = new URLSearchParams([...others, ...tidy(answers, settled)])
    const nextSearch = next.size > 0 ? `?${next}` : ''
    if (nextSearch === ahead.search) return false
    written.current = nextSearch
    navigate({ pathname, search: nextSearch, hash }, { replace: true, preventScrollReset: true })
    return true
  }
  // After a pause the page may stand elsewhere than when it began.
  const followNow = useRef(follow)
  useEffect(() => {
    followNow.current = follow
  })

  // Another currency: what was typed in the one before still means the same, and is shown in the new one.
  const showAnew = useEffectEvent(() => {
    if (shownIn.current === currency) return
    shownIn.current = currency
    const isUnderWay = typed !== null && follow(typed)
    // The fields then begin anew with the address, when it has come.
    if (isUnderWay) written.current = ''
    else startOver()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the fields is in a currency
  useEffect(() => showAnew(), [currency])

  return {
    form,
    /** As they stand in the fields; before anything was typed, as the address says. */
    answers: typed ?? pick(params, names),
    /** As they stood at the last pause: what is worth saying aloud. */
    settled,
    onInput(event: FormEvent) {
      groupWhileTyping(event)
      setTyped(answersIn(form.current, names))
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => followNow.current(), PAUSE)
    },
    onSubmit(event: FormEvent) {
      event.preventDefault()
      const answers = answersIn(form.current, names)
      setTyped(answers)
      follow()
      onSent(answers)
    },
  }
}
