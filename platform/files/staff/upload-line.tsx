import { formatBytes } from '#common/figures.ts'
import { staffFieldMessages } from '#platform/staff-kit/fields/messages.ts'
import type { Upload } from '#platform/staff-kit/fields/upload-queue.ts'
import { isWorthRetrying, UploadProgress } from '#platform/staff-kit/fields/upload-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'

interface Props {
  upload: Upload
  failureText: (error: Error) => string
  onRetry: () => void
  onRemove: () => void
}

/** A chosen file on its way. */
export function UploadLine({ upload, failureText, onRetry, onRemove }: Props) {
  const { uploads: words } = useMessages(staffFieldMessages)
  const { locale } = useSite()
  const { file, error } = upload
  return (
    <div className="fileline">
      <div className="fileline__txt">
        <p>
          {file.name}
          <span className="soft"> {formatBytes(file.size, locale)}</span>
        </p>
        {error ? <p className="fileline__failed">{failureText(error)}</p> : <UploadProgress upload={upload} />}
      </div>
      <div className="fileline__acts">
        {error && isWorthRetrying(error) && (
          <button type="button" className="text-link" aria-label={words.retryOne(file.name)} onClick={onRetry}>
            {words.retry}
          </button>
        )}
        <button
          type="button"
          className="icobtn"
          data-act="remove"
          aria-label={error ? words.remove(file.name) : words.stop(file.name)}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
