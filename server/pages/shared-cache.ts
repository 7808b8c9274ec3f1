/** While Kais is away such a cache may go on with what it has for as long as our own kept pages live. */
const AWAY_SECONDS = 300

/**
 * For the caches before us, and for no browser: those of CDNs (RFC 9213) and nginx. `Cache-Control` stays as it is, since a browser
 * would read `stale-while-revalidate` there as leave to show an old page to the one who has just changed it. To be sent before it:
 * of the two, nginx before 1.23 believes the one that it reads first.
 */
export function sharedCacheHeaders(seconds: number): Record<string, string> {
  if (seconds === 0) return {}
  return {
    'cdn-cache-control': `max-age=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${AWAY_SECONDS}`,
    'x-accel-expires': String(seconds),
  }
}
