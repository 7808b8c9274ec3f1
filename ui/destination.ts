import { useContext } from 'react'
import { type NavigateOptions, UNSAFE_DataRouterContext, useLocation, useNavigate, useSearchParams } from 'react-router'

/**
 * Where the router is on its way to, or stands already and is not drawn yet. The router itself is asked, and it can be had in
 * no other way: `useNavigation` and `useLocation` know only once it is drawn, which on a busy phone is too late for the next press.
 */
export function useDestination() {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const drawn = useLocation()
  return () => (router ? (router.state.navigation.location ?? router.state.location) : drawn)
}

/** What waits for a pause in the typing to change the address would call back whoever has followed a link meanwhile. */
export function useIsLeaving(): () => boolean {
  const destination = useDestination()
  const { pathname } = useLocation()
  return () => destination().pathname !== pathname
}

/** What of the address is changed to what; null takes the name away. */
type Changes = Record<string, string | number | null>

/** All of these taken away. */
export function without(names: readonly string[]): Changes {
  return Object.fromEntries(names.map((name) => [name, null]))
}

/**
 * What stands in the address behind the question mark, and a way to change some of it without moving on the page. A second
 * choice made before the first is drawn adds to it; React Router's own setter would start from what is drawn and lose the first.
 */
export function useAddressParams(): [URLSearchParams, (changes: Changes, options?: NavigateOptions) => void] {
  const [params] = useSearchParams()
  const destination = useDestination()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  function change(changes: Changes, options?: NavigateOptions) {
    const ahead = destination()
    const next = new URLSearchParams(ahead.pathname === pathname ? ahead.search : params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name)
      else next.set(name, String(value))
    }
    void navigate(`?${next}`, { preventScrollReset: true, ...options })
  }
  return [params, change]
}
