import type { Readable } from 'node:stream'
import type { Locale } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { csvMoment } from '../desk/csv.ts'
import { streamCsv } from '../desk/csv-stream.server.ts'
import { submissionMessages } from '../desk/submission-messages.ts'
import { exportMessages } from './export-messages.ts'
import { type StaffLead, toStaffLead } from './lead.public.ts'
import type { LeadFilter } from './lead.schema.ts'
import { listLeadRows } from './lead-list.repository.server.ts'
import { conditionOf } from './read-leads.server.ts'
import { sayInterests } from './staff/board/interests.ts'
import { leadsMessages } from './staff/messages.ts'

const clock = (moment: string | null) => moment && csvMoment(new Date(moment))

type Column = [head: keyof (typeof exportMessages)['en'], cell: (lead: StaffLead) => string | number | null]

function columns(locale: Locale): Column[] {
  const words = leadsMessages[locale]
  const { languages } = submissionMessages[locale].contacts
  return [
    ['id', ({ id }) => id],
    ['since', ({ createdAt }) => clock(createdAt)],
    ['status', ({ status }) => words.statuses[status]],
    ['priority', ({ priority }) => words.priorities[priority]],
    ['name', ({ name }) => name],
    ['email', ({ email }) => email],
    ['phone', ({ phone }) => phone],
    ['language', (lead) => lead.locale && languages[lead.locale]],
    ['source', ({ source }) => source && (ownEntry<string>(words.sources, source) ?? source)],
    ['interests', ({ interestedIn }) => sayInterests(interestedIn, words.interests)],
    ['budget', ({ budget }) => budget],
    ['owner', ({ assignedTo }) => assignedTo?.name ?? null],
    ['waiting', ({ waitingSince }) => clock(waitingSince)],
    ['lastContact', ({ lastContactDate }) => clock(lastContactDate)],
    ['followUp', ({ nextFollowUpDate }) => clock(nextFollowUpDate)],
    ['notes', ({ notes }) => notes],
  ]
}

/** The leads for a spreadsheet, narrowed as the list is; always the newest first. */
export function exportLeads({ db, actor }: Context, filter: LeadFilter, locale: Locale): Readable {
  requirePermission(actor, 'enquiry:read')
  const condition = conditionOf(filter, actor)
  const shown = columns(locale)
  return streamCsv({
    locale,
    heads: shown.map(([head]) => exportMessages[locale][head]),
    cells: (lead: StaffLead) => shown.map(([, cell]) => cell(lead)),
    read: async ({ limit, beforeId }) => {
      const after = beforeId === null ? null : { value: '', id: beforeId }
      return (await listLeadRows(db, { condition, sort: 'newest', limit, after })).map(toStaffLead)
    },
  })
}
