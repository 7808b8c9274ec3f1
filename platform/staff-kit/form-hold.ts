import { createContext, useContext, useEffect } from 'react'

/** Counts what the form must wait for, such as uploads under way. */
export const FormHold = createContext<(by: 1 | -1) => void>(() => {})

/** A field that is still at work keeps its form from being sent meanwhile. */
export function useHoldForm(isBusy: boolean): void {
  const hold = useContext(FormHold)
  useEffect(() => {
    if (!isBusy) return
    hold(1)
    return () => hold(-1)
  }, [isBusy, hold])
}
