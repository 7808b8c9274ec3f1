import { useRef, useState } from 'react'
import type { RefusedFile } from '#platform/staff-kit/fields/refused-files.tsx'
import { type SendOptions, uploadFile } from '#platform/staff-kit/fields/upload.ts'
import type { Upload } from '#platform/staff-kit/fields/upload-queue.ts'
import { isWorthRetrying, useUploadFailure } from '#platform/staff-kit/fields/upload-state.tsx'
import { useUploads } from '#platform/staff-kit/fields/use-uploads.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { pictureStaffMessages } from './messages.ts'
import { previewOf } from './picture-preview.ts'
import { type Refusal, splitBatch } from './split-batch.ts'

interface Options {
  max: number
  /** How many more the field can hold while so many are under way. */
  free: (underWay: number) => number
  /** A new choice takes the place of what is still on its way. */
  isReplacing?: boolean
  /** False when the picture is there already. */
  onStored: (path: string, upload: Upload) => boolean
}

/** When a choice is refused for several reasons, the toast names the first of these; the list names all. */
const GRAVEST_FIRST: readonly Refusal[] = ['tooMany', 'notAnImage', 'tooLarge']

const send = (file: File, options: SendOptions) => uploadFile<{ path: string }>('/api/upload', file, options)

/** What the two picture fields share: checks, uploads, previews, and what is said about them. */
export function usePictureUploads({ max, free, isReplacing = false, onStored }: Options) {
  const words = useMessages(pictureStaffMessages)
  const toast = useToast()
  const failureText = useUploadFailure(words.failedText)
  const [leftOut, setLeftOut] = useState<readonly RefusedFile[]>([])
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map())
  const [said, say] = useState('')
  const added = useRef(0)

  const queue = useUploads({
    send,
    onStored({ path }, upload) {
      void previewOf(upload.file).then((preview) => {
        if (preview) setPreviews((known) => new Map(known).set(path, preview))
      })
      if (onStored(path, upload)) added.current++
      else setLeftOut((others) => [...others, { name: upload.file.name, reason: words.isThere }])
    },
    onFailed: ({ file }, error) => say(words.failedOne(file.name, failureText(error))),
    onIdle({ failed }) {
      const count = added.current
      added.current = 0
      if (failed > 0) toast({ title: words.failed, description: words.failedText, variant: 'destructive' })
      else if (count > 0) toast({ title: words.uploaded, description: words.uploadedText(count) })
    },
  })

  function addFiles(files: readonly File[]) {
    // One that failed for good no longer waits for a place.
    const underWay = queue.uploads.filter(({ error }) => isWorthRetrying(error)).length
    const { taken, refused } = splitBatch(files, free(underWay))
    setLeftOut(refused.map(({ file, refusal }) => ({ name: file.name, reason: words.refusals[refusal].text(max) })))
    const gravest = GRAVEST_FIRST.find((refusal) => refused.some((one) => one.refusal === refusal))
    if (gravest) {
      const { title, text } = words.refusals[gravest]
      toast({ title, description: text(max), variant: 'destructive' })
    }
    if (taken.length === 0) return
    if (isReplacing) for (const { id } of queue.uploads) queue.remove(id)
    say(words.sending(taken.length))
    queue.add(taken)
  }

  return { ...queue, addFiles, failureText, leftOut, dismiss: () => setLeftOut([]), previews, said, say }
}
