import { useMessages } from '#app/site.ts'
import { ownEntry } from '#common/own-entry.ts'
import { consultationMessages } from '#features/enquiries/consultation-messages.ts'
import { enquiryMessages } from '#features/enquiries/messages.ts'
import type { StaffMessages } from '../messages.en.ts'
import { staffMessages } from '../messages.ts'

type Words = StaffMessages['contacts']

/** 'childrenAges' becomes 'Children ages': better than hiding an answer whose question has no words here yet. */
function labelOf(key: string, { answers }: Words): string {
  const known = ownEntry(answers, key)
  if (known) return known
  const spaced = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase()
}

function textOf(value: unknown, words: Words): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.map((entry) => textOf(entry, words)).join(', ')
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, entry]) => `${labelOf(key, words)} ${textOf(entry, words)}`)
      .join(', ')
  }
  return String(value)
}

/** The words the visitor chose among, by the question's key: staff read those and not our codes. */
function useChoices(): Record<string, Record<string, string>> {
  const { serviceInterests, subjects } = useMessages(enquiryMessages)
  const { projectTypes, timelines, budgets, styles } = useMessages(consultationMessages)
  return {
    serviceInterest: serviceInterests,
    subject: subjects,
    projectType: projectTypes,
    timeline: timelines,
    budget: budgets,
    style: styles,
  }
}

/** What a visitor filled in beyond name and message, every answer of it. */
export function ContactAnswers({ formData }: { formData: Record<string, unknown> }) {
  const { contacts: words } = useMessages(staffMessages)
  const choices = useChoices()

  return Object.entries(formData).map(([key, value]) => {
    const chosen = typeof value === 'string' && ownEntry(ownEntry(choices, key) ?? {}, value)
    const text = chosen || textOf(value, words)
    if (!text) return null
    return (
      <div key={key}>
        <dt>{labelOf(key, words)}</dt>
        <dd>{text}</dd>
      </div>
    )
  })
}
