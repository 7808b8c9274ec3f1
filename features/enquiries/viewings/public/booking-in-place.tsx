import { useEffect, useEffectEvent, useState } from 'react'
import type { OpeningHours } from '#ui/page/company-profile.ts'
import { fetchSheet } from '#ui/page/page-sheet.ts'
import { siteHref, useSite } from '#ui/page/site.ts'
import styles from '#ui/styles/pages/booking-drawer.css?url'
import { MOST_WAIT_MS, useLazyComponent, useOverdue } from '#ui/use-lazy-component.ts'
import type { BookingSubject } from './booking-subject.ts'

const load = async () => {
  const [{ BookingDrawer }] = await Promise.all([import('./booking-drawer.tsx'), fetchSheet(styles)])
  return BookingDrawer
}
const nothing = () => {}

type What = 'viewing' | 'callback'

interface Props {
  /** None: about the house, which can call and not be viewed. */
  subject: BookingSubject | null
  /** When we can call. */
  hours: OpeningHours | null
}

function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/**
 * Links of this page that lead to its booking pages open a panel over it instead. They are links: without this, or for as
 * long as its code does not come, they lead to those pages.
 */
export function BookingInPlace({ subject, hours }: Props) {
  const site = useSite()
  const [isTouched, setTouched] = useState(false)
  const [wanted, setWanted] = useState<What | null>(null)
  const Part = useLazyComponent(load, isTouched, nothing)
  const isLate = wanted !== null && !Part
  useOverdue(isLate)

  const pathOf = (what: What) => siteHref(site, `${subject?.path ?? ''}/${what}`)
  const whatOf = useEffectEvent(({ target }: Event): What | null => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.target || link.origin !== location.origin) return null
    return (['viewing', 'callback'] as const).find((what) => link.pathname === pathOf(what)) ?? null
  })
  const press = useEffectEvent((event: MouseEvent) => {
    if (!isPlainPress(event)) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // Out of the panel, to something on this page.
    if (link?.hash && link.pathname === location.pathname) return setWanted(null)
    const what = whatOf(event)
    if (!what) return
    event.preventDefault()
    setTouched(true)
    setWanted(what)
  })
  useEffect(() => {
    // Ahead of the router, which leaves alone what is answered already.
    const answer = (event: MouseEvent) => press(event)
    const fetchAhead = (event: Event) => {
      if (whatOf(event)) setTouched(true)
    }
    document.addEventListener('click', answer, true)
    document.addEventListener('pointerover', fetchAhead)
    document.addEventListener('focusin', fetchAhead)
    return () => {
      document.removeEventListener('click', answer, true)
      document.removeEventListener('pointerover', fetchAhead)
      document.removeEventListener('focusin', fetchAhead)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the press that waits
  useEffect(() => {
    if (!isLate) return
    const timer = setTimeout(() => navigator.onLine && location.assign(pathOf(wanted)), MOST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isLate, wanted])

  return Part && wanted && <Part what={wanted} subject={subject} hours={hours} onClose={() => setWanted(null)} />
}
