import { useEffect } from 'react'

const COUNT = /^\(\d+\+?\) /
const MOST = 99

/** How many wait, before the title of whatever page is open; pages write their titles themselves, at any time. */
function showInTitle(count: number): () => void {
  const mark = count === 0 ? '' : count > MOST ? `(${MOST}+) ` : `(${count}) `
  function show(): void {
    const wanted = mark + document.title.replace(COUNT, '')
    // Writing it is a change too, which would call us again.
    if (document.title !== wanted) document.title = wanted
  }
  show()
  const watch = new MutationObserver(show)
  watch.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    watch.disconnect()
    document.title = document.title.replace(COUNT, '')
  }
}

/** The icon of the installed app, where the system lets it carry a number. */
function showOnIcon(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  // Refused without a word to us where notices are not allowed.
  shown?.catch(() => {})
}

/** While this is drawn, tab and icon say how many wait. Undefined: not known. */
export function useCountInTitle(count: number | undefined): void {
  useEffect(() => {
    if (count === undefined) return
    showOnIcon(count)
    return showInTitle(count)
  }, [count])
  // Whoever leaves takes the number along.
  useEffect(() => () => showOnIcon(0), [])
}
