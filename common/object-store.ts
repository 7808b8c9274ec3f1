import { AppError, type Sentence } from './errors.ts'

/** Of the first to the last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

export interface WriteOptions {
  signal?: AbortSignal | undefined
}

export interface StoredObject {
  bytes: number
  modifiedAt: Date
  /** As it was noted when the object was written, where the store keeps notes. */
  sha256?: string
}

/** Where bytes lie under names such as 'pictures/ab/ab…f0.webp': a folder, or a bucket (platform/storage). */
export interface ObjectStore {
  /** What is written takes room on this machine, and costs no more than a rename. */
  readonly isOnDisk: boolean
  /** For people: where it lies. */
  describe(name: string): string
  stat(name: string): Promise<StoredObject | null>
  /**
   * `bytes` is the size of the whole. The content comes piece by piece and is as long as it says, or throws; of a whole one
   * that is not what was written, the last piece never comes.
   */
  read(name: string, range?: ByteRange): Promise<{ bytes: number; content: AsyncIterable<Buffer> } | null>
  /**
   * Kept for good when this resolves. A file given may be taken over by a store on disk: whoever gives it to one does without
   * it afterwards. What takes long is given up when the signal says so; what there is of it by then may have its name.
   */
  write(name: string, content: Buffer | { file: string }, options?: WriteOptions): Promise<void>
  remove(name: string): Promise<void>
  /** Whatever has a name that begins so. */
  list(prefix: string): AsyncIterable<StoredObject & { name: string }>
}

const AWAY: Sentence = {
  en: 'Pictures and files cannot be stored or fetched right now. Please try again in a moment.',
  fr: 'Les images et les fichiers ne peuvent être ni enregistrés ni lus pour le moment. Merci de réessayer dans un instant.',
}

/** The store does not answer, refuses, or did not keep what it was given. Nothing of it may be believed or recorded. */
export class StoreAway extends AppError {
  constructor(why: string, options: { cause?: unknown } = {}) {
    super('unavailable', { ...options, sentence: AWAY })
    this.message = `The object store: ${why}`
  }
}

/** What came is not what lies there by its name. */
export class DamagedObject extends StoreAway {}

/** Nothing more can be had of the store for now; one damaged object says nothing of the next. */
export const isAway = (error: unknown) => error instanceof StoreAway && !(error instanceof DamagedObject)

/** The same store, seen from below a prefix. */
export function storeBelow(store: ObjectStore, prefix: string): ObjectStore {
  const whole = (name: string) => `${prefix}${name}`
  return {
    isOnDisk: store.isOnDisk,
    describe: (name) => store.describe(whole(name)),
    stat: (name) => store.stat(whole(name)),
    read: (name, range) => store.read(whole(name), range),
    write: (name, content, options) => store.write(whole(name), content, options),
    remove: (name) => store.remove(whole(name)),
    async *list(start) {
      for await (const { name, ...rest } of store.list(whole(start))) yield { ...rest, name: name.slice(prefix.length) }
    },
  }
}
