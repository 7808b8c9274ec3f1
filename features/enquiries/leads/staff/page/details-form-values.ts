import type { StaffLead } from '../../lead.public.ts'
import { LEAD_SOURCES } from '../../lead-status.ts'
import { INTERESTS } from '../board/interests.ts'
import type { LeadFormValues } from '../list/lead-form-values.ts'

type Read = Pick<
  StaffLead,
  'firstName' | 'lastName' | 'email' | 'phone' | 'interestedIn' | 'budget' | 'notes' | 'locale' | 'source' | 'priority'
>

const isKnown = (interest: string) => INTERESTS.some((known) => known === interest)

/** A lead as the inputs hold it. The priority is set in the head of the page, but rides along: unnamed, it would fall back. */
export function toLeadValues(lead: Read): LeadFormValues {
  return {
    firstName: lead.firstName ?? '',
    lastName: lead.lastName ?? '',
    email: lead.email ?? '',
    phone: lead.phone ?? '',
    interests: lead.interestedIn.filter(isKnown),
    interestsOwn: lead.interestedIn.filter((interest) => !isKnown(interest)).join(', '),
    budget: lead.budget ?? '',
    notes: lead.notes ?? '',
    locale: lead.locale ?? '',
    source: LEAD_SOURCES.find((source) => source === lead.source) ?? 'other',
    priority: lead.priority,
  }
}
