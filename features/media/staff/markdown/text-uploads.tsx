import type { usePictureUploads } from '#platform/pictures/staff/use-picture-uploads.ts'
import { staffFieldMessages } from '#platform/staff-kit/fields/messages.ts'
import { isWorthRetrying, UploadProgress } from '#platform/staff-kit/fields/upload-state.tsx'
import { useMessages } from '#ui/page/site.ts'

type Props = Pick<ReturnType<typeof usePictureUploads>, 'uploads' | 'failureText' | 'retry' | 'remove'>

/** Pictures on their way into the text: how far each is, and what can be done when one does not arrive. */
export function TextUploads({ uploads, failureText, retry, remove }: Props) {
  const { uploads: words } = useMessages(staffFieldMessages)
  if (uploads.length === 0) return null
  return (
    <ul className="md__uploads">
      {uploads.map((upload) => {
        const { id, file, error, state } = upload
        return (
          <li key={id}>
            <span className="md__file-name">{file.name}</span>
            {error ? <span className="md__failed">{failureText(error)}</span> : <UploadProgress upload={upload} />}
            {error && isWorthRetrying(error) && (
              <button
                type="button"
                className="text-link"
                aria-label={words.retryOne(file.name)}
                onClick={() => retry(id)}
              >
                {words.retry}
              </button>
            )}
            <button type="button" className="text-link" onClick={() => remove(id)}>
              {state === 'failed' ? words.remove(file.name) : words.stop(file.name)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
