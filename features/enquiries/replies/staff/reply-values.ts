import { formatDay } from '#common/dates.ts'
import { type Locale, withLocalePrefix } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import type { TemplateValues } from '#features/templates/fill-template.ts'
import type { StaffActivity, StaffLeadDetail } from '../../leads/lead.public.ts'
import { replyMessages } from './messages.ts'

/** What somebody asked about last, in words that fit into a sentence; null when it cannot be said in a few. */
function askedAbout(timeline: readonly StaffActivity[], locale: Locale): string | null {
  const { about } = replyMessages[locale]
  const latest = timeline.find(({ type, contact, inquiry, booking }) =>
    type === 'submission' ? contact || inquiry || booking : false,
  )
  if (latest?.inquiry) return latest.inquiry.subject
  if (latest?.booking) return latest.booking.vehicleName ?? about.car
  if (!latest?.contact) return null
  const { type, formData } = latest.contact
  return type === 'general'
    ? (ownEntry<string>(about.interest, String(formData.serviceInterest)) ?? null)
    : about.contact[type]
}

export interface ReplyFacts {
  lead: StaffLeadDetail
  timeline: readonly StaffActivity[]
  /** Who writes. */
  agent: string | null
  company: { name: string; phone: string; email: string }
  publicUrl: string
}

/** What the places of a template stand for in an answer to this person. */
export function replyValues({ lead, timeline, agent, company, publicUrl }: ReplyFacts, locale: Locale): TemplateValues {
  const { firstName, lastName } = lead
  return {
    firstName,
    lastName,
    fullName: [firstName, lastName].filter(Boolean).join(' '),
    subject: askedAbout(timeline, locale),
    agent,
    company: company.name,
    companyPhone: company.phone,
    companyEmail: company.email,
    siteUrl: publicUrl + withLocalePrefix('/', locale).replace(/^\/$/, ''),
    date: formatDay(new Date(), locale),
  }
}
