interface RequestHost {
  protocol: string
  /** With the port. */
  host: string
  hostname: string
}

/** Whom a passkey is for. */
export interface RelyingParty {
  id: string
  /** What browsers may name as the page it was used on. */
  origins: string[]
}

/**
 * A passkey belongs to a host name for ever, so that name is the one of PUBLIC_URL and never simply what a request claims.
 * The page's origin, which the browser signs, must be PUBLIC_URL's, or the request's own where only the protocol or the port
 * differ: the same house behind another port, as in development and in tests. A request to another host, such as an IP
 * address (which can have no passkeys at all), is still told PUBLIC_URL: the browser then refuses, and says so.
 */
export function relyingParty({ protocol, host, hostname }: RequestHost, publicUrl: string | undefined): RelyingParty {
  const own = `${protocol}://${host}`
  const home = new URL(publicUrl ?? own)
  return { id: home.hostname, origins: hostname === home.hostname ? [home.origin, own] : [home.origin] }
}
