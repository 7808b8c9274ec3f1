import { LOCALES } from '#common/locale.ts'
import { isRecord } from '#common/own-entry.ts'
import { keptInBrowser } from '#ui/browser-storage.ts'
import type { Confirmation } from './confirmation.ts'
import type { FormValues } from './form-values.ts'
import { keptQueue } from './kept-words.ts'
import { DOORS, type Message } from './post-message.ts'

/** Messages that were given to us without a network. They are sent when it is back, from whichever page is open then. */
export interface QueuedMessage extends Message {
  id: string
  /** When it was given to us. */
  since: number
  /** The draft it was made of, which it becomes again if it is refused. */
  draft: string
  /** What that draft held: it may be gone by then. */
  values: FormValues
  given: string
  /** Where its form stands. */
  page: string
}

/** A form in another tab asks what became of its message; nobody asks about the one before the tenth. */
const MOST_SENT = 10
const keptSent = keptInBrowser({ key: 'kais-sent', read: (kept) => (Array.isArray(kept) ? kept : null) })

let seen: unknown = null
let list: readonly QueuedMessage[] = []

function isMessage(entry: unknown): entry is QueuedMessage {
  if (!isRecord(entry) || !LOCALES.some((locale) => locale === entry.locale)) return false
  const texts = [entry.id, entry.draft, entry.given, entry.page, entry.body, entry.key]
  const isWhole = texts.every((text) => typeof text === 'string') && typeof entry.since === 'number'
  // Nobody but us may say where it goes, or where its link leads.
  const isOurs = DOORS.some((door) => door === entry.url) && /^\/(?![/\\])/.test(String(entry.page))
  return isWhole && isOurs && isRecord(entry.values) && (entry.replaces === undefined || Array.isArray(entry.replaces))
}

/** The same array as long as nothing changed. */
export function queuedMessages(): readonly QueuedMessage[] {
  const kept = keptQueue.read()
  if (kept !== seen) {
    seen = kept
    list = Array.isArray(kept) ? kept.filter(isMessage) : []
  }
  return list
}

function write(messages: readonly QueuedMessage[]): boolean {
  if (messages.length > 0) return keptQueue.write(messages)
  keptQueue.clear()
  return true
}

/** False where the browser keeps nothing: then nothing may be promised. */
export function queueMessage(message: QueuedMessage): boolean {
  return write([...queuedMessages(), message])
}

export function removeQueued(id: string): void {
  write(queuedMessages().filter((message) => message.id !== id))
}

/** Of this tab's, what they were answered; another tab learns only that they arrived. */
const answers = new Map<string, Confirmation>()

/** Forms in all tabs can learn that theirs arrived. */
export function recordSent(id: string, confirmation: Confirmation | null): void {
  if (confirmation) answers.set(id, confirmation)
  keptSent.write([...(keptSent.read() ?? []), id].slice(-MOST_SENT))
}

export function answerTo(id: string): Confirmation | null {
  return answers.get(id) ?? null
}

export function wasSent(id: string): boolean {
  return keptSent.read()?.includes(id) ?? false
}

/** Messages whose own form is open here and tells of them; the bar need not. */
export const toldByForm = new Set<string>()
