import { type FocusEvent, useEffect, useRef } from 'react'

interface Wish {
  /** The `data-item` it should be in. */
  item: string | undefined
  /** The `data-act` of the buttons that would do, best first. */
  acts: readonly string[]
}

function findTarget(container: HTMLElement, { item, acts }: Wish): HTMLElement | undefined {
  const home = [...container.querySelectorAll<HTMLElement>('[data-item]')].find((one) => one.dataset.item === item)
  if (!home) return undefined
  for (const act of acts) {
    const button = home.querySelector<HTMLElement>(`[data-act="${act}"]`)
    if (button) return button
  }
  return undefined
}

/**
 * A button that moved or went away took the focus along. Whoever moves one asks for where it belongs now; one that went
 * by itself, as an upload does when it is done, leaves it to the last resort: the element with `data-act="choose"`.
 */
export function useKeptFocus() {
  const container = useRef<HTMLDivElement>(null)
  const wish = useRef<Wish | null>(null)
  const last = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const wanted = wish.current
    const isLost = last.current !== null && !last.current.isConnected
    if (!container.current || (!wanted && !isLost)) return
    wish.current = null
    last.current = null
    const target = wanted && findTarget(container.current, wanted)
    ;(target ?? container.current.querySelector<HTMLElement>('[data-act="choose"]'))?.focus()
  })

  return {
    container,
    ask: (item: string | undefined, ...acts: string[]) => {
      wish.current = { item, acts }
    },
    watch: {
      onFocus: (event: FocusEvent<HTMLElement>) => {
        last.current = event.target
      },
      onBlur: () => {
        last.current = null
      },
    },
  }
}
