import { useEffect, useState } from 'react'
import { staffFieldMessages } from '#platform/staff-kit/fields/messages.ts'
import type { Upload } from '#platform/staff-kit/fields/upload-queue.ts'
import { isWorthRetrying, UploadProgress } from '#platform/staff-kit/fields/upload-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { previewOf } from './picture-preview.ts'

interface Props {
  upload: Upload
  failureText: (error: Error) => string
  onRetry: () => void
  onRemove: () => void
}

function usePreview(file: File): string | null {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    void previewOf(file).then((drawn) => {
      if (!isGone) setPreview(drawn)
    })
    return () => {
      isGone = true
    }
  }, [file])
  return preview
}

/** A chosen picture on its way: what it is, how far it is, and what can be done when it does not arrive. */
export function UploadTile({ upload, failureText, onRetry, onRemove }: Props) {
  const { uploads: words } = useMessages(staffFieldMessages)
  const { file, state, error } = upload
  const preview = usePreview(file)
  return (
    <>
      <div className="ptile__pic" data-state={state}>
        {preview && <img src={preview} alt="" />}
        <button
          type="button"
          className="icobtn ptile__remove"
          data-act="remove"
          aria-label={state === 'failed' ? words.remove(file.name) : words.stop(file.name)}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className="ptile__name" title={file.name}>
        {file.name}
      </p>
      {error ? (
        <div className="ptile__failed">
          <p>{failureText(error)}</p>
          {isWorthRetrying(error) && (
            <button type="button" className="text-link" aria-label={words.retryOne(file.name)} onClick={onRetry}>
              {words.retry}
            </button>
          )}
        </div>
      ) : (
        <UploadProgress upload={upload} />
      )}
    </>
  )
}
