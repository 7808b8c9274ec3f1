import { useEffect, useRef, useState } from 'react'
import { Kept } from '#ui/kept.tsx'
import { LineIcon, type LineIconName } from '#ui/line-icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { Wordmark } from '#ui/wordmark.tsx'
import { ONBOARDING_DONE, ONBOARDING_OPEN } from './before-paint.ts'
import { shellMessages } from './messages.ts'
import { onboardingMessages } from './onboarding-messages.ts'
import { SERVICE_LINKS } from './site-map.ts'

const STEP_MS = 2_500
const STEP_ICONS: LineIconName[] = ['nest', 'experience', 'invest']
const LAST = STEP_ICONS.length - 1
const PAUSE = 'M8.5 5v14M15.5 5v14'
const PLAY = 'M7.5 4.5l11 7.5-11 7.5z'

/**
 * Goes one step further every 2.5 seconds until it reaches 3 (SPEC section 6). Whoever asked for less motion, or chose a step,
 * sees it stand until they go on.
 */
function useSteps() {
  const [step, setStep] = useState(0)
  const [isMoving, setMoving] = useState(false)
  const isUnderWay = isMoving && step <= LAST

  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setStep(step + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [isUnderWay, step])

  return {
    /** The words of the last one stay when all three were shown. */
    shown: Math.min(step, LAST),
    isUnderWay,
    begin() {
      setStep(0)
      setMoving(!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    },
    stop: () => setMoving(false),
    choose(position: number) {
      setStep(position)
      setMoving(false)
    },
    goOn() {
      if (step >= LAST) setStep(0)
      setMoving(true)
    },
  }
}

/** Keeps focus and readers out of the page behind while the welcome is open. */
function useOverlay(onBegin: () => void, onEnd: () => void) {
  const overlay = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both only set states
  useEffect(() => {
    const site = document.getElementById('site')
    let cameFrom: Element | null = null

    function finish() {
      onEnd()
      site?.removeAttribute('inert')
      // The button that opened it may have been drawn anew since, with its part of the page.
      const back = cameFrom?.isConnected ? cameFrom : document.querySelector('[data-onboarding-again]')
      if (cameFrom && back instanceof HTMLElement) back.focus()
    }
    function begin() {
      cameFrom = document.activeElement
      site?.setAttribute('inert', '')
      overlay.current?.focus()
      onBegin()
    }
    if (document.documentElement.dataset.onboarding === 'open') begin()
    window.addEventListener(ONBOARDING_OPEN, begin)
    window.addEventListener(ONBOARDING_DONE, finish)
    return () => {
      window.removeEventListener(ONBOARDING_OPEN, begin)
      window.removeEventListener(ONBOARDING_DONE, finish)
      finish()
    }
  }, [])
  return overlay
}

/** Whether it shows is decided before the first paint (before-paint.ts), which also serves the two buttons that leave it. */
export function Onboarding() {
  const onboarding = useMessages(onboardingMessages)
  const { tagline, nav, explained } = useMessages(shellMessages)
  const { shown, isUnderWay, begin, stop, choose, goOn } = useSteps()
  const overlay = useOverlay(begin, stop)
  const { steps } = onboarding
  const icon = STEP_ICONS[shown]
  return (
    <Kept
      as="div"
      name="welcome"
      ref={overlay}
      className="onboarding"
      role="dialog"
      aria-modal="true"
      aria-label={onboarding.label}
      tabIndex={-1}
    >
      <div className="onboarding__pattern" />
      <div className="onboarding__top">
        <Wordmark />
      </div>
      <div className="onboarding__mid">
        <div>
          <h2 className="onboarding__welcome">{onboarding.welcome}</h2>
          <p className="onboarding__tag">{tagline}</p>
          <ul className="onboarding__lines">
            {SERVICE_LINKS.map(
              ({ key }) =>
                explained[key] && (
                  <li key={key}>
                    <b>{nav[key]}</b> {explained[key]}
                  </li>
                ),
            )}
          </ul>
        </div>
        <div className="onboarding__step" aria-live={isUnderWay ? 'off' : 'polite'}>
          {icon && <LineIcon name={icon} />}
          <p className="serif onboarding__title">{steps[shown]?.title}</p>
          <p>{steps[shown]?.text}</p>
        </div>
      </div>
      <div className="onboarding__end">
        <fieldset className="onboarding__dots" aria-label={onboarding.progress(shown + 1, steps.length)}>
          {steps.map(({ title }, position) => (
            <button
              key={title}
              type="button"
              aria-label={`${onboarding.progress(position + 1, steps.length)}, ${title}`}
              aria-current={position === shown ? 'step' : undefined}
              onClick={() => choose(position)}
            >
              <i />
            </button>
          ))}
          <button
            type="button"
            className="icobtn"
            aria-label={isUnderWay ? onboarding.pause : onboarding.play}
            onClick={isUnderWay ? stop : goOn}
          >
            <svg className="ico" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={isUnderWay ? PAUSE : PLAY} />
            </svg>
          </button>
        </fieldset>
        <div>
          <button type="button" className="onboarding__skip" data-onboarding-done>
            {onboarding.skip}
          </button>
          <button type="button" className="btn" data-onboarding-done>
            {onboarding.start}
          </button>
        </div>
      </div>
    </Kept>
  )
}
