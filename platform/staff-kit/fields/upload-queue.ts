import type { SendOptions } from './upload.ts'

/** More at once would only make each of them slower on a thin line. */
const AT_A_TIME = 2

export interface Upload {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** From 0 to 1. At 1 the server still has work to do with it. */
  sent: number
  error: Error | null
}

interface Options<Answer> {
  send: (file: File, options: SendOptions) => Promise<Answer>
  onChange: (uploads: readonly Upload[]) => void
  onStored: (answer: Answer, upload: Upload) => void
  onFailed: (upload: Upload, error: Error) => void
  /** Nothing waits or runs any more: what became of all since the last time. */
  onIdle: (outcome: { stored: number; failed: number }) => void
}

export interface UploadQueue {
  add: (files: readonly File[]) => void
  retry: (id: number) => void
  /** Also stops it when it is under way. */
  remove: (id: number) => void
  stop: () => void
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** Sends files two at a time, in the order they were chosen. One that fails stays, with its reason, and stops no other. */
export function createUploadQueue<Answer>(options: Options<Answer>): UploadQueue {
  let uploads: readonly Upload[] = []
  let lastId = 0
  let outcome = { stored: 0, failed: 0 }
  const running = new Map<number, AbortController>()

  function publish(next: readonly Upload[]) {
    uploads = next
    options.onChange(next)
  }

  function change(id: number, part: Partial<Upload>) {
    publish(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  }

  const drop = (id: number) => publish(uploads.filter((upload) => upload.id !== id))

  async function run(upload: Upload) {
    const { id, file } = upload
    const controller = new AbortController()
    running.set(id, controller)
    change(id, { state: 'sending', sent: 0, error: null })
    try {
      const onProgress = (sent: number) => running.has(id) && change(id, { sent })
      const answer = await options.send(file, { onProgress, signal: controller.signal })
      if (!running.delete(id)) return
      outcome.stored++
      drop(id)
      options.onStored(answer, upload)
    } catch (thrown) {
      // Taken away by hand: nobody has to be told.
      if (!running.delete(id)) return
      const error = asError(thrown)
      outcome.failed++
      change(id, { state: 'failed', error })
      options.onFailed(upload, error)
    }
    next()
  }

  function next() {
    for (const upload of uploads) {
      if (running.size >= AT_A_TIME) return
      if (upload.state === 'waiting') void run(upload)
    }
    if (running.size > 0 || outcome.stored + outcome.failed === 0) return
    const settled = outcome
    outcome = { stored: 0, failed: 0 }
    options.onIdle(settled)
  }

  return {
    add(files) {
      const added = files.map((file): Upload => ({ id: ++lastId, file, state: 'waiting', sent: 0, error: null }))
      publish([...uploads, ...added])
      next()
    },
    retry(id) {
      if (uploads.find((upload) => upload.id === id)?.state !== 'failed') return
      change(id, { state: 'waiting', sent: 0, error: null })
      next()
    },
    remove(id) {
      const controller = running.get(id)
      running.delete(id)
      controller?.abort()
      drop(id)
      next()
    },
    stop() {
      for (const controller of running.values()) controller.abort()
      running.clear()
      uploads = []
    },
  }
}
