import { z } from 'zod'
import { DemoTick } from '#features/company/staff/demo-tick.tsx'
import { PictureField } from '#platform/pictures/staff/picture-field.tsx'
import { ChoiceOrOwn, chosenWord, readChoice } from '#platform/staff-kit/dialogs/choice-or-own.tsx'
import { ContentDialog } from '#platform/staff-kit/dialogs/content-dialog.tsx'
import { BothLanguages, TextField, TickField } from '#platform/staff-kit/fields.tsx'
import { formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { StaffMediaPartner } from '../../media-partner.public.ts'
import { type MediaPartnerInput, mediaPartnerInputSchema } from '../../media-partner.schema.ts'
import { partnershipMessages } from '../../partnership/partnership-messages.ts'
import { partnerStaffMessages } from './messages.ts'

export const PARTNERS_URL = '/api/admin/media-partners'

/** What partners propose in the public form is what they are. */
const KINDS = Object.keys(partnershipMessages.en.choices.partnershipInterest)

const partnerForm = formOf(
  mediaPartnerInputSchema,
  { partnershipOwn: z.string() },
  {
    show(partner: StaffMediaPartner) {
      const { choice, own } = readChoice(partner.partnershipType, KINDS)
      return { ...partner, partnershipType: choice, partnershipOwn: own }
    },
    read: (draft) => ({ ...draft, partnershipType: chosenWord(draft.partnershipType ?? '', draft.partnershipOwn) }),
  },
)
type Values = ValuesOf<typeof partnerForm>

function PartnerFields({ partner }: { partner: StaffMediaPartner | null }) {
  const words = useMessages(partnerStaffMessages)
  const { choices } = useMessages(partnershipMessages)
  const kinds = Object.entries(choices.partnershipInterest).map(([value, label]) => ({ value, label }))
  return (
    <>
      <TextField<Values> name="name" isWide />
      <div className="full logo-field">
        <PictureField<Values> name="logo" hint={words.logoHint} known={partner?.picture ?? null} isOptional />
      </div>
      <BothLanguages<Values> name="description" nameFr="descriptionFr" kind="text" rows={4} isOptional />
      <TextField<Values> name="website" hint={words.websiteHint} type="url" isOptional />
      <TextField<Values> name="contactEmail" hint={words.contactEmailHint} type="email" isOptional />
      <ChoiceOrOwn<Values>
        name="partnershipType"
        nameOwn="partnershipOwn"
        label={words.type}
        labelOwn={words.typeOwn}
        options={kinds}
        own={words.typeOther}
        none={words.typeNone}
        isOptional
      />
      <FieldGroup label={words.state} isWide>
        <div className="ticks ticks--one">
          <TickField<Values> name="isActive" label={words.isActive} />
          <DemoTick<Values> name="isDemo" record={partner} />
        </div>
      </FieldGroup>
    </>
  )
}

/** A new partner, or one that is changed. */
export function PartnerDialog(dialog: { open: 'add' | number; onClose: () => void }) {
  const words = useMessages(partnerStaffMessages)
  return (
    <ContentDialog<Values, MediaPartnerInput, StaffMediaPartner>
      {...dialog}
      entity="media-partner"
      url={PARTNERS_URL}
      form={partnerForm}
      fresh={partnerForm.empty({})}
      shownBy="isActive"
      words={words}
    >
      {(partner) => <PartnerFields partner={partner} />}
    </ContentDialog>
  )
}
