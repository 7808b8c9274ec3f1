import { type FieldValues, type Path, useController, useFormContext } from 'react-hook-form'
import { ChooseFiles } from '#platform/staff-kit/fields/choose-files.tsx'
import { DropArea } from '#platform/staff-kit/fields/drop-area.tsx'
import { RefusedFiles } from '#platform/staff-kit/fields/refused-files.tsx'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useErrorText } from '#platform/staff-kit/ui/error-text.ts'
import { useFieldLabel } from '#platform/staff-kit/ui/form-field.tsx'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { FieldGroup } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { pictureStaffMessages } from './messages.ts'
import { thumbAddress } from './picture-preview.ts'
import { PICTURE_CHOOSER } from './split-batch.ts'
import { UploadTile } from './upload-tile.tsx'
import { usePictureUploads } from './use-picture-uploads.ts'

interface Props<Values extends FieldValues> {
  /** A path, or '' for none. */
  name: Path<Values>
  label?: string | undefined
  hint?: string
  isOptional?: boolean
  /** The picture that was stored before, with the small sizes that exist of it. */
  known?: Picture | null
}

/** One picture or none: the cover of an article, a logo, a portrait. */
export function PictureField<Values extends FieldValues>({
  name,
  label: given,
  hint,
  isOptional = false,
  known = null,
}: Props<Values>) {
  const label = useFieldLabel(name, given)
  const words = useMessages(pictureStaffMessages)
  const { optional } = useMessages(staffMessages)
  const errorText = useErrorText()
  const { control } = useFormContext<Values>()
  const { field, fieldState } = useController({ control, name })
  const { container, ask, readOn, watch } = useKeptFocus()
  const path: string = field.value

  const { uploads, addFiles, retry, remove, failureText, leftOut, dismiss, previews, said, say } = usePictureUploads({
    max: 1,
    free: () => 1,
    isReplacing: true,
    onStored(stored) {
      field.onChange(stored)
      return true
    },
  })
  const [upload] = uploads

  function clear() {
    field.onChange('')
    say(words.removedOne)
    readOn()
  }

  return (
    <FieldGroup
      label={label}
      optionalMark={isOptional ? optional : undefined}
      hint={hint ?? words.hintOne}
      error={errorText(fieldState.error)}
      isWide
    >
      <DropArea ref={container} onFiles={addFiles} {...watch}>
        <div className="onepic">
          {upload ? (
            <div className="ptile" data-item="upload">
              <UploadTile
                upload={upload}
                failureText={failureText}
                onRetry={() => {
                  retry(upload.id)
                  ask('upload', 'remove')
                }}
                onRemove={() => remove(upload.id)}
              />
            </div>
          ) : (
            path && (
              <div className="ptile">
                <div className="ptile__pic">
                  <img
                    src={previews.get(path) ?? thumbAddress(path, known ? [known] : [])}
                    alt={words.altOne(label)}
                    width={400}
                    height={267}
                  />
                  <button type="button" className="icobtn ptile__remove" aria-label={words.removeOne} onClick={clear}>
                    <Icon name="close" />
                  </button>
                </div>
              </div>
            )
          )}
          <ChooseFiles
            label={path || upload ? words.replace : words.chooseOne}
            accept={PICTURE_CHOOSER}
            inputRef={field.ref}
            onFiles={addFiles}
          />
        </div>
        <RefusedFiles files={leftOut} onDismiss={dismiss} />
        <p className="sr" role="status">
          {said}
        </p>
      </DropArea>
    </FieldGroup>
  )
}
