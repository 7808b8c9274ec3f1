import '#ui/styles/tooltips.css'

/** SPEC section 9. */
const DELAY_MS = 700
const SKIP_DELAY_MS = 300
const GAP = 8

/** Controls that show only an icon say their name; others, what their `data-tip` adds. */
const EXPLAINED = '[data-tip], .icobtn[aria-label]'

/**
 * Tooltips for the whole page: one element, shown for the control under the mouse after a while, or at once by keyboard and
 * where another was shown a moment ago. Never the only place of its words: a finger on glass does not hover.
 */
const tip = document.createElement('div')
tip.id = 'tip'
tip.className = 'tip'
tip.role = 'tooltip'
tip.popover = 'manual'

let control: HTMLElement | null = null
let timer: number | undefined
let closedAt = Number.NEGATIVE_INFINITY

function explainedAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(EXPLAINED) : null
}

/** Below its control, or above where there is no room; never over the edge of the window. */
function place({ left, width, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = tip
  const { clientWidth, clientHeight } = document.documentElement
  const x = Math.min(Math.max(GAP, left + (width - offsetWidth) / 2), clientWidth - offsetWidth - GAP)
  const below = bottom + GAP
  const y = below + offsetHeight > clientHeight ? top - GAP - offsetHeight : below
  tip.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
}

function open(): void {
  if (!control?.isConnected) return
  const { tip: words } = control.dataset
  tip.textContent = words ?? control.ariaLabel
  // Its name is read to those who do not see it anyway; only more words are a description.
  if (words) control.setAttribute('aria-describedby', tip.id)
  // Within the part of the page that its control belongs to; the browser draws it above everything.
  const part = control.closest('dialog, main, header, footer') ?? document.body
  part.append(tip)
  tip.showPopover()
  place(control.getBoundingClientRect())
}

function close(): void {
  window.clearTimeout(timer)
  if (tip.isConnected && tip.matches(':popover-open')) {
    closedAt = performance.now()
    tip.hidePopover()
    tip.remove()
  }
  if (control?.getAttribute('aria-describedby') === tip.id) control.removeAttribute('aria-describedby')
  control = null
}

function turnTo(next: HTMLElement | null, delay: number): void {
  if (next === control) return
  close()
  control = next
  if (!next) return
  if (delay === 0 || performance.now() - closedAt < SKIP_DELAY_MS) open()
  else timer = window.setTimeout(open, delay)
}

document.addEventListener('pointerover', ({ target, pointerType }) => {
  // On its words the mouse may rest: they may be long, or looked at through a magnifier.
  if (pointerType === 'mouse' && target !== tip) turnTo(explainedAt(target), DELAY_MS)
})
document.documentElement.addEventListener('pointerleave', close)
document.addEventListener('focusin', ({ target }) => {
  const next = explainedAt(target)
  if (next?.matches(':focus-visible')) turnTo(next, 0)
})
document.addEventListener('focusout', close)
document.addEventListener('pointerdown', close)
document.addEventListener('scroll', close, { capture: true, passive: true })
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close()
})
