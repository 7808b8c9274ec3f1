interface Ordered {
  id: number
  displayOrder: number
}

/**
 * Moves one of them a place up (-1) or down (1) and returns those whose number has to change for it. Where several have the
 * same number, as new ones have, their place in the list becomes their number.
 */
export function moveInOrder<Item extends Ordered>(items: readonly Item[], id: number, by: -1 | 1): Item[] {
  const from = items.findIndex((item) => item.id === id)
  const to = from + by
  const moved = items[from]
  if (!moved || to < 0 || to >= items.length) return []
  const others = items.filter((item) => item !== moved)
  const ordered = [...others.slice(0, to), moved, ...others.slice(to)]
  return ordered.flatMap((item, place) => (item.displayOrder === place ? [] : [{ ...item, displayOrder: place }]))
}
