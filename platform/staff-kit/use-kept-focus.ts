import { type FocusEvent, useEffect, useReducer, useRef } from 'react'

interface Wish {
  /** The `data-item` it should be in. */
  item?: string | number | undefined
  /** The `data-act` of the buttons that would do, best first. */
  acts: readonly (string | number)[]
  readAt?: number | undefined
}

interface Options extends FocusOptions {
  /** When the list was read: a press that changes a record moves or replaces its buttons once the list is read anew. */
  readAt?: number
  /** What was pressed is gone already, for this to be drawn: the focus goes to `rest` at once. */
  isArrival?: boolean
}

function findTarget(container: HTMLElement | null, { item, acts }: Wish): HTMLElement | null | undefined {
  const items = container?.querySelectorAll<HTMLElement>('[data-item]') ?? []
  const home = [...items].find((one) => one.dataset.item === String(item))
  return acts.map((act) => home?.querySelector<HTMLElement>(`[data-act="${act}"]`)).find(Boolean)
}

/**
 * What was pressed may move, or go away with its row, its form or its dialog, and take the focus along. After the drawing
 * in which it does, the focus goes to the button that was asked for, or else where reading goes on: to `rest`, or the
 * element with `data-act="choose"` in the `container`. What goes by itself, as an upload does when it is done, asks for
 * nothing: it is noticed by `watch`, to be given to what holds it.
 */
export function useKeptFocus<Rest extends HTMLElement = HTMLHeadingElement>(options: Options = {}) {
  const { readAt, isArrival = false, ...how } = options
  const container = useRef<HTMLDivElement>(null)
  const rest = useRef<Rest>(null)
  const wish = useRef<Wish | null>(isArrival ? { acts: [] } : null)
  const isInside = useRef(false)
  const [, draw] = useReducer((times: number) => times + 1, 0)

  // After every drawing: only then is it known what is gone.
  useEffect(() => {
    const wanted = wish.current
    const isLost = document.activeElement === document.body
    const isListOld = wanted?.readAt !== undefined && wanted.readAt === readAt
    if (wanted ? isListOld : !(isInside.current && isLost)) return
    wish.current = null
    // Whoever went on to something else while the list was read is not called back.
    if (wanted?.readAt !== undefined && !isLost) return
    isInside.current = false
    const target = (wanted && findTarget(container.current, wanted)) ?? rest.current
    ;(target ?? container.current?.querySelector<HTMLElement>('[data-act="choose"]'))?.focus(how)
  })

  return {
    container,
    rest,
    ask: (item: string | number | undefined, ...acts: (string | number)[]) => {
      wish.current = { item, acts, readAt: item === undefined ? undefined : readAt }
      draw()
    },
    readOn: () => {
      wish.current = { acts: [] }
      draw()
    },
    watch: {
      onFocus: () => {
        isInside.current = true
      },
      onBlur: ({ target }: FocusEvent) => {
        // What is taken away is blurred as well, by some browsers.
        if (target.isConnected) isInside.current = false
      },
    },
  }
}
