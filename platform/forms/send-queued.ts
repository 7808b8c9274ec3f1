import { forgetDraft, type Refusal, readDraft, saveDraft } from './drafts.ts'
import { formMessages } from './form-messages.ts'
import { isSame } from './form-values.ts'
import { isTooOld } from './kept-words.ts'
import { type QueuedMessage, queuedMessages, recordSent, removeQueued, toldByForm } from './offline-queue.ts'
import { postMessage } from './post-message.ts'

/** For those whose form is not open here to tell it. */
export interface News {
  message: QueuedMessage
  became: 'sent' | 'refused' | 'overdue'
  /** Of one that was sent, where the answer said so. */
  reference: string | null
}

function stillWaiting(id: string): QueuedMessage | undefined {
  return queuedMessages().find((message) => message.id === id)
}

/** What was written comes back to its form, with the reasons, even where its draft is gone meanwhile. */
function returnToForm({ draft: name, values, given, body, key }: QueuedMessage, refusal: Refusal) {
  const draft = readDraft(name) ?? { values, given, tries: [{ body, key }] }
  saveDraft(name, { ...draft, refusal })
}

/** Who went on writing while it was under way has another message in mind. */
function forgetDraftOf({ draft: name, values }: QueuedMessage) {
  const draft = readDraft(name)
  if (draft && isSame(draft.values, values)) forgetDraft(name)
}

async function sendOne(message: QueuedMessage, onNews: (news: News) => void): Promise<void> {
  const settle = (became: News['became'], reference: string | null = null) => {
    if (!toldByForm.has(message.id)) onNews({ message, became, reference })
    removeQueued(message.id)
  }
  // After so long a visitor has asked elsewhere, or the days have passed: it is theirs to send again.
  if (isTooOld(message.since)) {
    returnToForm(message, { fields: {}, notice: formMessages[message.locale].overdue })
    return settle('overdue')
  }
  const outcome = await postMessage(message)
  if (outcome.kind === 'unreachable' || outcome.kind === 'postponed') return
  if (outcome.kind === 'sent') {
    recordSent(message.id, outcome.confirmation)
    forgetDraftOf(message)
    return settle('sent', outcome.confirmation?.reference)
  }
  // Taken back meanwhile, it is being rewritten.
  if (!stillWaiting(message.id)) return
  returnToForm(message, { fields: outcome.fields, notice: outcome.notice })
  settle('refused')
}

async function sendAll(onNews: (news: News) => void): Promise<void> {
  for (const { id } of queuedMessages()) {
    // It may have been taken back while the one before was under way.
    const message = stillWaiting(id)
    if (message) await sendOne(message, onNews)
  }
}

/** One tab at a time. Where a browser knows no locks, two may send the same: its key makes it one message. */
export function sendQueued(onNews: (news: News) => void): Promise<void> {
  if (!navigator.onLine || queuedMessages().length === 0) return Promise.resolve()
  if (!navigator.locks) return sendAll(onNews)
  return navigator.locks.request('kais-waiting', () => sendAll(onNews))
}
