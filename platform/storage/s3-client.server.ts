import {
  type $Command,
  S3Client,
  type S3ClientConfig,
  type S3ClientResolvedConfig,
  type ServiceInputTypes,
  type ServiceOutputTypes,
} from '@aws-sdk/client-s3'
import { StoreAway } from '#common/object-store.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  accessKey: string
  secretKey: string
  region: string
  /** Empty, or the folder of the bucket that is ours, with its slash. */
  prefix: string
}

export interface S3Timing {
  connectMs: number
  /** Until the first byte of an answer, for one try and for all of them. */
  answerMs: number
  answerInAllMs: number
  /** A part on its way up. */
  partMs: number
  partInAllMs: number
  /** In the middle of an answer. */
  silenceMs: number
}

const TIMING: S3Timing = {
  connectMs: 3_000,
  answerMs: 5_000,
  // A picture that has not come by then is shown otherwise, and its page does not wait.
  answerInAllMs: 9_000,
  partMs: 20_000,
  partInAllMs: 50_000,
  silenceMs: 10_000,
}
const TRIES = 3
/**
 * Each file that somebody reads has a line for as long as its reader takes, and a podcast is listened to for an hour: of the
 * client's own 50, a few dozen listeners would leave none for pictures and uploads.
 */
const MOST_LINES = 512

type Question<Input extends ServiceInputTypes, Output extends ServiceOutputTypes> = $Command<
  Input,
  Output,
  S3ClientResolvedConfig,
  ServiceInputTypes,
  ServiceOutputTypes
>
const ABSENT = new Set(['NoSuchKey', 'NotFound'])

/** Only what it is called and says: a refused signature quotes what was signed, and by whose key. */
function away(error: unknown): StoreAway {
  if (error instanceof StoreAway) return error
  const { name, message, code } = error as Error & { code?: string }
  return new StoreAway([name, code, message].filter(Boolean).join(': '))
}

/** Questions to one S3 store: each is over in a bounded time, however the other side behaves. */
export function openS3(settings: S3Settings, timing: Partial<S3Timing> = {}) {
  const { connectMs, answerMs, answerInAllMs, partMs, partInAllMs, silenceMs } = { ...TIMING, ...timing }
  const { endpoint, region, accessKey: accessKeyId, secretKey: secretAccessKey } = settings
  const config: S3ClientConfig = {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: TRIES,
    // What others' stores do not understand; our own checksums are checked instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Not every store says that it is ready for a part; and each part that asks would have a new line to ask on.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: MOST_LINES },
      httpsAgent: { maxSockets: MOST_LINES },
    },
  }
  const client = new S3Client(config)

  async function send<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
    command: Question<Input, Output>,
    { each, inAll }: { each: number; inAll: number },
  ): Promise<Output> {
    // Not AbortSignal.timeout: it would also cut off the content of an answer that has begun.
    const giveUp = new AbortController()
    const timer = setTimeout(() => giveUp.abort(), inAll)
    try {
      return await client.send(command, { abortSignal: giveUp.signal, requestTimeout: each })
    } finally {
      clearTimeout(timer)
    }
  }
  const answer = { each: answerMs, inAll: answerInAllMs }
  const part = { each: partMs, inAll: partInAllMs }

  return {
    silenceMs,
    async ask<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(command: Question<Input, Output>) {
      return send(command, answer).catch((error: unknown) => Promise.reject(away(error)))
    },
    /** With content on its way up. */
    async give<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(command: Question<Input, Output>) {
      return send(command, part).catch((error: unknown) => Promise.reject(away(error)))
    },
    /** Null: there is nothing of that name. */
    async askToFind<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
      command: Question<Input, Output>,
    ): Promise<Output | null> {
      return send(command, answer).catch((error: unknown) => {
        if (ABSENT.has((error as Error).name)) return null
        throw away(error)
      })
    },
  }
}
