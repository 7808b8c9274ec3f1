import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { PicturesField } from '#platform/pictures/staff/pictures-field.tsx'
import { FormPart, StaffForm, type SubmitWords } from '#platform/staff-kit/staff-form.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import type { StaffFormState } from '#platform/staff-kit/use-staff-form.ts'
import { useMessages } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { PublicProperty } from '../property.public.ts'
import { MAX_IMAGES, type PropertyInput } from '../property.schema.ts'
import { AmenityPicker } from './amenity-picker.tsx'
import { PROPERTIES_TAB } from './back-to-dashboard.tsx'
import { BasicFields } from './basic-fields.tsx'
import { DetailsFields } from './details-fields.tsx'
import { nestStaffMessages } from './messages.ts'
import { LatePreview } from './preview/late-preview.tsx'
import { previewOfForm, unfinishedFields } from './preview/preview-of-form.ts'
import { usePreviewAddress } from './preview/use-preview-address.ts'
import type { PropertyFormValues } from './property-form-values.ts'

interface Props {
  form: StaffFormState<PropertyFormValues, PropertyInput, PublicProperty>
  words: SubmitWords
  /** The pictures of the stored home, with the small sizes that exist of them. */
  pictures: readonly Picture[]
}

/** Of what the form holds at this moment, saved or not. */
function FormPreview({ form, pictures, onClose }: Omit<Props, 'words'> & { onClose: () => void }) {
  const values = useWatch({ control: form.form.control }) as PropertyFormValues
  const id = form.draft.id === 'new' ? 0 : form.draft.id
  return (
    <LatePreview
      property={previewOfForm(values, { id, pictures })}
      unfinished={unfinishedFields(values)}
      onClose={onClose}
    />
  )
}

/** One form for a new property and for one that is changed. */
export function PropertyForm({ form, words, pictures }: Props) {
  const { form: formWords, images, preview, backToDashboard } = useMessages(nestStaffMessages)
  const { previewed, show, close } = usePreviewAddress()
  // Where no draft is kept, the form would take the new address for somebody leaving, and ask.
  const [isShownHere, setShownHere] = useState(false)
  const { sections } = formWords

  return (
    <div className="home-form">
      <StaffForm
        form={form}
        words={words}
        aside={
          <>
            <button
              type="button"
              className="btn btn--line"
              onClick={() => (form.kept.isKept.current ? show(form.draft.id) : setShownHere(true))}
            >
              {preview.open}
            </button>
            <StaffLink className="thread" to={PROPERTIES_TAB}>
              {backToDashboard}
            </StaffLink>
          </>
        }
      >
        <FormPart title={sections.basic}>
          <BasicFields />
        </FormPart>
        <FormPart title={sections.details}>
          <DetailsFields />
        </FormPart>
        <FormPart title={sections.amenities}>
          <AmenityPicker />
        </FormPart>
        <FormPart title={sections.images}>
          <PicturesField<PropertyFormValues> name="images" label={images.label} max={MAX_IMAGES} known={pictures} />
        </FormPart>
      </StaffForm>
      {(previewed !== null || isShownHere) && (
        <FormPreview form={form} pictures={pictures} onClose={isShownHere ? () => setShownHere(false) : close} />
      )}
    </div>
  )
}
