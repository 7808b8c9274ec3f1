import { useContext } from 'react'
import { UNSAFE_DataRouterContext, useLocation } from 'react-router'

/**
 * Whether the router is on its way elsewhere, or there already and not drawn yet: what waits for a pause in the typing to
 * change the address would call back whoever has followed a link meanwhile. The router itself is asked, since
 * `useNavigation` knows only once it is drawn, which on a busy phone is too late.
 */
export function useIsLeaving(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const { pathname } = useLocation()
  return () =>
    router !== undefined && (router.state.navigation.state !== 'idle' || router.state.location.pathname !== pathname)
}
