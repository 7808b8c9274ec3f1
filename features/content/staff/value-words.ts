import type { Locale } from '#common/locale.ts'
import { companyStaffMessages } from '#features/company/staff/messages.ts'
import { leadsMessages } from '#features/enquiries/leads/staff/messages.ts'
import { outboxMessages } from '#features/enquiries/outbox/staff/messages.ts'
import { partnershipMessages } from '#features/enquiries/partnership/partnership-messages.ts'
import { projectMessages } from '#features/invest/project-messages.ts'
import { mediaMessages } from '#features/media/messages.ts'
import { podcastMessages } from '#features/media/podcast-messages.ts'
import { mobilityMessages } from '#features/mobility/messages.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { staffMessages } from '#features/staff/messages.ts'
import { templateMessages } from '#features/templates/staff/messages.ts'
import { fieldMessages } from './field-messages.ts'

function wordsIn(locale: Locale): Record<string, Record<string, string>> {
  return {
    delivery: outboxMessages[locale].states,
    priority: leadsMessages[locale].priorities,
    source: leadsMessages[locale].sources,
    type: { ...nestMessages[locale].deals, ...templateMessages[locale].types },
    kind: nestMessages[locale].kinds,
    amenities: nestMessages[locale].amenities,
    category: {
      ...mobilityMessages[locale].categories,
      ...mediaMessages[locale].categories,
      ...podcastMessages[locale].categories,
    },
    method: fieldMessages[locale].methods,
    projectStatus: projectMessages[locale].statuses,
    partnershipType: partnershipMessages[locale].choices.partnershipInterest,
    role: staffMessages[locale].roles,
    serviceType: companyStaffMessages[locale].reviews.services,
    status: {
      ...leadsMessages[locale].statuses,
      ...staffMessages[locale].contacts.statuses,
      ...staffMessages[locale].bookings.statuses,
    },
    suspicion: staffMessages[locale].spam.reasons,
  }
}

/** Values that are stored as a code, by the field that holds them, in the words of the screens that show them. */
export const valueWords = { en: wordsIn('en'), fr: wordsIn('fr') }
