import type { NodemailerError } from 'nodemailer'

export interface DeliveryProblem {
  /**
   * 'server': nothing can be sent just now, whatever the message. 'delayed': the server puts this message off (4xx).
   * 'refused': it does not want this message (5xx). 'unusable': the message cannot even be offered.
   */
  kind: 'server' | 'delayed' | 'refused' | 'unusable'
  /** Short enough for a list, for staff. */
  reason: string
}

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
