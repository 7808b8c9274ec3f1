import { type RefObject, useEffect } from 'react'

/** A part of a card that can hold the focus: its link, its handle, its two menus. */
interface Wish {
  lead: string
  part: string
}

let wish: Wish | null = null

/** To be called before a lead changes its column: its card is drawn anew there, and the focus would be lost with the old one. */
export function keepFocus(): void {
  const focused = document.activeElement
  const card = focused?.closest<HTMLElement>('[data-lead]')
  const part = focused?.closest<HTMLElement>('[data-part]')
  wish = card?.dataset.lead && part?.dataset.part ? { lead: card.dataset.lead, part: part.dataset.part } : null
}

/**
 * The card that is drawn takes the focus if it had it before. Where it is out of sight (a phone shows one column), the
 * reading goes on at the head of the column that is in sight.
 */
export function useKeptFocus(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current
    // Whoever went on to something else meanwhile is not called back.
    if (!element || !wish || element.dataset.lead !== wish.lead || document.activeElement !== document.body) return
    const part = element.querySelector<HTMLElement>(`[data-part="${wish.part}"]`)
    wish = null
    const isInSight = element.checkVisibility()
    const target = part?.matches('a, button, select') ? part : part?.querySelector<HTMLElement>('select')
    if (isInSight) target?.focus()
    else
      [...document.querySelectorAll<HTMLElement>('.lead-col h3')].find((heading) => heading.checkVisibility())?.focus()
  }, [card])
}
