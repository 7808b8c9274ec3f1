import { keptInBrowser } from '#ui/browser-storage.ts'
import { FOUND_KINDS, MOST_OPENED } from './found.public.ts'

interface OpenedHere {
  /** Whose they are: at a desk that is shared nobody sees what another opened. */
  userId: number
  /** 'lead-12', the last first: numbers, never names. */
  opened: string[]
}

const read = (kept: unknown): OpenedHere | null => {
  if (typeof kept !== 'object' || kept === null || !('userId' in kept) || !('opened' in kept)) return null
  const { userId, opened } = kept
  if (typeof userId !== 'number' || !Array.isArray(opened)) return null
  return { userId, opened: opened.filter((one) => typeof one === 'string') }
}
const kept = keptInBrowser<OpenedHere>({ key: 'kais-opened', read })

export function openedBy(userId: number): string[] {
  const last = kept.read()
  return last?.userId === userId ? last.opened : []
}

/** Where each kind is opened, with its number; a dialog of a list by its `edit`. */
const PLACES: Record<(typeof FOUND_KINDS)[number], RegExp> = {
  lead: /^\/admin\/dashboard\/leads\/(\d+)$/,
  stay: /^\/admin\/dashboard\/stays\/(\d+)$/,
  property: /^\/admin\/(?:edit-property\/(\d+)|property\/(\d+)\/edit)$/,
  vehicle: /^\/admin\/dashboard\/vehicles\?(?:.*&)?edit=(\d+)/,
  investment: /^\/admin\/dashboard\/investments\/(\d+)$/,
  article: /^\/admin\/dashboard\/articles\/(\d+)$/,
  podcast: /^\/admin\/dashboard\/podcasts\/(\d+)$/,
}

export function openedAt(pathname: string, search: string): string | null {
  for (const kind of FOUND_KINDS) {
    const found = PLACES[kind].exec(pathname) ?? PLACES[kind].exec(pathname + search)
    const id = found?.[1] ?? found?.[2]
    if (id) return `${kind}-${id}`
  }
  return null
}

export function noteOpened(userId: number, opened: string): void {
  const before = openedBy(userId)
  if (before[0] === opened) return
  kept.write({ userId, opened: [opened, ...before.filter((one) => one !== opened)].slice(0, MOST_OPENED) })
}
