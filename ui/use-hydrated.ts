import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first render of the browser; true once scripts run. For parts that stand plain until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
