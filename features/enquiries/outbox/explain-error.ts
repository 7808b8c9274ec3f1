import { DROP, DROPPED, type DropReason } from './drop-reasons.ts'

export type ErrorReason =
  | DropReason
  | 'noSuchAddress'
  | 'boxFull'
  | 'unwanted'
  | 'tooLarge'
  | 'putOff'
  | 'signIn'
  | 'away'
  | 'unmade'
  | 'partly'
  | 'other'

/**
 * What mail servers say, in the order in which it can be told apart: the extended number (RFC 3463) and plain words first,
 * the old number, which many use loosely, after them.
 */
const SAID: readonly [reason: ErrorReason, sign: RegExp][] = [
  ['partly', /^Refused for /],
  ['unmade', /^The message could not be made/],
  ['signIn', /\b53[05]\b|\b5\.7\.8\b|EAUTH|Invalid login|authenticat/i],
  ['boxFull', /\b[45]\.2\.2\b|\b552\b|over ?quota|mailbox (is )?full|insufficient storage/i],
  ['tooLarge', /\b[45]\.3\.4\b|message (is )?too (big|large)/i],
  ['putOff', /grey ?list/i],
  ['unwanted', /\b[45]\.7\.\d|\bspam\b|\bblocked\b|blacklist|blocklist|policy|DMARC|\bSPF\b/i],
  ['noSuchAddress', /\b5\.1\.\d|no such|unknown user|user unknown|does ?n[o’']t exist|not found/i],
  ['away', /^421|ECONN|ETIMEDOUT|ENOTFOUND|EDNS|EAI_AGAIN|time(d ?)?out|connect|greeting|We are stopping/i],
  ['putOff', /^4\d\d\b|try again/i],
  ['noSuchAddress', /^55[013]\b/],
  ['unwanted', /^554\b/],
]

/** What became of a message, read from the sentence that was kept of it. */
export function explainError(lastError: string): ErrorReason {
  if (lastError.startsWith(DROPPED)) {
    const reason = lastError.slice(DROPPED.length)
    return (Object.keys(DROP) as DropReason[]).find((key) => DROP[key] === reason) ?? 'other'
  }
  return SAID.find(([, sign]) => sign.test(lastError))?.[0] ?? 'other'
}
