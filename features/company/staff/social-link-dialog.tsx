import { ContentDialog } from '#platform/staff-kit/dialogs/content-dialog.tsx'
import { NumberField, SelectField, TextField, TickField } from '#platform/staff-kit/fields.tsx'
import { choice, formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { PublicSocialLink } from '../social-link.public.ts'
import { SOCIAL_PLATFORMS, type SocialLinkInput, socialLinkInputSchema } from '../social-link.schema.ts'
import { companyStaffMessages } from './messages.ts'

const socialLinkForm = formOf(socialLinkInputSchema, { platform: choice(SOCIAL_PLATFORMS) })
type Values = ValuesOf<typeof socialLinkForm>

export const SOCIAL_LINKS_URL = '/api/social-media'
/** Names of companies: the same in every language. */
const PLATFORMS = SOCIAL_PLATFORMS.map((platform) => ({ value: platform, label: platform }))

/** A new link, or one that is changed. */
export function SocialLinkDialog(dialog: { open: 'add' | number; onClose: () => void }) {
  const { links: words, save, saving } = useMessages(companyStaffMessages)
  return (
    <ContentDialog<Values, SocialLinkInput, PublicSocialLink>
      {...dialog}
      entity="social-link"
      url={SOCIAL_LINKS_URL}
      form={socialLinkForm}
      fresh={socialLinkForm.empty({})}
      shownBy="isActive"
      words={{ ...words, save, saving }}
    >
      {() => (
        <>
          <SelectField<Values> name="platform" options={PLATFORMS} placeholder={words.platformNone} />
          <NumberField<Values> name="displayOrder" hint={words.displayOrderHint} />
          <TextField<Values> name="url" label={words.url} hint={words.urlHint} type="url" isWide />
          <FieldGroup label={words.state} isWide>
            <div className="ticks ticks--one">
              <TickField<Values> name="isActive" label={words.isActive} />
            </div>
          </FieldGroup>
        </>
      )}
    </ContentDialog>
  )
}
