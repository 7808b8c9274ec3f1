import type { ErrorBody } from '#common/errors.ts'
import { ApiError, NetworkError } from '../ui/api.ts'

/** A line that moves nothing for so long is dead, whatever the browser still hopes for. */
const SILENCE_MS = 60_000

export interface SendOptions {
  /** How much of the file has left, from 0 to 1. */
  onProgress: (sent: number) => void
  signal: AbortSignal
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not ours: a proxy's page says nothing that staff could use.
    return {}
  }
}

/** Sends one file as a form does. `fetch` cannot tell how far it is; this older way can. */
export function uploadFile<Answer>(url: string, file: File, { onProgress, signal }: SendOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let silence: ReturnType<typeof setTimeout>
    const fail = (error: Error) => {
      clearTimeout(silence)
      reject(error)
    }
    const listen = () => {
      clearTimeout(silence)
      silence = setTimeout(() => {
        fail(new NetworkError('timeout'))
        request.abort()
      }, SILENCE_MS)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      listen()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => {
      clearTimeout(silence)
      const body = parse(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(body as Answer)
      else reject(new ApiError(request.status, body as Partial<ErrorBody>, request.statusText))
    }
    request.onerror = () => fail(new NetworkError('no answer'))
    request.onabort = () => fail(new DOMException('stopped', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const body = new FormData()
    body.append('file', file)
    request.open('POST', url)
    request.setRequestHeader('accept', 'application/json')
    listen()
    request.send(body)
  })
}
