import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { useMessages } from '#app/site.ts'
import type { Picture } from '#features/pictures/picture-address.ts'
import { StaffLink } from '#features/staff/ui/staff-link.tsx'
import type { PublicProperty } from '../property.public.ts'
import type { PropertyInput } from '../property.schema.ts'
import { AmenityPicker } from './amenity-picker.tsx'
import { PROPERTIES_TAB } from './back-to-dashboard.tsx'
import { BasicFields } from './basic-fields.tsx'
import { DetailsFields } from './details-fields.tsx'
import { ImageUploader } from './image-uploader.tsx'
import { nestStaffMessages } from './messages.ts'
import type { PropertyFormValues } from './property-form-values.ts'
import { UnsavedChanges } from './unsaved-changes.tsx'
import { useImageUpload } from './use-image-upload.ts'
import { usePropertyForm } from './use-property-form.ts'

interface Props {
  initial: PropertyFormValues
  pictures: readonly Picture[]
  /** The property's id, or 'new'. */
  place: string
  words: { submit: string; saving: string; failed: string }
  save: (input: PropertyInput) => Promise<PublicProperty>
  onSaved: (property: PublicProperty) => void
  onFailed: (error: unknown) => void
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="part">
      <h2>{title}</h2>
      <div className="part__fields">{children}</div>
    </section>
  )
}

/** One form for a new property and for one that is changed. */
export function PropertyForm({ initial, pictures, place, words, save, onSaved, onFailed }: Props) {
  const { form: formWords, backToDashboard } = useMessages(nestStaffMessages)
  const { form, element, submit, isSubmitting, isRestored, hasChanges } = usePropertyForm({
    initial,
    place,
    save,
    onSaved,
    onFailed,
  })
  const upload = useImageUpload({
    current: () => form.getValues('images'),
    onAdd: (path) =>
      form.setValue('images', [...form.getValues('images'), path], {
        shouldDirty: true,
        // Before the first attempt nothing is wrong yet.
        shouldValidate: form.formState.isSubmitted,
      }),
  })
  const { sections } = formWords

  return (
    <FormProvider {...form}>
      <form ref={element} className="form" noValidate onSubmit={submit}>
        {isRestored && <p role="status">{formWords.restored}</p>}
        <Part title={sections.basic}>
          <BasicFields />
        </Part>
        <Part title={sections.details}>
          <DetailsFields />
        </Part>
        <Part title={sections.amenities}>
          <AmenityPicker />
        </Part>
        <Part title={sections.images}>
          <ImageUploader upload={upload} known={pictures} />
        </Part>
        <div className="staff-submit">
          {form.formState.errors.root && (
            <div className="err">
              <p>{words.failed}</p>
              <p>{formWords.saveFailed}</p>
            </div>
          )}
          <button type="submit" className="btn" disabled={isSubmitting || upload.progress !== null}>
            {isSubmitting && <span className="spinner" aria-hidden="true" />}
            {isSubmitting ? words.saving : words.submit}
          </button>
          <StaffLink className="thread" to={PROPERTIES_TAB}>
            {backToDashboard}
          </StaffLink>
        </div>
      </form>
      <UnsavedChanges hasChanges={hasChanges} />
    </FormProvider>
  )
}
