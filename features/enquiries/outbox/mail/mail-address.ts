import { phoneKey } from '../../leads/contact-keys.ts'

/** Line breaks end a header, and marks that turn the direction of writing can make one name look like another. */
const UNSAFE_IN_HEADERS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
const MAX_NAME = 100
const MAX_GREETED_NAME = 60
/** An address of any kind, however it is disguised: nobody is called so. */
const LINK = /:\/\/|www\.|@|[\p{L}\d]\.\p{L}{2}|[/\\<>]/iu

/** Fit for a header: one line, and not too long. */
export function headerText(text: string, limit = MAX_NAME): string {
  const line = text.replace(UNSAFE_IN_HEADERS, ' ').replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : line
}

/** The name to greet somebody by, or null if what was typed is no name: acknowledgements carry nobody's advertising. */
export function greetableName(name: string): string | null {
  const isName = name.length <= MAX_GREETED_NAME && !LINK.test(name) && !/[\r\n]/.test(name) && /\p{L}/u.test(name)
  return isName ? headerText(name) : null
}

export function mailtoLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`
}

/** Null for a number that names no country: it would ring somewhere else. */
export function whatsappLinkTo(phone: string): string | null {
  const key = phoneKey(phone)
  return key?.startsWith('+') ? `https://wa.me/${key.slice(1)}` : null
}

export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
