import { wellKnownSite } from './well-known-sites.ts'

/** A further page of the same stay. */
export const INTERNAL = 'internal'
/** No other site is told: typed, a bookmark, an app, or a browser that keeps it to itself. */
export const DIRECT = 'direct'
/** More sites than a day has room for, and any site once it is long ago. */
export const OTHER = 'other'

const MAX_HOST = 100
/** A name as the open net has them. What has no dot is somebody's own network, and a number is nobody's site. */
const HOST = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/

/** Of the page somebody came from, no more than its site, and of the large ones no more than their name. `ownHost` is ours, with its port, as the browser asked for it. */
export function visitSource(referrer: string, ownHost: string): string {
  const address = URL.parse(referrer)
  if (!address) return DIRECT
  if (address.host.toLowerCase() === ownHost.toLowerCase()) return INTERNAL
  const host = address.hostname.toLowerCase().replace(/^www\./, '')
  return host.length <= MAX_HOST && HOST.test(host) ? (wellKnownSite(host) ?? host) : DIRECT
}
