import { draftNames, keptDraft } from '#platform/staff-kit/draft-store.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'

/** What is typed for one lead and not sent yet: an answer to them, or a note about them. */
type LeadDraft = 'reply' | 'note'

const NAME = /^\d+:(?:reply|note):(\d+)$/

/** For whoever writes and this lead alone. */
export function useLeadDraftName(kind: LeadDraft, leadId: number): string {
  const actor = useActor()
  return `${actor.kind === 'staff' ? actor.id : 0}:${kind}:${leadId}`
}

/** Whoever wrote them in this browser: a person who was forgotten is forgotten here too. Without a lead, those of all. */
export function dropLeadDrafts(leadId?: number): void {
  for (const name of draftNames()) {
    const id = NAME.exec(name)?.[1]
    if (id && (leadId === undefined || Number(id) === leadId)) keptDraft(name).clear()
  }
}
