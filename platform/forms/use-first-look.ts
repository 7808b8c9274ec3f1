import { useEffect, useRef } from 'react'
import { useHydrated } from '#ui/use-lazy-component.ts'

/** Says how long the visitor has had the form before them. On the first page they may type before our scripts are there. */
export function useFirstLook(): () => number {
  const isFirstPage = !useHydrated()
  const lookedAt = useRef(isFirstPage ? 0 : Number.NaN)
  useEffect(() => {
    if (Number.isNaN(lookedAt.current)) lookedAt.current = performance.now()
  }, [])
  return () => performance.now() - lookedAt.current
}
