import { useEffect, useRef, useState } from 'react'
import { useHoldForm } from '../form-hold.ts'
import type { SendOptions } from './upload.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts'

interface Options<Answer> {
  send: (file: File, options: SendOptions) => Promise<Answer>
  onStored: (answer: Answer, upload: Upload) => void
  onFailed: (upload: Upload, error: Error) => void
  onIdle: (outcome: { stored: number; failed: number }) => void
}

/** An upload queue that lives as long as its field, and keeps the form from being sent while it works. */
export function useUploads<Answer>(options: Options<Answer>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef<UploadQueue | null>(null)
  // What is called when an upload ends is what the field means by then, not what it meant when the upload began.
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const created = createUploadQueue<Answer>({
      send: (file, how) => latest.current.send(file, how),
      onChange: setUploads,
      onStored: (answer, upload) => latest.current.onStored(answer, upload),
      onFailed: (upload, error) => latest.current.onFailed(upload, error),
      onIdle: (outcome) => latest.current.onIdle(outcome),
    })
    queue.current = created
    return () => created.stop()
  }, [])
  const isBusy = uploads.some(({ state }) => state !== 'failed')
  useHoldForm(isBusy)
  return {
    uploads,
    isBusy,
    add: (files: readonly File[]) => queue.current?.add(files),
    retry: (id: number) => queue.current?.retry(id),
    remove: (id: number) => queue.current?.remove(id),
  }
}
