/** Where a browser stands with our notices, as far as it can tell without being asked for anything. */
export type PushState = 'unsupported' | 'not-installed' | 'blocked' | 'off' | 'on'

export interface Abilities {
  /** SERVICE_WORKER=off, or a browser without workers, pushes or notices. */
  canPush: boolean
  /** An iPhone or iPad, where only an app on the home screen can. */
  isApple: boolean
  isInstalled: boolean
  permission: 'default' | 'denied' | 'granted'
  /** The browser has a subscription, and we know it as one of this person's. */
  isSubscribed: boolean
}

export function pushStateOf({ canPush, isApple, isInstalled, permission, isSubscribed }: Abilities): PushState {
  if (!canPush) return isApple && !isInstalled ? 'not-installed' : 'unsupported'
  if (permission === 'denied') return 'blocked'
  return permission === 'granted' && isSubscribed ? 'on' : 'off'
}

/** iPads call themselves Macs, which have no touch. */
export const isAppleTouch = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
