import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useLazyComponent, useOverdue } from '#ui/use-lazy-component.ts'
import { dashboardPaletteMessages } from './messages.ts'
import { noteOpened, openedAt } from './opened.ts'
import { areSingleKeysOn } from './single-keys.ts'

const loadPalette = () => import('./palette.tsx').then(({ Palette }) => Palette)
const loadShortcuts = () => import('./shortcuts-dialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog)
const nothing = () => {}

/** Keys are letters there. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** The search of the list that is open. False: there is none. */
function goToSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[type=search]')
  const field = [...fields].find((each) => !each.closest('[hidden]'))
  field?.focus()
  field?.select()
  return field !== undefined
}

/**
 * The way to everything, from every staff page: a button that says its keys, and the keys. What opens is fetched when it is
 * first opened.
 */
export function PaletteButton() {
  const words = useMessages(dashboardPaletteMessages)
  const actor = useActor()
  const userId = actor.kind === 'staff' ? actor.id : null
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null)
  const Palette = useLazyComponent(loadPalette, open === 'palette', nothing)
  const Shortcuts = useLazyComponent(loadShortcuts, open === 'shortcuts', nothing)
  useOverdue((open === 'palette' && !Palette) || (open === 'shortcuts' && !Shortcuts))

  useEffect(() => {
    const opened = openedAt(pathname, search)
    if (opened && userId !== null) noteOpened(userId, opened)
  }, [pathname, search, userId])

  const press = useEffectEvent((event: KeyboardEvent) => {
    // A field may have a use of its own for the keys; and what lies over the page is done with first.
    if (event.defaultPrevented || event.isComposing || event.altKey) return
    const isOver = document.querySelector('dialog[open]') !== null
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      if (!isOver) setOpen('palette')
    } else if (!event.ctrlKey && !event.metaKey && !isOver && !isWriting(event.target) && areSingleKeysOn()) {
      if (event.key === '?') setOpen('shortcuts')
      else if (event.key !== '/') return
      else if (!goToSearch()) setOpen('palette')
      event.preventDefault()
    }
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  const close = () => setOpen(null)
  return (
    <>
      <button
        type="button"
        className="palette-button"
        aria-label={words.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-tip={`${words.open} (Ctrl+K)`}
        onClick={() => setOpen('palette')}
      >
        <Icon name="search" />
        <span className="palette-button__words" aria-hidden="true">
          {words.openShort} <kbd>{words.ctrl} K</kbd>
        </span>
      </button>
      {open === 'palette' && Palette && <Palette onClose={close} onShortcuts={() => setOpen('shortcuts')} />}
      {open === 'shortcuts' && Shortcuts && <Shortcuts onClose={close} />}
    </>
  )
}
