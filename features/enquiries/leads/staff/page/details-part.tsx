import { useState } from 'react'
import { formatDateTime } from '#common/dates.ts'
import { ownEntry } from '#common/own-entry.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffLeadDetail } from '../../lead.public.ts'
import { sayInterests } from '../board/interests.ts'
import { sayBudget } from '../board/say-budget.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { leadPageMessages } from './messages.ts'

/** What is known about the person and the matter. */
export function DetailsPart({ lead }: { lead: StaffLeadDetail }) {
  const { details: words } = useMessages(leadPageMessages)
  const { locale } = useSite()
  const [isEditing, setEditing] = useState(false)
  const { interestedIn, budget, source, notes, lastContactDate } = lead
  const facts = [
    [words.interests, sayInterests(interestedIn, words.interestWords)],
    [words.budget, budget && sayBudget(budget, locale)],
    [words.language, lead.locale && words.languages[lead.locale]],
    [words.source, source && (ownEntry(words.sources, source) ?? source)],
    [words.lastContact, lastContactDate ? formatDateTime(lastContactDate, locale) : words.never],
  ] as const
  return (
    <section className="lead-part" aria-labelledby="lead-details">
      <h3 id="lead-details">{words.title}</h3>
      <dl className="lead-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto" className={value ? undefined : 'soft'}>
              {value || words.unknown}
            </dd>
          </div>
        ))}
        {notes && (
          <div>
            <dt>{words.notes}</dt>
            <dd dir="auto" className="timeline__text">
              {notes}
            </dd>
          </div>
        )}
      </dl>
      <button type="button" className="btn btn--line btn--tight" onClick={() => setEditing(true)}>
        {words.edit}
      </button>
      {isEditing && <DetailsDialog lead={lead} onClose={() => setEditing(false)} />}
    </section>
  )
}
