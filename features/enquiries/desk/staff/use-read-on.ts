import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * An entry that a press moves out of a narrowed list takes the focus with it: reading goes on from the heading. To be given
 * to what holds the entries.
 */
export function useReadOn(heading: RefObject<HTMLElement | null>) {
  const isInside = useRef(false)
  // After every drawing: only then is it known who is gone.
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    isInside.current = false
    heading.current?.focus()
  })
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ target }: FocusEvent) => {
      // What is taken away is blurred as well, by some browsers.
      if (target.isConnected) isInside.current = false
    },
  }
}
