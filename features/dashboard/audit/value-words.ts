import type { Locale } from '#common/locale.ts'
import { companyStaffMessages } from '#features/company/staff/messages.ts'
import { submissionMessages } from '#features/enquiries/desk/submission-messages.ts'
import { leadsMessages } from '#features/enquiries/leads/staff/messages.ts'
import { outboxMessages } from '#features/enquiries/outbox/staff/messages.ts'
import { paymentMessages } from '#features/enquiries/payments/messages.ts'
import { staysMessages } from '#features/enquiries/stays/staff/messages.ts'
import { taskMessages } from '#features/enquiries/tasks/staff/messages.ts'
import { viewingsMessages } from '#features/enquiries/viewings/staff/messages.ts'
import { viewingWords } from '#features/enquiries/viewings/viewing-words.ts'
import { projectMessages } from '#features/invest/project-messages.ts'
import { mediaMessages } from '#features/media/messages.ts'
import { partnershipMessages } from '#features/media/partnership/partnership-messages.ts'
import { podcastMessages } from '#features/media/podcast-messages.ts'
import { mobilityMessages } from '#features/mobility/messages.ts'
import { vehicleStaffMessages } from '#features/mobility/staff/messages.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { nestStaffMessages } from '#features/nest/staff/messages.ts'
import { saleStaffMessages } from '#features/nest/staff/sale/messages.ts'
import { stayStaffMessages } from '#features/nest/staff/stays/messages.ts'
import { templateMessages } from '#features/templates/staff/messages.ts'
import type { ValueWords } from '#platform/staff-kit/changes/describe-change.ts'
import { fieldMessages } from '#platform/staff-kit/changes/field-messages.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'

function wordsIn(locale: Locale): Record<string, Record<string, string>> {
  return {
    delivery: outboxMessages[locale].states,
    priority: leadsMessages[locale].priorities,
    source: leadsMessages[locale].sources,
    type: { ...nestMessages[locale].deals, ...templateMessages[locale].types },
    chauffeur: vehicleStaffMessages[locale].form.chauffeurTerms,
    kind: nestMessages[locale].kinds,
    pool: nestStaffMessages[locale].form.pools,
    noise: nestStaffMessages[locale].form.noises,
    'stayTerms.cancellation': stayStaffMessages[locale].policies,
    amenities: nestMessages[locale].amenities,
    category: {
      ...mobilityMessages[locale].categories,
      ...mediaMessages[locale].categories,
      ...podcastMessages[locale].categories,
    },
    method: fieldMessages[locale].methods,
    paymentMethod: paymentMessages[locale].methods,
    paymentProvider: paymentMessages[locale].providers,
    paymentPurpose: paymentMessages[locale].purposes,
    paymentState: paymentMessages[locale].states,
    projectStatus: projectMessages[locale].statuses,
    partnershipType: partnershipMessages[locale].choices.partnershipInterest,
    saleState: saleStaffMessages[locale].states,
    role: staffMessages[locale].roles,
    serviceType: companyStaffMessages[locale].reviews.services,
    status: {
      ...viewingWords[locale].states,
      ...staysMessages[locale].statuses,
      ...leadsMessages[locale].statuses,
      ...submissionMessages[locale].contacts.statuses,
      ...submissionMessages[locale].bookings.statuses,
    },
    interest: viewingsMessages[locale].interests,
    viewingKind: viewingWords[locale].kinds,
    taskKind: taskMessages[locale].kinds,
    suspicion: submissionMessages[locale].spam.reasons,
  }
}

/** What the lines call their values, for the audit trail and wherever two versions are compared. */
export const valueWords: ValueWords = { en: wordsIn('en'), fr: wordsIn('fr') }
