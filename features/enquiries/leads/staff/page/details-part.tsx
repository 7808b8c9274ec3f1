import { useState } from 'react'
import { formatDateTime } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import { relocationMessages } from '#features/experience/relocation/relocation-messages.ts'
import { consultationMessages } from '#features/nest/consultation/consultation-messages.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffLeadDetail } from '../../lead.public.ts'
import { sayInterests } from '../board/interests.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { leadPageMessages } from './messages.ts'

/** A budget as people read it: the forms of the site note their choices by a key, staff write words. */
function sayBudget(budget: string, locale: Locale, perMonth: (range: string) => string): string {
  const rent = ownEntry<string>(relocationMessages[locale].choices.budget, budget)
  if (rent !== undefined) return perMonth(rent)
  return ownEntry<string>(consultationMessages[locale].choices.budget, budget) ?? budget
}

/** What is known about the person and the matter. */
export function DetailsPart({ lead }: { lead: StaffLeadDetail }) {
  const { details: words } = useMessages(leadPageMessages)
  const { locale } = useSite()
  const [isEditing, setEditing] = useState(false)
  const { interestedIn, budget, source, notes, lastContactDate } = lead
  const facts = [
    [words.interests, sayInterests(interestedIn, words.interestWords)],
    [words.budget, budget && sayBudget(budget, locale, words.budgetPerMonth)],
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
