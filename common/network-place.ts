/** The eight groups of an IPv6 address, written out. Null: it is none. */
function groupsOf(address: string): string[] | null {
  const [head = '', tail, more] = address.split('::')
  if (more !== undefined || !/^[\da-f:]+$/.test(address)) return null
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const missing = 8 - front.length - back.length
  if (tail === undefined ? missing !== 0 : missing < 1) return null
  return [...front, ...Array.from({ length: missing }, () => '0'), ...back].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}

/**
 * Where a request comes from, for whoever counts: one household and its surroundings. Of IPv4 the address and its /24, of
 * IPv6, where a household has a network of its own and may write from any address in it, the /64 and the /48.
 */
export function placeOf(ip: string): { address: string; network: string } {
  const text = ip
    .trim()
    .toLowerCase()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/, '')
  if (/^\d+(\.\d+){3}$/.test(text)) return { address: text, network: text.replace(/\.\d+$/, '') }
  const groups = groupsOf(text)
  if (!groups) return { address: text, network: text }
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') }
}
