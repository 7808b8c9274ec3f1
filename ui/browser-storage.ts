import { useSyncExternalStore } from 'react'

type Area = 'local' | 'session'

interface Options<T> {
  /** Stands first: features/company/privacy.test.ts finds it here, and the privacy policy names every one. */
  key: string
  /** 'session' is this tab's alone. */
  area?: Area
  /** The value's schema: an older version or somebody else may have written there, and what does not fit is null. */
  read: (kept: unknown) => T | null
  /** Where the browser keeps nothing (private mode, storage full or forbidden) it lives as long as the page does. */
  isHeldInMemory?: boolean
}

export interface Kept<T> {
  /** Read anew each time, as another tab may have written; the same object as long as nothing changed. */
  read: () => T | null
  /** False where it could not be kept. */
  write: (value: T) => boolean
  clear: () => void
  /** Told when it may have changed, here or in another tab. */
  subscribe: (listener: () => void) => () => void
}

/** Another tab wrote; or the page comes back as it was left, and the news passed it by meanwhile. */
const NEWS = ['storage', 'pageshow']

/** Undefined where the storage is switched off, forbidden or full: nothing here ever throws. */
function ask<Answer>(area: Area, question: (storage: Storage) => Answer): Answer | undefined {
  try {
    return question(area === 'local' ? localStorage : sessionStorage)
  } catch {
    return undefined
  }
}

/** A text lies there as it is, all else as JSON. */
const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function fromText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** One value that the browser keeps for us. Nothing is read before somebody asks, so that it may stand in any module. */
export function keptInBrowser<T>({ key, area = 'local', read, isHeldInMemory = false }: Options<T>): Kept<T> {
  const listeners = new Set<() => void>()
  let seen: string | null = null
  let value: T | null = null
  /** After a value that could not be written memory counts, until a write goes through again. */
  let isKept = true

  const tell = () => {
    for (const listener of listeners) listener()
  }

  return {
    read() {
      const text = isKept ? ask(area, (storage) => storage.getItem(key)) : undefined
      if (text !== undefined && text !== seen) {
        seen = text
        value = text === null ? null : read(fromText(text))
      }
      return value
    },
    write(next) {
      const text = toText(next)
      const isWritten =
        ask(area, (storage) => {
          storage.setItem(key, text)
          return true
        }) === true
      isKept = isWritten || !isHeldInMemory
      if (isWritten || isHeldInMemory) {
        seen = text
        value = next
      }
      tell()
      return isWritten
    },
    clear() {
      ask(area, (storage) => storage.removeItem(key))
      isKept = true
      seen = null
      value = null
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      for (const name of NEWS) window.addEventListener(name, listener)
      return () => {
        listeners.delete(listener)
        for (const name of NEWS) window.removeEventListener(name, listener)
      }
    },
  }
}

/** A part of it, drawn again when that changes; of nothing on the server and in the first render of the browser. */
export function useKept<T, Part>(kept: Kept<T>, partOf: (value: T | null) => Part): Part {
  return useSyncExternalStore(
    kept.subscribe,
    () => partOf(kept.read()),
    () => partOf(null),
  )
}

export function keptKeys(prefix: string): string[] {
  return ask('local', (storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? []
}
