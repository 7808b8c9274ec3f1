import { formatDay } from '#common/dates.ts'
import { inLocale, type Locale, withLocalePrefix } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import type { TemplateValues } from '#features/templates/fill-template.ts'
import type { StaffActivity, StaffLeadDetail } from '../../leads/lead.public.ts'
import type { StaffWishes } from '../../matching/matching.public.ts'
import { replyMessages } from './messages.ts'

const isSent = ({ type, contact, inquiry, booking, viewing }: StaffActivity) =>
  type === 'submission' && Boolean(contact || inquiry || booking || viewing)

/** The home, project or car that something was about, by its name. */
function listingOf({ contact, inquiry, booking, viewing }: StaffActivity, locale: Locale): string | null {
  if (inquiry) return inquiry.subject
  if (viewing) return inLocale(locale, viewing.subject, viewing.subjectFr)
  if (booking) return booking.vehicleName
  const { listing, about } = contact?.formData ?? {}
  return listing && typeof about === 'string' ? about : null
}

/** What something was about, in words that fit into a sentence; null when it cannot be said in a few. */
function subjectOf(sent: StaffActivity, locale: Locale): string | null {
  const { about } = replyMessages[locale]
  const listing = listingOf(sent, locale)
  if (listing) return listing
  if (sent.booking) return about.car
  if (!sent.contact) return null
  const { type, formData } = sent.contact
  return type === 'general'
    ? (ownEntry<string>(about.interest, String(formData.serviceInterest)) ?? null)
    : about.contact[type]
}

/**
 * What to write to somebody about: what they sent last; where that says nothing, what they look for; else the last listing
 * they asked about, or what staff noted as their interest.
 */
function askedAbout({ lead, timeline, wishes }: ReplyFacts, locale: Locale): string | null {
  const { about } = replyMessages[locale]
  const sent = timeline.filter(isSent)
  const [latest] = sent
  const wish = wishes?.phrase?.[locale] ?? null
  const isOwnWish = wishes !== null && wishes.source !== 'homes'
  const listing = sent.map((one) => listingOf(one, locale)).find((name) => name !== null)
  const noted = lead.interestedIn.flatMap(
    (key) =>
      ownEntry<string>(about.interest, key) ??
      ownEntry<string>(about.contact, key) ??
      ownEntry<string>(about.kinds, key) ??
      [],
  )
  return (latest && subjectOf(latest, locale)) ?? (isOwnWish ? wish : null) ?? listing ?? wish ?? noted[0] ?? null
}

export interface ReplyFacts {
  lead: StaffLeadDetail
  timeline: readonly StaffActivity[]
  /** What they look for; null: it could not be read. */
  wishes: Pick<StaffWishes, 'source' | 'phrase'> | null
  /** Who writes. */
  agent: string | null
  company: { name: string; phone: string; email: string }
  publicUrl: string
}

/** What the places of a template stand for in an answer to this person. */
export function replyValues(facts: ReplyFacts, locale: Locale): TemplateValues {
  const { agent, company, publicUrl } = facts
  const { firstName, lastName } = facts.lead
  return {
    firstName,
    lastName,
    fullName: [firstName, lastName].filter(Boolean).join(' '),
    subject: askedAbout(facts, locale),
    agent,
    company: company.name,
    companyPhone: company.phone,
    companyEmail: company.email,
    siteUrl: publicUrl + withLocalePrefix('/', locale).replace(/^\/$/, ''),
    date: formatDay(new Date(), locale),
  }
}
