import { forgetDraft, readDraft, saveDraft } from './drafts.ts'
import { postMessage } from './post-message.ts'
import { noteSent, removeWaiting, toldByForm, type WaitingMessage, waitingMessages } from './waiting-messages.ts'

/** For those whose form is not open here to tell it. */
export interface News {
  message: WaitingMessage
  became: 'sent' | 'refused'
}

/** What was written comes back to its form, with the reasons. Nothing is kept where the draft was given up meanwhile. */
function returnToForm({ draft: name }: WaitingMessage, fields: Record<string, string>, notice: string | undefined) {
  const draft = readDraft(name)
  if (draft) saveDraft(name, { ...draft, refusal: { fields, notice } })
}

async function sendOne(message: WaitingMessage, onNews: (news: News) => void): Promise<void> {
  const outcome = await postMessage(message)
  if (outcome.kind === 'unreachable' || outcome.kind === 'postponed') return
  if (outcome.kind === 'sent') {
    noteSent(message.id)
    forgetDraft(message.draft)
  } else returnToForm(message, outcome.fields, outcome.notice)
  if (!toldByForm.has(message.id)) onNews({ message, became: outcome.kind })
  removeWaiting(message.id)
}

async function sendAll(onNews: (news: News) => void): Promise<void> {
  for (const { id } of waitingMessages()) {
    // It may have been taken back while the one before was under way.
    const message = waitingMessages().find((waiting) => waiting.id === id)
    if (message) await sendOne(message, onNews)
  }
}

/** One tab at a time. Where a browser knows no locks, two may send the same: its key makes it one message. */
export function sendWaiting(onNews: (news: News) => void): Promise<void> {
  if (!navigator.onLine || waitingMessages().length === 0) return Promise.resolve()
  if (!navigator.locks) return sendAll(onNews)
  return navigator.locks.request('kais-waiting', () => sendAll(onNews))
}
