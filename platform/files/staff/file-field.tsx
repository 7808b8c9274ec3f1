import { useEffect, useRef, useState } from 'react'
import { type FieldValues, type Path, useController, useFormContext } from 'react-hook-form'
import { ChooseFiles } from '#platform/staff-kit/fields/choose-files.tsx'
import { DropArea } from '#platform/staff-kit/fields/drop-area.tsx'
import { RefusedFiles } from '#platform/staff-kit/fields/refused-files.tsx'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useErrorText } from '#platform/staff-kit/ui/error-text.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { Field, FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { StoredFile } from '../file-types.ts'
import { CHOOSER } from './check-file.ts'
import { asAddress, isAddress, isStored, nameOf } from './describe-path.ts'
import { FileLine } from './file-line.tsx'
import { fileStaffMessages } from './messages.ts'
import { readDuration } from './read-duration.ts'
import { UploadLine } from './upload-line.tsx'
import { useFileUploads } from './use-file-uploads.ts'

type Duration = 'not asked' | 'reading' | 'unknown' | number

/** Reads the length of a recording in the background and hands it on. A later one stops an earlier one. */
function useDuration(onDuration: ((minutes: number) => void) | undefined) {
  const [duration, setDuration] = useState<Duration>('not asked')
  const controller = useRef<AbortController | null>(null)
  const latest = useRef(onDuration)
  useEffect(() => {
    latest.current = onDuration
  })
  useEffect(() => () => controller.current?.abort(), [])

  function forget() {
    controller.current?.abort()
    setDuration('not asked')
  }

  async function read(address: string) {
    forget()
    if (!latest.current) return
    const own = new AbortController()
    controller.current = own
    setDuration('reading')
    const minutes = await readDuration(address, own.signal)
    if (own.signal.aborted) return
    setDuration(minutes ?? 'unknown')
    if (minutes !== null) latest.current?.(minutes)
  }

  return { duration, read, forget }
}

interface Props<Values extends FieldValues> {
  /** An uploaded path, an address on the web, or ''. */
  name: Path<Values>
  label: string
  hint?: string
  isOptional?: boolean
  accept: 'document' | 'recording'
  /** Files that were stored before. */
  known?: readonly StoredFile[]
  /** Told the length of a recording in whole minutes, whenever another one is chosen and its length can be read. */
  onDuration?: (minutes: number) => void
}

/** One document or recording: uploaded here, or an address where it lies. */
export function FileField<Values extends FieldValues>({
  name,
  label,
  hint,
  isOptional = false,
  accept,
  known = [],
  onDuration,
}: Props<Values>) {
  const words = useMessages(fileStaffMessages)
  const { optional } = useMessages(staffMessages)
  const errorText = useErrorText()
  const { control } = useFormContext<Values>()
  const { field, fieldState } = useController({ control, name })
  const { container, ask, readOn, watch } = useKeptFocus()
  const { duration, read, forget } = useDuration(onDuration)
  const path: string = field.value
  /** The address whose length was asked for last: leaving the input unchanged asks for nothing. */
  const asked = useRef(path)

  const { uploads, addFiles, retry, remove, failureText, leftOut, dismiss, fresh, said, say } = useFileUploads({
    accept,
    max: 1,
    free: () => 1,
    isReplacing: true,
    onStored(stored) {
      field.onChange(stored)
      asked.current = stored
      void read(stored)
      return true
    },
  })
  const [upload] = uploads
  const all = [...fresh, ...known]
  const hasFile = isStored(path)
  const error = errorText(fieldState.error)

  function clear() {
    say(words.removed(nameOf(path, all)))
    forget()
    asked.current = ''
    field.onChange('')
    readOn()
  }

  function leaveAddress() {
    const address = asAddress(path)
    if (address !== path) field.onChange(address)
    field.onBlur()
    if (address === asked.current) return
    asked.current = address
    if (isAddress(address)) void read(address)
    else forget()
  }

  const lengthInWords =
    duration === 'reading'
      ? words.reading
      : duration === 'unknown'
        ? words.lengthUnknown
        : typeof duration === 'number' && words.length(duration)
  return (
    <FieldGroup
      label={label}
      optionalMark={isOptional ? optional : undefined}
      hint={hint ?? words.hints[accept]}
      error={hasFile ? error : undefined}
      isWide
    >
      <DropArea ref={container} onFiles={addFiles} {...watch}>
        {hasFile && <FileLine path={path} name={nameOf(path, all)} known={all} onRemove={clear} />}
        {upload && (
          <div data-item="upload">
            <UploadLine
              upload={upload}
              failureText={failureText}
              onRetry={() => {
                retry(upload.id)
                ask('upload', 'remove')
              }}
              onRemove={() => remove(upload.id)}
            />
          </div>
        )}
        <div className="fileways">
          <ChooseFiles
            label={hasFile ? words.replace[accept] : words.choose[accept]}
            accept={CHOOSER[accept]}
            {...(hasFile && { inputRef: field.ref })}
            onFiles={addFiles}
          />
          {!hasFile && (
            <Field label={words.address} error={error}>
              {(attributes) => (
                <input
                  {...attributes}
                  ref={field.ref}
                  name={field.name}
                  value={path}
                  type="url"
                  inputMode="url"
                  autoComplete="off"
                  spellCheck={false}
                  onChange={field.onChange}
                  onBlur={leaveAddress}
                />
              )}
            </Field>
          )}
        </div>
        {!hasFile && isAddress(path) && (
          <a className="text-link filelink" href={path} target="_blank" rel="noopener noreferrer">
            {words.openOne(nameOf(path, all))}
          </a>
        )}
        <RefusedFiles files={leftOut} onDismiss={dismiss} />
        <p className="micro soft" role="status">
          {lengthInWords}
        </p>
        <p className="sr" role="status">
          {said}
        </p>
      </DropArea>
    </FieldGroup>
  )
}
