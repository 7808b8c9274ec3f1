/** What somebody may want to press, fill in or read the name of. */
const IN_USE = 'a, button, input, select, textarea, label, summary, [role=slider], [tabindex="0"]'
/** Denser than the smallest target (24 px), and a little around the button. */
const LOOKS = [-0.08, 0.15, 0.38, 0.62, 0.85, 1.08]
/** The page lies still again. */
const REST_MS = 150

function isInTheWay(button: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect()
  const isOther = (element: Element) => !button.contains(element) && element.closest(IN_USE) !== null
  return LOOKS.some((x) =>
    LOOKS.some((y) => document.elementsFromPoint(left + width * x, top + height * y).some(isOther)),
  )
}

/**
 * Shows a floating button where it covers nothing that is used: it goes when the page moves, and looks again when it lies
 * still. What it found stands in `data-free` (shell.css). Answers how to end it.
 */
export function stepAside(button: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    button.dataset.free = isInTheWay(button) ? 'no' : 'yes'
  }
  const lookSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(look, REST_MS)
  }
  const leave = () => {
    delete button.dataset.free
    lookSoon()
  }
  // A press opens and folds things; a picture that comes moves them.
  const size = new ResizeObserver(leave)
  size.observe(document.body)
  const events = { scroll: leave, resize: leave, click: lookSoon, focusin: lookSoon }
  for (const [name, listener] of Object.entries(events)) window.addEventListener(name, listener, { passive: true })
  return () => {
    clearTimeout(timer)
    size.disconnect()
    for (const [name, listener] of Object.entries(events)) window.removeEventListener(name, listener)
  }
}
