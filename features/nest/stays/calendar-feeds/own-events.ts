/** How our calendars name what they tell: whoever sends it back tells us nothing. */
const DOMAIN = 'stays.kais'

export function ownUid(what: string, propertyId: number): string {
  return `${what}.${propertyId}@${DOMAIN}`
}

/** Of this home: another one of ours may well be tied to it, such as a floor to its house. */
export function isOwnUid(uid: string, propertyId: number): boolean {
  return uid.toLowerCase().endsWith(`.${propertyId}@${DOMAIN}`)
}
