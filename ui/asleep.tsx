import {
  type ComponentType,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useActionData, useLocation, useNavigate } from 'react-router'
import { handOver, type Taken, tellOf } from './hand-over.ts'
import { Kept } from './kept.tsx'
import { useSite } from './page/site.ts'
import { pressedPath } from './pressed-path.ts'
import { MOST_WAIT_MS, useHydrated, useLazyComponent, useOverdue } from './use-lazy-component.ts'

/** A click follows its pointer within this. */
const CLICK_MS = 50
/** Not loaded again or gone back to: then browsers fill in what stood there, and Firefox as it was when a part woke. */
const isOpenedAnew = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')
/** So far outside the view is near. */
const NEAR = '400px'
/** Does nothing by itself; but for those that work without us (before-paint.ts). */
const SCRIPTED = 'button[type=button]:not([commandfor],[popovertarget],[data-onboarding-again],[data-onboarding-done])'

/** One object for all: React would write what is in a new one, which is nothing, over what stands there. */
const AS_DRAWN = { __html: '' }

const partsOnServer: Promise<unknown>[] = []

/** The server draws every part: it waits for them once, before its first page. */
export const everyPartIsThere = () => Promise.all(partsOnServer)

/** A press that the plain part could not answer. */
interface Press {
  control: HTMLElement
  isSubmit: boolean
}

/**
 * Words that are being composed, as phones do letter by letter, what is just being pressed and what is being sent stay under
 * the finger. There may be several fingers, and each keeps it.
 */
function useHands() {
  const busy = useRef<Promise<unknown>>(null)
  const endWord = useRef<() => void>(null)
  function begin() {
    let end = () => {}
    const over = new Promise<void>((resolve) => {
      end = resolve
    })
    busy.current = Promise.all([busy.current, over])
    return end
  }
  return {
    begin,
    async quiet() {
      let seen: unknown
      do {
        seen = busy.current
        await seen
      } while (seen !== busy.current)
    },
    onCompositionStart() {
      endWord.current = begin()
    },
    onCompositionEnd: () => endWord.current?.(),
    onPointerDown({ button }: PointerEvent) {
      // Another opens a menu, over which it may be let go unseen.
      if (button !== 0) return
      const end = begin()
      // Behind the click.
      for (const name of ['pointerup', 'pointercancel'])
        window.addEventListener(name, () => setTimeout(end, CLICK_MS), { once: true })
    },
  }
}

interface Options<Props> {
  /** Whether it has something to do, once the page is live, although nobody has touched it. */
  isNeeded?: () => boolean
  /** An event of the window behind which that may have changed. */
  news?: string
  /** There is nothing to it but links: no touch wakes it. */
  isStill?: boolean
  /** It has more to show than HTML can, such as a map: it wakes when it comes near the view. */
  wakesWhenNear?: boolean
  /** One word, no other part's: it is made of its props alone, and the server keeps it by this name (kept.tsx). */
  keptAs?: string
  /** With these props it is worth keeping, since many pages show it so. */
  isKept?: (props: Props) => boolean
}

interface Waking {
  /** Something elsewhere on the page asks for it. */
  isAwake?: boolean
}

/**
 * A part of a page that most visitors only look at: plain HTML from the server, whose code comes when somebody touches it.
 * Until then its links lead on and its forms are sent by the browser; what was typed and pressed meanwhile is taken over.
 * A page that opens without a reload brings its parts along.
 */
export function asleep<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    isNeeded = () => false,
    news = '',
    isStill = false,
    wakesWhenNear = false,
    keptAs = '',
    isKept = () => true,
  }: Options<Props> = {},
): ComponentType<Props & Waking> {
  let Part: ComponentType<Props> | null = null
  const fetchPart = () =>
    load().then((loaded) => {
      Part = loaded
      return loaded
    })
  if (import.meta.env.SSR) partsOnServer.push(fetchPart())
  // Another page is live, and this one on its way: its parts come with its data.
  else if (document.documentElement.dataset.taken) fetchPart().catch(() => {})

  return function Asleep({ isAwake = false, ...rest }: Props & Waking) {
    const props = rest as unknown as Props
    const { key } = useLocation()
    const navigate = useNavigate()
    const { currency } = useSite()
    const hasAnswer = useActionData() !== undefined
    const [isPlain] = useState(!useHydrated())
    const [isTouched, setTouched] = useState(!isPlain)
    const [isPressed, setPressed] = useState(false)
    const plain = useRef<HTMLDivElement>(null)
    const live = useRef<HTMLDivElement>(null)
    const takeOver = useRef<(live: Element) => Taken>(null)
    const taken = useRef<Taken>(null)
    const press = useRef<Press>(null)
    const typedIn = useRef(new Set<EventTarget>())
    const { begin, quiet, ...hands } = useHands()
    const sending = useRef<'waits' | 'by itself'>(null)

    const [fetchInPeace] = useState(() => async () => {
      const loaded = await fetchPart()
      await quiet()
      return loaded
    })
    const Awake = useLazyComponent(fetchInPeace, isTouched || isAwake, () => {
      const isOfVisitor = (field: Element) => isOpenedAnew() || typedIn.current.has(field)
      takeOver.current = plain.current && handOver(plain.current, isOfVisitor)
    })
    const Live = isPlain && !import.meta.env.SSR ? Awake : (Part ?? Awake)

    useOverdue(!Live && (isPressed || !isPlain))

    // What stands there was drawn for one address and one currency; an answer has words to be mended.
    const drawnFor = useRef(key + currency)
    useEffect(() => {
      if (drawnFor.current !== key + currency || hasAnswer || isNeeded()) setTouched(true)
    }, [key, currency, hasAnswer])
    useEffect(() => {
      const listen = () => {
        if (isNeeded()) setTouched(true)
      }
      window.addEventListener(news, listen)
      return () => window.removeEventListener(news, listen)
    }, [])

    useEffect(() => {
      // The part's own box: the place around it has none.
      const box = wakesWhenNear && plain.current?.firstElementChild
      if (!box) return
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setTouched(true), {
        rootMargin: NEAR,
      })
      watch.observe(box)
      return () => watch.disconnect()
    }, [])

    useLayoutEffect(() => {
      if (Awake && live.current && takeOver.current) taken.current = takeOver.current(live.current)
    }, [Awake])
    // Behind the effects of the part itself, which listens by now.
    useEffect(() => {
      if (!Awake || !taken.current) return
      tellOf(taken.current.changed)
      const control = press.current && taken.current.twinOf(press.current.control)
      if (control instanceof HTMLButtonElement && press.current?.isSubmit) control.form?.requestSubmit(control)
      else control?.click()
    }, [Awake])

    if (Live && import.meta.env.SSR && keptAs && isKept(props) && !hasAnswer)
      return (
        <Kept as="div" name={keptAs} of={props} className="asleep">
          <Live {...props} />
        </Kept>
      )
    if (Live)
      return (
        <div ref={live} className="asleep" data-awake={import.meta.env.SSR ? undefined : ''}>
          <Live {...props} />
        </div>
      )
    if (!isPlain) return null

    const wake = () => {
      if (!isStill) setTouched(true)
    }
    function keep(event: SyntheticEvent, control: Element | null, isSubmit: boolean) {
      wake()
      if (!(control instanceof HTMLElement)) return
      event.preventDefault()
      press.current = { control, isSubmit }
      control.ariaBusy = 'true'
    }
    function submit(event: SyntheticEvent) {
      const { submitter } = event.nativeEvent as SubmitEvent
      if (sending.current === 'by itself') return
      keep(event, submitter, true)
      if (sending.current || !(submitter instanceof HTMLButtonElement)) return
      sending.current = 'waits'
      setTimeout(() => {
        sending.current = null
        if (plain.current && navigator.onLine) sendPlainly(submitter)
      }, MOST_WAIT_MS)
    }
    /** As without scripts. Code that comes meanwhile would send it once more: it waits until somebody comes back to this page. */
    function sendPlainly(submitter: HTMLButtonElement) {
      const end = begin()
      sending.current = 'by itself'
      press.current = null
      window.addEventListener('pageshow', ({ persisted }) => {
        if (!persisted) return
        sending.current = submitter.ariaBusy = null
        end()
      })
      submitter.form?.requestSubmit(submitter)
    }
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is inside, and does without this
      // biome-ignore lint/a11y/useKeyWithClickEvents: a button's key is a click
      <div
        ref={plain}
        className="asleep"
        onPointerOver={wake}
        onFocus={wake}
        onInput={({ target }) => {
          typedIn.current.add(target)
          wake()
        }}
        onClick={(event) => {
          // A part that has something to do knows better where its links lead.
          const isWanted = isNeeded()
          const path = isWanted ? null : pressedPath(event)
          const control = (event.target as Element).closest(isWanted ? `a[href],${SCRIPTED}` : SCRIPTED)
          if (path === null) {
            setPressed(control !== null)
            return keep(event, control, false)
          }
          event.preventDefault()
          navigate(path, { viewTransition: true })
        }}
        onSubmit={submit}
        {...hands}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: what the server drew stays
        dangerouslySetInnerHTML={AS_DRAWN}
      />
    )
  }
}
