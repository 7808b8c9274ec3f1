import { useEffect, useRef, useState } from 'react'
import { LineIcon, type LineIconName } from '#ui/line-icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { Wordmark } from '#ui/wordmark.tsx'
import { ONBOARDING_DONE, ONBOARDING_OPEN } from './before-paint.ts'
import { shellMessages } from './messages.ts'

const STEP_MS = 2_500
const STEP_ICONS: LineIconName[] = ['nest', 'experience', 'invest']

/**
 * The welcome. Whether it shows is decided before the first paint (before-paint.ts), which also serves its two buttons;
 * here it only counts its steps, and keeps focus and readers out of the page behind it while it is open.
 */
export function Onboarding() {
  const { onboarding, tagline } = useMessages(shellMessages)
  const [step, setStep] = useState(0)
  const overlay = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const site = document.getElementById('site')
    let timer: ReturnType<typeof setInterval> | undefined
    let cameFrom: Element | null = null

    function finish() {
      clearInterval(timer)
      site?.removeAttribute('inert')
      if (cameFrom instanceof HTMLElement) cameFrom.focus()
    }
    function begin() {
      clearInterval(timer)
      cameFrom = document.activeElement
      site?.setAttribute('inert', '')
      overlay.current?.focus()
      setStep(0)
      timer = setInterval(() => setStep((current) => current + 1), STEP_MS)
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

  const shown = onboarding.steps[step]
  const icon = STEP_ICONS[step]
  return (
    <div
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
        </div>
        <div className="onboarding__step">
          {shown && (
            <>
              {icon && <LineIcon name={icon} />}
              <p className="serif onboarding__title">{shown.title}</p>
              <p>{shown.text}</p>
            </>
          )}
        </div>
      </div>
      <div className="onboarding__end">
        <div
          className="onboarding__dots"
          role="img"
          aria-label={onboarding.progress(Math.min(step + 1, onboarding.steps.length), onboarding.steps.length)}
        >
          {onboarding.steps.map(({ title }, position) => (
            <i key={title} className={position === step ? 'on' : undefined} />
          ))}
        </div>
        <div>
          <button type="button" className="onboarding__skip" data-onboarding-done>
            {onboarding.skip}
          </button>
          <button type="button" className="btn" data-onboarding-done>
            {onboarding.start}
          </button>
        </div>
      </div>
    </div>
  )
}
