/**
 * One spelling per name, for the look-up, for the count of wrong tries and for what may not be taken twice: capitals, spaces
 * around it, full-width letters, ligatures and the ways to compose é do not make another name. Sign by sign, because some
 * letters become others at the end of a word; by way of the capital, because ß and ς have no other way to their sisters.
 */
export function usernameKey(name: string): string {
  return [...name.normalize('NFKC').trim()]
    .map((sign) => sign.toUpperCase().toLowerCase())
    .join('')
    .normalize('NFKC')
}
