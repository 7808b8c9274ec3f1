import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { AppError } from '#common/errors.ts'
import type { Room } from '#db/context.server.ts'

const MB = 1024 ** 2
const GB = 1024 ** 3
const EVERY_MS = 30_000

export interface DiskPlace {
  name: string
  freeBytes: number
  sizeBytes: number
  /** False: mounted read-only, or no longer ours. */
  isWritable: boolean
}

/** `low`: the owner is warned; `full`: nothing but messages is taken; `last`: these are not taken either. */
export const DISK_LEVELS = ['enough', 'low', 'full', 'last'] as const
export type DiskLevel = (typeof DISK_LEVELS)[number]

export interface DiskState {
  level: DiskLevel
  places: DiskPlace[]
}

/**
 * Shares of the disk, bounded: 5 % of 250 GB would refuse pictures while there is room for a hundred thousand of them, and
 * a warning at 37 GB is one nobody believes. Of a small disk the last 200 MB are kept for what PostgreSQL needs to go on
 * living, and as much again for messages alone.
 */
export function limitsOf(sizeBytes: number): Record<Exclude<DiskLevel, 'enough'>, number> {
  const last = Math.min(200 * MB, sizeBytes * 0.1)
  const full = Math.max(Math.min(sizeBytes * 0.05, 2 * GB), 2 * last)
  return { last, full, low: Math.max(Math.min(sizeBytes * 0.15, 20 * GB), 1.5 * full) }
}

/** What backups leave free: one that made the disk full would have uploads refused until somebody makes room. */
export const keptFromBackups = (sizeBytes: number) => limitsOf(sizeBytes).full

export function levelOf({ freeBytes, sizeBytes, isWritable }: DiskPlace, comingBytes = 0): DiskLevel {
  const limits = limitsOf(sizeBytes)
  const left = freeBytes - comingBytes
  if (!isWritable || left <= limits.last) return 'last'
  return left <= limits.full ? 'full' : left <= limits.low ? 'low' : 'enough'
}

const IS_FULL: ReadonlySet<DiskLevel> = new Set(['full', 'last'])

const worst = (levels: DiskLevel[]): DiskLevel =>
  levels.reduce((most, level) => (DISK_LEVELS.indexOf(level) > DISK_LEVELS.indexOf(most) ? level : most), 'enough')

/** Null: not there, as the database's folder is not where DATABASE_URL names another. */
export type ReadPlace = (folder: string) => Promise<Omit<DiskPlace, 'name'> | null>

async function readPlace(folder: string): Promise<Omit<DiskPlace, 'name'> | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    const isWritable = await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    )
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize, isWritable }
  } catch {
    return null
  }
}

interface Options {
  dataDir: string
  read?: ReadPlace
}

export interface DiskWatch extends Room {
  /** As of the last look. */
  state(): DiskState
  look(): Promise<DiskState>
  /** Whether what is worth less than a message may be written: widths of pictures, counts of visits. */
  hasRoom(): boolean
  /** They go into the database; one that DATABASE_URL names says by itself when it is full. */
  takesMessages(): boolean
  stop(): void
}

/** Looks at the disks behind the data folder twice a minute, and before each file that comes in. */
export async function startDiskWatch({ dataDir, read = readPlace }: Options): Promise<DiskWatch> {
  const folders = { data: resolve(dataDir), database: join(resolve(dataDir), 'postgres') }
  let state: DiskState = { level: 'enough', places: [] }
  const hasRoom = () => !IS_FULL.has(state.level)
  const takesMessages = () => !state.places.some((place) => place.name === 'database' && levelOf(place) === 'last')

  async function look(): Promise<DiskState> {
    const looked = await Promise.all(
      Object.entries(folders).map(async ([name, folder]) => {
        const found = await read(folder)
        return found ? [{ name, ...found }] : []
      }),
    )
    const places = looked.flat()
    state = { level: worst(places.map((place) => levelOf(place))), places }
    return state
  }

  await look()
  const timer = setInterval(() => void look(), EVERY_MS)
  timer.unref()
  return {
    state: () => state,
    look,
    hasRoom,
    takesMessages,
    async forFile(bytes) {
      const { level, places } = await look()
      const afterwards = places.filter(({ name }) => name === 'data').map((place) => levelOf(place, bytes))
      if (IS_FULL.has(worst([level, ...afterwards]))) throw new AppError('no_room_for_files')
    },
    forMessage() {
      if (!takesMessages()) throw new AppError('not_storable')
    },
    stop: () => clearInterval(timer),
  }
}
