import { useEffect, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useMessages } from '#app/site.ts'
import { FieldGroup } from '#app/ui/field.tsx'
import type { Picture } from '#features/pictures/picture-address.ts'
import { useErrorText } from '#features/staff/ui/error-text.ts'
import { MAX_IMAGES } from '../property.schema.ts'
import { ImageThumb } from './image-thumb.tsx'
import { nestStaffMessages } from './messages.ts'
import type { PropertyFormValues } from './property-form-values.ts'
import type { useImageUpload } from './use-image-upload.ts'

interface Props {
  upload: ReturnType<typeof useImageUpload>
  /** Pictures that were stored before, with the small sizes that exist of them. */
  known: readonly Picture[]
}

/** A button that moved or went away took the focus along; this says where it belongs now. */
interface FocusWish {
  path: string | undefined
  buttons: readonly string[]
}

export function ImageUploader({ upload: { addFiles, progress }, known }: Props) {
  const { images: words } = useMessages(nestStaffMessages)
  const errorText = useErrorText()
  const { control } = useFormContext<PropertyFormValues>()
  const { field, fieldState } = useController({ control, name: 'images' })
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const wish = useRef<FocusWish | null>(null)
  const paths = field.value

  useEffect(() => {
    if (!wish.current) return
    const { path, buttons } = wish.current
    wish.current = null
    const thumb = path && list.current?.querySelector(`[data-path="${path}"]`)
    const target =
      thumb && buttons.map((name) => thumb.querySelector<HTMLElement>(`[data-act="${name}"]:enabled`)).find(Boolean)
    ;(target || chooser.current)?.focus()
  })

  function move(from: number, by: -1 | 1) {
    const to = from + by
    const [path, other] = [paths[from], paths[to]]
    if (path === undefined || other === undefined) return
    field.onChange(paths.with(from, other).with(to, path))
    setSaid(words.moved(from + 1, to + 1))
    wish.current = { path, buttons: by < 0 ? ['earlier', 'later'] : ['later', 'earlier'] }
  }

  function remove(index: number) {
    field.onChange(paths.filter((_, position) => position !== index))
    wish.current = { path: paths[index + 1] ?? paths[index - 1], buttons: ['remove'] }
  }

  return (
    <FieldGroup label={words.label} hint={words.hint(MAX_IMAGES)} error={errorText(fieldState.error)} isWide>
      {paths.length > 0 && (
        <ul className="thumbs" ref={list}>
          {paths.map((path, index) => (
            <ImageThumb
              key={path}
              path={path}
              picture={known.find((picture) => picture.path === path)}
              position={index}
              count={paths.length}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <div className="upload">
        <label className="btn btn--line" data-busy={progress ? true : undefined}>
          {progress ? words.uploading(progress.n, progress.of) : words.choose}
          <input
            ref={chooser}
            type="file"
            accept="image/*"
            multiple
            disabled={progress !== null}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              // Emptied, so that choosing the same file again is a choice again.
              event.target.value = ''
              if (files.length > 0) void addFiles(files)
            }}
          />
        </label>
        <span className="soft">{words.count(paths.length, MAX_IMAGES)}</span>
      </div>
      <p className="sr" role="status">
        {progress ? words.uploading(progress.n, progress.of) : said}
      </p>
    </FieldGroup>
  )
}
