import type { NodemailerError } from 'nodemailer'

/** Where a message stands. 'dropped': we chose not to send it. */
export const MESSAGE_STATES = ['waiting', 'sent', 'failed', 'dropped'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** How a message that we chose not to send is told from one that was refused. */
export const DROPPED = 'Not sent: '

export type ErrorReason =
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

/** What went wrong with a message, read from the sentence that was kept of it. */
export function explainError(lastError: string): ErrorReason {
  return SAID.find(([, sign]) => sign.test(lastError))?.[0] ?? 'other'
}

interface DeliveryProblem {
  /**
   * 'server': nothing can be sent just now, whatever the message. 'delayed': the server puts this message off (4xx).
   * 'refused': it does not want this message (5xx). 'unusable': the message cannot even be offered.
   */
  kind: 'server' | 'delayed' | 'refused' | 'unusable'
  /** Short enough for a list, for staff. */
  reason: string
}

export type Delivery =
  | {
      kind: 'sent' /** What else staff should know, such as a colleague's address that was refused. */
      note: string | null
    }
  /** Not offered to anybody, and never will be. */
  | { kind: 'dropped'; reason: string }
  /** A mistake of ours on the way: tried again, for it may be mended by then. */
  | { kind: 'unmade'; reason: string }
  | DeliveryProblem

const MAX_REASON = 300
/** The server is about to close: says nothing about the message. */
const CLOSING = 421

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > MAX_REASON ? `${line.slice(0, MAX_REASON - 1)}…` : line
}

/**
 * Reads what the transport threw. Only an answer to RCPT TO or DATA is about the message. A refused greeting, sign-in or
 * sender address would be the same for every message, so it holds up all of them and fails none, whatever its number.
 */
export function readProblem(error: unknown): DeliveryProblem {
  if (!(error instanceof Error)) return { kind: 'server', reason: oneLine(String(error)) }
  const { code, command, response, responseCode, permanent, message }: NodemailerError = error
  const reason = oneLine(response ?? message)
  if (code === 'EENVELOPE' && command === 'API') return { kind: 'unusable', reason }
  const isAboutMessage = (command === 'RCPT TO' || command === 'DATA') && responseCode && responseCode !== CLOSING
  if (!isAboutMessage) return { kind: 'server', reason }
  return { kind: permanent ? 'refused' : 'delayed', reason }
}
