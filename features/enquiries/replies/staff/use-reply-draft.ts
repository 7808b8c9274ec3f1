import { useState } from 'react'
import type { Locale } from '#common/locale.ts'
import { keptDraft } from '#platform/staff-kit/draft-store.ts'
import { useLeadDraftName } from './lead-drafts.ts'

export interface ReplyDraft {
  locale: Locale
  /** 'None' is an empty text. */
  templateId: string
  subject: string
  body: string
  /** The text as the template gave it: what differs from it somebody wrote. */
  given: { subject: string; body: string } | null
  /** The last try and its key: the same text again is the same message, also when its answer was lost. */
  tried: { key: string; content: string } | null
}

/** An answer half written survives a failed try, a reload and a closed tab, for whoever wrote it and this lead alone. */
export function useReplyDraft(leadId: number, locale: Locale) {
  const kept = keptDraft<ReplyDraft>(useLeadDraftName('reply', leadId))
  const empty: ReplyDraft = { locale, templateId: '', subject: '', body: '', given: null, tried: null }
  const [restored, setRestored] = useState(() => kept.read())
  const [draft, setDraft] = useState<ReplyDraft>(() => ({ ...empty, ...restored?.values }))

  function change(changes: Partial<ReplyDraft>): void {
    const next = { ...draft, ...changes }
    setDraft(next)
    if (!next.subject.trim() && !next.body.trim()) kept.clear()
    else kept.write({ values: next, base: { values: empty, version: null }, typedAt: new Date().toISOString() })
  }

  function clear(): void {
    kept.clear()
    setRestored(null)
    setDraft({ ...empty, locale: draft.locale })
  }

  const { subject, body, given } = draft
  return {
    draft,
    restoredFrom: restored?.typedAt ?? null,
    /** There is something that a template would overwrite. */
    hasOwnWords: (subject + body).trim() !== '' && (given?.subject !== subject || given.body !== body),
    change,
    clear,
  }
}
