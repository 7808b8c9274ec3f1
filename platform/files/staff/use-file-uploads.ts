import { useState } from 'react'
import type { RefusedFile } from '#platform/staff-kit/fields/refused-files.tsx'
import { type SendOptions, uploadFile } from '#platform/staff-kit/fields/upload.ts'
import { isWorthRetrying, useUploadFailure } from '#platform/staff-kit/fields/upload-state.tsx'
import { useUploads } from '#platform/staff-kit/fields/use-uploads.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StoredFile } from '../file-types.ts'
import { type Accept, checkFile, doorFor } from './check-file.ts'
import type { KnownFile } from './describe-path.ts'
import { fileStaffMessages } from './messages.ts'

type Answer = Pick<StoredFile, 'path'> & Partial<StoredFile>

interface Options {
  accept: Accept
  max: number
  /** How many more the field can hold while so many are under way. */
  free: (underWay: number) => number
  /** A new choice takes the place of what is still on its way. */
  isReplacing?: boolean
  /** False when the file is there already. */
  onStored: (path: string, id: number) => boolean
}

const send = (file: File, options: SendOptions) => uploadFile<Answer>(doorFor(file), file, options)

/** What the two file fields share: checks, uploads, and what is said about them. */
export function useFileUploads({ accept, max, free, isReplacing = false, onStored }: Options) {
  const words = useMessages(fileStaffMessages)
  const toast = useToast()
  const failureText = useUploadFailure(words.failedText)
  const [leftOut, setLeftOut] = useState<readonly RefusedFile[]>([])
  const [fresh, setFresh] = useState<readonly KnownFile[]>([])
  const [said, say] = useState('')

  const queue = useUploads({
    send,
    onStored(answer, { id, file: { name } }) {
      const { path, bytes = null } = answer
      setFresh((files) => [...files, { path, name: answer.name ?? name, bytes }])
      if (onStored(path, id)) say(words.stored(name))
      else setLeftOut((others) => [...others, { name, reason: words.isThere }])
    },
    onFailed: ({ file }, error) => say(words.failedOne(file.name, failureText(error))),
    onIdle({ failed }) {
      if (failed > 0) toast({ title: words.failed, description: words.failedText, variant: 'destructive' })
    },
  })

  function addFiles(files: readonly File[]) {
    const room = free(queue.uploads.filter(({ error }) => isWorthRetrying(error)).length)
    const taken: File[] = []
    const refused: RefusedFile[] = []
    for (const file of files) {
      const refusal = checkFile(file, accept)
      if (refusal) refused.push({ name: file.name, reason: words.refusals[refusal] })
      else if (taken.length < room) taken.push(file)
      else refused.push({ name: file.name, reason: words.refusals.tooMany(max) })
    }
    setLeftOut(refused)
    if (taken.length === 0) return
    if (isReplacing) for (const { id } of queue.uploads) queue.remove(id)
    say(words.sending(taken.length))
    queue.add(taken)
  }

  return { ...queue, addFiles, failureText, leftOut, dismiss: () => setLeftOut([]), fresh, said, say }
}
