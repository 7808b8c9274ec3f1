import { useState } from 'react'

/** Which records of a list are ticked. One that is no longer shown no longer counts: nobody changes what they do not see. */
export function useSelection(shown: readonly { id: number }[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const ids = new Set(shown.map(({ id }) => id).filter((id) => ticked.has(id)))
  return {
    ids: ids as ReadonlySet<number>,
    isAll: ids.size > 0 && ids.size === shown.length,
    toggle: (id: number) =>
      setTicked(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : ids.union(new Set([id]))),
    all: () => setTicked(new Set(shown.map(({ id }) => id))),
    clear: () => setTicked(new Set()),
  }
}
