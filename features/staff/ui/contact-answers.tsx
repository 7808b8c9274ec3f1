import { useMessages } from '#app/site.ts'
import { enquiryMessages } from '#features/enquiries/messages.ts'
import { SERVICE_INTERESTS } from '#features/enquiries/service-interests.ts'
import type { StaffMessages } from '../messages.en.ts'
import { staffMessages } from '../messages.ts'

type Words = StaffMessages['contacts']

/** 'childrenAges' becomes 'Children ages': better than hiding an answer whose question has no words here yet. */
function labelOf(key: string, { answers }: Words): string {
  const known = answers[key]
  if (known) return known
  const spaced = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[-_]+/g, ' ')
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

/** What a visitor filled in beyond name and message, every answer of it. */
export function ContactAnswers({ formData }: { formData: Record<string, unknown> }) {
  const { contacts: words } = useMessages(staffMessages)
  const { serviceInterests } = useMessages(enquiryMessages)

  return Object.entries(formData).map(([key, value]) => {
    const interest = key === 'serviceInterest' ? SERVICE_INTERESTS.find((candidate) => candidate === value) : undefined
    const text = interest ? serviceInterests[interest] : textOf(value, words)
    if (!text) return null
    return (
      <div key={key}>
        <dt>{labelOf(key, words)}</dt>
        <dd>{text}</dd>
      </div>
    )
  })
}
