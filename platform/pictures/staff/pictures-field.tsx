import { useRef } from 'react'
import { type FieldValues, type Path, useController, useFormContext } from 'react-hook-form'
import { ChooseFiles } from '#platform/staff-kit/fields/choose-files.tsx'
import { DropArea } from '#platform/staff-kit/fields/drop-area.tsx'
import { RefusedFiles } from '#platform/staff-kit/fields/refused-files.tsx'
import { moveTo, placeInTurn } from '#platform/staff-kit/fields/words.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useErrorText } from '#platform/staff-kit/ui/error-text.ts'
import { useFieldLabel } from '#platform/staff-kit/ui/form-field.tsx'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { pictureStaffMessages } from './messages.ts'
import { thumbAddress } from './picture-preview.ts'
import { PictureTile } from './picture-tile.tsx'
import { SortablePictures } from './sortable-pictures.tsx'
import { PICTURE_CHOOSER } from './split-batch.ts'
import { UploadTile } from './upload-tile.tsx'
import { usePictureUploads } from './use-picture-uploads.ts'

interface Props<Values extends FieldValues> {
  /** A list of paths. */
  name: Path<Values>
  label?: string | undefined
  hint?: string
  isOptional?: boolean
  max: number
  /** Pictures that were stored before, with the small sizes that exist of them. */
  known?: readonly Picture[]
}

/** The pictures of a listing: chosen, dropped or pasted, put in order, the first of them the cover. */
export function PicturesField<Values extends FieldValues>({
  name,
  label: given,
  hint,
  isOptional = false,
  max,
  known = [],
}: Props<Values>) {
  const label = useFieldLabel(name, given)
  const words = useMessages(pictureStaffMessages)
  const { optional } = useMessages(staffMessages)
  const errorText = useErrorText()
  const { control, getValues } = useFormContext<Values>()
  const { field, fieldState } = useController({ control, name })
  const { container, ask, watch } = useKeptFocus()
  /** When each picture of this visit was chosen; forgotten once somebody has put them in an order of their own. */
  const turns = useRef(new Map<string, number>())
  const paths: readonly string[] = field.value
  // An upload ends long after it began: what the form holds by then is asked of the form.
  const current = (): readonly string[] => getValues(name)

  const { uploads, isBusy, addFiles, retry, remove, failureText, leftOut, dismiss, previews, said, say } =
    usePictureUploads({
      max,
      free: (underWay) => max - current().length - underWay,
      onStored(path, { id }) {
        if (current().includes(path)) return false
        turns.current.set(path, id)
        field.onChange(placeInTurn(current(), path, turns.current))
        return true
      },
    })

  function move(from: number, to: number, isByHand: boolean) {
    const path = paths[from]
    if (path === undefined || from === to) return
    turns.current.clear()
    field.onChange(moveTo(paths, from, to))
    // After a drag the sorter has said so itself, and the focus stayed where it was.
    if (!isByHand) return
    say(to === 0 ? words.isCover(from + 1) : words.moved(from + 1, to + 1))
    ask(path, ...(from - to === 1 ? ['earlier', 'later'] : to - from === 1 ? ['later', 'earlier'] : ['handle']))
  }

  function removeStored(index: number) {
    field.onChange(paths.filter((_, position) => position !== index))
    say(words.removed(index + 1))
    ask(paths[index + 1] ?? paths[index - 1], 'remove')
  }

  function removeUpload(index: number) {
    const upload = uploads[index]
    if (!upload) return
    const neighbour = uploads[index + 1] ?? uploads[index - 1]
    ask(neighbour ? `upload ${neighbour.id}` : paths.at(-1), 'remove')
    remove(upload.id)
  }

  const underWay = uploads.filter(({ state }) => state !== 'failed').length
  return (
    <FieldGroup
      label={label}
      optionalMark={isOptional ? optional : undefined}
      hint={hint ?? words.hint(max)}
      error={errorText(fieldState.error)}
      isWide
    >
      <DropArea ref={container} onFiles={addFiles} {...watch}>
        {paths.length + uploads.length > 0 && (
          <SortablePictures paths={paths} onMove={(from, to) => move(from, to, false)}>
            <ol className="ptiles">
              {paths.map((path, index) => (
                <PictureTile
                  key={path}
                  path={path}
                  src={previews.get(path) ?? thumbAddress(path, known)}
                  position={index}
                  count={paths.length}
                  onMove={(to) => move(index, to, true)}
                  onRemove={() => removeStored(index)}
                />
              ))}
              {uploads.map((upload, index) => (
                <li key={upload.id} className="ptile" data-item={`upload ${upload.id}`}>
                  <UploadTile
                    upload={upload}
                    failureText={failureText}
                    onRetry={() => {
                      retry(upload.id)
                      ask(`upload ${upload.id}`, 'remove')
                    }}
                    onRemove={() => removeUpload(index)}
                  />
                </li>
              ))}
            </ol>
          </SortablePictures>
        )}
        <div className="chooserow">
          <ChooseFiles
            label={words.choose}
            accept={PICTURE_CHOOSER}
            isMultiple
            inputRef={field.ref}
            onFiles={addFiles}
          />
          <span className="soft">
            {words.count(paths.length, max)}
            {isBusy && <>, {words.left(underWay)}</>}
          </span>
        </div>
        <RefusedFiles files={leftOut} onDismiss={dismiss} />
        <p className="sr" role="status">
          {said}
        </p>
      </DropArea>
    </FieldGroup>
  )
}
