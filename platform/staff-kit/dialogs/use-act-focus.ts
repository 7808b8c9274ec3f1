import { type RefObject, useEffect, useRef } from 'react'

interface List {
  query: { dataUpdatedAt: number }
  items: readonly { id: number }[]
}

/**
 * A press that changes a record may move its row, or turn 'Hide' into 'Show': the focus would be lost with the button. Once
 * the list is there again it goes back to the same place of the same record, or to the heading when the record is gone.
 */
export function useActFocus({ query: { dataUpdatedAt }, items }: List, heading: RefObject<HTMLElement | null>) {
  const container = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ id: number; place: number } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a list that was read anew takes buttons away
  useEffect(() => {
    const wish = pressed.current
    pressed.current = null
    if (!wish || document.activeElement !== document.body) return
    const row = container.current?.querySelectorAll('.record')[items.findIndex(({ id }) => id === wish.id)]
    const button = row?.querySelectorAll<HTMLElement>('.record__acts .text-link')[wish.place]
    ;(button ?? heading.current)?.focus()
  }, [dataUpdatedAt])

  return {
    container,
    /** `place` counts the record's buttons from 0. */
    comeBackTo: (id: number, place: number) => {
      pressed.current = { id, place }
    },
  }
}
