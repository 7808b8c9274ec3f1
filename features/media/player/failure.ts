/** Why nothing is heard, as far as a browser lets us know. */
export type Failure = 'offline' | 'missing' | 'unplayable' | 'unknown'

/** MediaError's own numbers. */
const NETWORK = 2
const DECODE = 3

/**
 * A browser says the same of a file that is gone, one that is none, and a line that is dead. Our own address can be asked
 * which; another's cannot, since the page may only listen to it.
 */
export async function findFailure(url: string, code: number): Promise<Failure> {
  if (!navigator.onLine || code === NETWORK) return 'offline'
  if (code === DECODE) return 'unplayable'
  if (!url.startsWith('/')) return 'unknown'
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    if (status === 404 || status === 410) return 'missing'
    return status < 400 ? 'unplayable' : 'offline'
  } catch {
    return 'offline'
  }
}
