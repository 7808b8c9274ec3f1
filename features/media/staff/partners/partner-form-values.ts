import { z } from 'zod'
import { chosenWord, readChoice } from '#platform/staff-kit/dialogs/choice-or-own.tsx'
import type { StaffMediaPartner } from '../../media-partner.public.ts'
import { type MediaPartnerDraft, mediaPartnerInputSchema } from '../../media-partner.schema.ts'
import { partnershipMessages } from '../../partnership/partnership-messages.ts'

/** What the inputs hold. */
export interface PartnerFormValues {
  name: string
  description: string
  descriptionFr: string
  website: string
  logo: string
  contactEmail: string
  partnershipType: string
  partnershipOwn: string
  isActive: boolean
}

export const NEW_PARTNER: PartnerFormValues = {
  name: '',
  description: '',
  descriptionFr: '',
  website: '',
  logo: '',
  contactEmail: '',
  partnershipType: '',
  partnershipOwn: '',
  isActive: true,
}

/** What partners propose in the public form is what they are. */
const KINDS = Object.keys(partnershipMessages.en.choices.partnershipInterest)

export function toPartnerValues(partner: StaffMediaPartner): PartnerFormValues {
  const { choice, own } = readChoice(partner.partnershipType, KINDS)
  return {
    name: partner.name,
    description: partner.description ?? '',
    descriptionFr: partner.descriptionFr ?? '',
    website: partner.website ?? '',
    logo: partner.logo ?? '',
    contactEmail: partner.contactEmail ?? '',
    partnershipType: choice,
    partnershipOwn: own,
    isActive: partner.isActive,
  }
}

function toDraft({ partnershipType, partnershipOwn, ...values }: PartnerFormValues): MediaPartnerDraft {
  return {
    ...values,
    website: values.website.trim(),
    contactEmail: values.contactEmail.trim(),
    logo: values.logo || null,
    partnershipType: chosenWord(partnershipType, partnershipOwn),
  }
}

/** The API's own schema, reached from what the inputs hold: the form knows no rule of its own. */
export const partnerFormSchema = z.custom<PartnerFormValues>().transform(toDraft).pipe(mediaPartnerInputSchema)
