import { useRef } from 'react'
import { type FieldValues, type Path, useController, useFormContext } from 'react-hook-form'
import { ChooseFiles } from '#platform/staff-kit/fields/choose-files.tsx'
import { DropArea } from '#platform/staff-kit/fields/drop-area.tsx'
import { RefusedFiles } from '#platform/staff-kit/fields/refused-files.tsx'
import { moveTo, placeInTurn } from '#platform/staff-kit/fields/words.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useErrorText } from '#platform/staff-kit/ui/error-text.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { FieldGroup } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { StoredFile } from '../file-types.ts'
import { AddAddress } from './add-address.tsx'
import { CHOOSER } from './check-file.ts'
import { isPicture, nameOf } from './describe-path.ts'
import { FileLine } from './file-line.tsx'
import { fileStaffMessages } from './messages.ts'
import { UploadLine } from './upload-line.tsx'
import { useFileUploads } from './use-file-uploads.ts'

interface Props<Values extends FieldValues> {
  /** A list of uploaded paths and addresses on the web. */
  name: Path<Values>
  label: string
  hint?: string
  isOptional?: boolean
  accept: 'document' | 'document-or-picture'
  max: number
  /** Files and pictures that were stored before. */
  known?: readonly StoredFile[]
  knownPictures?: readonly Picture[]
}

/** Documents in an order: brochures, plans. */
export function FilesField<Values extends FieldValues>({
  name,
  label,
  hint,
  isOptional = false,
  accept,
  max,
  known = [],
  knownPictures = [],
}: Props<Values>) {
  const words = useMessages(fileStaffMessages)
  const { optional } = useMessages(staffMessages)
  const errorText = useErrorText()
  const { control, getValues } = useFormContext<Values>()
  const { field, fieldState } = useController({ control, name })
  const { container, ask, watch } = useKeptFocus()
  /** When each file of this visit was chosen; forgotten once somebody has put them in an order of their own. */
  const turns = useRef(new Map<string, number>())
  const paths: readonly string[] = field.value
  // An upload ends long after it began: what the form holds by then is asked of the form.
  const current = (): readonly string[] => getValues(name)

  function add(path: string, turn?: number): boolean {
    if (current().includes(path)) return false
    if (turn !== undefined) turns.current.set(path, turn)
    field.onChange(placeInTurn(current(), path, turns.current))
    return true
  }

  const { uploads, addFiles, retry, remove, failureText, leftOut, dismiss, fresh, said, say } = useFileUploads({
    accept,
    max,
    free: (underWay) => max - current().length - underWay,
    onStored: add,
  })
  const all = [...fresh, ...known]

  /** A picture that came back with a draft has no name but its number. */
  function nameAt(index: number): string {
    const path = paths[index] ?? ''
    const isNameless = isPicture(path) && !all.some((file) => file.path === path)
    return isNameless ? words.picture(index + 1) : nameOf(path, all)
  }

  function addAddress(address: string): string | null {
    if (current().length + uploads.length >= max) return words.refusals.tooMany(max)
    if (!add(address)) return words.isThere
    say(words.added(nameOf(address, all)))
    return null
  }

  function move(from: number, by: 1 | -1) {
    const path = paths[from]
    if (path === undefined || paths[from + by] === undefined) return
    turns.current.clear()
    field.onChange(moveTo(paths, from, from + by))
    say(words.moved(nameAt(from), from + by + 1))
    ask(path, by < 0 ? 'earlier' : 'later')
  }

  function removeStored(index: number) {
    say(words.removed(nameAt(index)))
    field.onChange(paths.filter((_, position) => position !== index))
    ask(paths[index + 1] ?? paths[index - 1], 'remove')
  }

  const step = (index: number, by: 1 | -1) => {
    const isEnd = index === (by < 0 ? 0 : paths.length - 1)
    const title = nameAt(index)
    return (
      <button
        type="button"
        className="icobtn fileline__step"
        data-act={by < 0 ? 'earlier' : 'later'}
        aria-label={by < 0 ? words.moveEarlier(title) : words.moveLater(title)}
        // Not `disabled`: whoever arrives at the end by pressing keeps the focus.
        aria-disabled={isEnd}
        onClick={() => move(index, by)}
      >
        <Icon name="arrow" />
      </button>
    )
  }

  return (
    <FieldGroup
      label={label}
      optionalMark={isOptional ? optional : undefined}
      hint={hint ?? words.hints[accept]}
      error={errorText(fieldState.error)}
      isWide
    >
      <DropArea ref={container} onFiles={addFiles} {...watch}>
        {paths.length + uploads.length > 0 && (
          <ol className="filelines">
            {paths.map((path, index) => (
              <li key={path} data-item={path}>
                <FileLine
                  path={path}
                  name={nameAt(index)}
                  known={all}
                  knownPictures={knownPictures}
                  onRemove={() => removeStored(index)}
                >
                  {paths.length > 1 && (
                    <>
                      {step(index, -1)}
                      {step(index, 1)}
                    </>
                  )}
                </FileLine>
              </li>
            ))}
            {uploads.map((upload) => (
              <li key={upload.id} data-item={`upload ${upload.id}`}>
                <UploadLine
                  upload={upload}
                  failureText={failureText}
                  onRetry={() => {
                    retry(upload.id)
                    ask(`upload ${upload.id}`, 'remove')
                  }}
                  onRemove={() => remove(upload.id)}
                />
              </li>
            ))}
          </ol>
        )}
        <div className="fileways">
          <div className="chooserow">
            <ChooseFiles
              label={words.chooseMany[accept]}
              accept={CHOOSER[accept]}
              isMultiple
              inputRef={field.ref}
              onFiles={addFiles}
            />
            <span className="soft">{words.count(paths.length, max)}</span>
          </div>
          <AddAddress onAdd={addAddress} />
        </div>
        <RefusedFiles files={leftOut} onDismiss={dismiss} />
        <p className="sr" role="status">
          {said}
        </p>
      </DropArea>
    </FieldGroup>
  )
}
