import { EditedRecord } from '#platform/staff-kit/dialogs/edited-record.tsx'
import { NumberField, SelectField, TextField, TickField } from '#platform/staff-kit/fields.tsx'
import { choice, formOf, number, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { RecordDialog } from '#platform/staff-kit/record-dialog.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useSaveRecord } from '#platform/staff-kit/use-record.ts'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { PublicSocialLink } from '../social-link.public.ts'
import { SOCIAL_PLATFORMS, type SocialLinkInput, socialLinkInputSchema } from '../social-link.schema.ts'
import { companyStaffMessages } from './messages.ts'

const socialLinkForm = formOf(socialLinkInputSchema, { platform: choice(SOCIAL_PLATFORMS), displayOrder: number })
type Values = ValuesOf<typeof socialLinkForm>

export const SOCIAL_LINKS_URL = '/api/social-media'
/** Names of companies: the same in every language. */
const PLATFORMS = SOCIAL_PLATFORMS.map((platform) => ({ value: platform, label: platform }))

function SocialLinkForm({ link, onClose }: { link: PublicSocialLink | null; onClose: () => void }) {
  const { links: words, save: saveWord, saving } = useMessages(companyStaffMessages)
  const toast = useToast()
  const id = link?.id ?? 'new'
  const form = useStaffForm({
    schema: socialLinkForm.schema,
    initial: link ? socialLinkForm.toValues(link) : socialLinkForm.empty({}),
    draft: { entity: 'social-link', id },
    version: link?.updatedAt ?? null,
    save: useSaveRecord<SocialLinkInput, PublicSocialLink>({ url: SOCIAL_LINKS_URL, id, listUrl: SOCIAL_LINKS_URL }),
    onSaved() {
      toast({ title: link ? words.saved : words.added })
      onClose()
    },
    async reload() {
      const stored = await callApi<PublicSocialLink>(`${SOCIAL_LINKS_URL}/${id}`)
      return { values: socialLinkForm.toValues(stored), version: stored.updatedAt }
    },
  })
  return (
    <RecordDialog
      title={link ? words.edit : words.add}
      form={form}
      words={{ submit: link ? saveWord : words.submit, saving }}
      onClose={onClose}
    >
      <SelectField<Values> name="platform" options={PLATFORMS} placeholder={words.platformNone} />
      <NumberField<Values> name="displayOrder" hint={words.displayOrderHint} />
      <TextField<Values> name="url" label={words.url} hint={words.urlHint} type="url" isWide />
      <FieldGroup label={words.state} isWide>
        <div className="ticks ticks--one">
          <TickField<Values> name="isActive" label={words.isActive} />
        </div>
      </FieldGroup>
    </RecordDialog>
  )
}

/** A new link, or one that is changed. */
export function SocialLinkDialog({ open, onClose }: { open: 'add' | number; onClose: () => void }) {
  const { links: words } = useMessages(companyStaffMessages)
  if (open === 'add') return <SocialLinkForm link={null} onClose={onClose} />
  return (
    <EditedRecord<PublicSocialLink> key={open} url={`${SOCIAL_LINKS_URL}/${open}`} title={words.edit} onClose={onClose}>
      {(link) => <SocialLinkForm link={link} onClose={onClose} />}
    </EditedRecord>
  )
}
