import { formatPercent } from '#common/figures.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { ApiError, NetworkError } from '../ui/api.ts'
import { staffFieldMessages } from './messages.ts'
import type { Upload } from './upload-queue.ts'

/** What is wrong with the file itself will be wrong the next time too. */
const FINAL = new Set([
  'not_an_image',
  'heic_unreadable',
  'image_too_large',
  'not_a_document',
  'file_too_large',
  'payload_too_large',
])

export function isWorthRetrying(error: Error | null): boolean {
  return !(error instanceof ApiError && error.code !== null && FINAL.has(error.code))
}

/** Why an upload failed, for the person who chose the file. `otherwise` is said when a stranger answered in our place. */
export function useUploadFailure(otherwise: string): (error: Error) => string {
  const { uploads: words } = useMessages(staffFieldMessages)
  return (error) => {
    if (error instanceof NetworkError) return words.brokenOff
    if (!(error instanceof ApiError) || error.code === null) return otherwise
    return error.code === 'unauthenticated' ? words.signedOut : error.message
  }
}

/** A bar that follows the bytes, and the same in words. */
export function UploadProgress({ upload: { file, state, sent } }: { upload: Upload }) {
  const { uploads: words } = useMessages(staffFieldMessages)
  const { locale } = useSite()
  const percent = Math.floor(sent * 100)
  const inWords =
    state === 'waiting' ? words.waiting : sent >= 1 ? words.storing : words.sent(formatPercent(percent, locale))
  return (
    <div className="upstate">
      <progress max={100} value={percent} aria-label={words.progress(file.name)} aria-valuetext={inWords} />
      <span className="upstate__say" aria-hidden="true">
        {inWords}
      </span>
    </div>
  )
}
