export interface ContactKey {
  kind: 'email' | 'phone'
  value: string
}

/** One spelling per address: nobody means another person by a capital letter. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

const SENEGAL = '221'
/** Numbers in Senegal have nine digits and begin with 3 (fixed) or 7 (mobile). */
const LOCAL = /^[37]\d{8}$/
const SHORTEST = 8

/**
 * One spelling per number: '+221 77 123 45 67', '00221771234567' and '77 123 45 67' are one. A number without a country
 * that is not Senegalese stays as it is: it matches itself. Null when there is too little to tell people apart by.
 */
export function phoneKey(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  // '0000 0000' is what people write who do not want to give one.
  if (digits.length < SHORTEST || new Set(digits).size === 1) return null
  if (phone.trim().startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  if (LOCAL.test(digits)) return `+${SENEGAL}${digits}`
  return digits.startsWith(SENEGAL) && LOCAL.test(digits.slice(SENEGAL.length)) ? `+${digits}` : digits
}

/** The address first: a number is more often shared, by a family or an office. */
export function contactKeys({ email, phone }: { email: string | null; phone: string | null }): ContactKey[] {
  const number = phone && phoneKey(phone)
  return [
    ...(email ? [{ kind: 'email' as const, value: emailKey(email) }] : []),
    ...(number ? [{ kind: 'phone' as const, value: number }] : []),
  ]
}
