/** From the first word to the end of it. Staff move a lead as things go: forwards, or back when a visit fell through. */
export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'negotiation', 'won', 'lost'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** Won or lost: nothing more is expected of either side. */
export const CLOSED_LEAD_STATUSES = ['won', 'lost'] as const satisfies LeadStatus[]

export function isOpenLead(status: LeadStatus): boolean {
  return !CLOSED_LEAD_STATUSES.some((closed) => closed === status)
}

export const LEAD_PRIORITIES = ['low', 'medium', 'high'] as const
export type LeadPriority = (typeof LEAD_PRIORITIES)[number]

/** How somebody came to us. Forms of the site are 'website'; the others staff choose when they write a lead down. */
export const LEAD_SOURCES = ['website', 'phone', 'whatsapp', 'referral', 'walk-in', 'event', 'other'] as const
export type LeadSource = (typeof LEAD_SOURCES)[number]
