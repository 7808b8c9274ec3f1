import { promises as dns } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'
import { ForeignTrouble } from './fetch-problems.ts'

export interface ResolvedAddress {
  address: string
  family: number
}

export type Resolve = (hostname: string) => Promise<ResolvedAddress[]>

export const systemResolve: Resolve = (hostname) => dns.lookup(hostname, { all: true })

/** Addresses of the old kind that belong to nobody out there (RFC 6890 and what followed it). */
const IPV4_RESERVED = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, what was never given out, and the broadcast address.
  ['224.0.0.0', 3],
] as const

/**
 * Of the new kind only 2000::/3 is given out to the world. That leaves out the unspecified and the loopback address, IPv4 in
 * disguise (::ffff:0:0/96, 64:ff9b::/96), unique local (fc00::/7), link-local (fe80::/10) and multicast (ff00::/8); within
 * it lie Teredo and its neighbours, 6to4 and the examples of books.
 */
const IPV6_RESERVED = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

// Two lists: in one, a rule for the new kind would also be held against the old kind, which it can express.
const reserved4 = new BlockList()
for (const [network, prefix] of IPV4_RESERVED) reserved4.addSubnet(network, prefix, 'ipv4')
const reserved6 = new BlockList()
for (const [network, prefix] of IPV6_RESERVED) reserved6.addSubnet(network, prefix, 'ipv6')

/** Whether an address lies in the open internet. What is no address at all does not. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  return isIPv4(address) ? !reserved4.check(address, 'ipv4') : !reserved6.check(address, 'ipv6')
}

const WEB_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' }

interface Guard {
  /** 'host:port' pairs that may be asked wherever they lie. */
  privateHosts: readonly string[]
  resolve: Resolve
}

/**
 * Looks an address of the web over before it is asked, and hands back how its name is to be resolved: names are looked up
 * once, all that they stand for is checked, and the connection goes to what was checked. A name that stands for something
 * else a moment later gains nothing by it.
 */
export function guardAddress(url: URL, { privateHosts, resolve }: Guard): LookupFunction {
  const ownPort = WEB_PORTS[url.protocol]
  if (ownPort === undefined) throw new ForeignTrouble('not-web')
  const port = url.port || ownPort
  const isExcepted = privateHosts.includes(`${url.hostname}:${port}`)
  if (!isExcepted) {
    // A name that is an address already is never looked up.
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new ForeignTrouble('private-address')
    if (!Object.values(WEB_PORTS).includes(port)) throw new ForeignTrouble('port-not-allowed')
  }

  async function lookUp(hostname: string): Promise<ResolvedAddress[]> {
    const found = await resolve(hostname)
    if (found.length === 0) throw new ForeignTrouble('unknown-host')
    if (!isExcepted && !found.every(({ address }) => isPublicAddress(address)))
      throw new ForeignTrouble('private-address')
    return found
  }
  return (hostname, options, callback) => {
    lookUp(hostname).then(
      (found) => {
        const [first] = found
        if (options.all) callback(null, found)
        else callback(null, first?.address ?? '', first?.family)
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, ''),
    )
  }
}
