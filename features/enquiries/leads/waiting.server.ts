import { and, isNotNull, notInArray } from 'drizzle-orm'
import { leads } from './lead.table.server.ts'
import { CLOSED_LEAD_STATUSES } from './lead-status.ts'

/**
 * Who waits: somebody of an open lead wrote, and has not heard from us since. Whatever counts or lists those who wait asks this:
 * the board and its list, the overview, the badges, the figures for operations.
 *
 * A wait begins with whatever they send (`recordLead`), with an answer of ours that came back (`recordUndelivered`), and again
 * with a lead that is opened again and was never answered (`moveLead`), or with something of theirs that was settled by a slip
 * (`followSubmission`). It ends when they hear from us (`markLeadAnswered`), when
 * all that they wait about is dealt with or put away (`followSubmission`), and with the lead itself.
 */
export const isWaiting = and(isNotNull(leads.waitingSince), notInArray(leads.status, [...CLOSED_LEAD_STATUSES]))
