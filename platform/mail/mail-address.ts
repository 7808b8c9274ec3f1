import { phoneKey } from '#common/contact-keys.ts'

/** Line breaks end a header, and marks that turn the direction of writing can make one name look like another. */
const UNSAFE_IN_HEADERS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
const MAX_NAME = 100
/** Letters and what stands between them in names. No digit, so no telephone number; nothing that cannot be seen. */
const NAME = /^\p{L}[\p{L}\p{M}'’. -]{0,59}$/u
/** 'Dr. A. Sow' and 'J.R. Sow' are names; two letters right after a dot may be an address. */
const ADDRESS = /\.\p{L}[\p{L}\p{M}]/u
const MAX_WORDS = 4
const MAX_HYPHENS = 2

/** Fit for a header: one line, and not too long. */
export function headerText(text: string, limit = MAX_NAME): string {
  const line = text.replace(UNSAFE_IN_HEADERS, ' ').replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : line
}

/**
 * The name to greet somebody by, or null if what was typed does not look like one: acknowledgements reach whoever's address
 * was typed, and must not carry a stranger's message to them.
 */
export function greetableName(typed: string): string | null {
  const name = typed.trim()
  const isShort = name.split(/ +/).length <= MAX_WORDS && name.split('-').length <= MAX_HYPHENS + 1
  return isShort && NAME.test(name) && !ADDRESS.test(name) ? name : null
}

/** With a letter: what the mail program opens with. */
export function mailtoLink(address: string, letter?: { subject: string; body: string }): string {
  const to = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`
  if (!letter) return to
  // RFC 6068: a line ends with both, and a space is never a plus.
  const body = letter.body.replace(/\r\n?|\n/g, '\r\n')
  return `${to}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(body)}`
}

/** Null for a number that names no country: it would ring somewhere else. */
export function whatsappLinkTo(phone: string): string | null {
  const key = phoneKey(phone)
  return key?.startsWith('+') ? `https://wa.me/${key.slice(1)}` : null
}

export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
