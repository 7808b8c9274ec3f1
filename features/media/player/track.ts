import { isRecord } from '#common/own-entry.ts'
import type { StoredFile } from '#platform/files/file-types.ts'
import { type Picture, variantPath } from '#ui/picture-address.ts'

/** An episode as the player carries it from page to page, in both languages: the reader may change theirs meanwhile. */
export interface Track {
  id: number
  title: string
  titleFr: string | null
  episodeNumber: number | null
  /** A path of ours, or somebody else's https address. */
  url: string
  /** In seconds, as staff planned it; the recording itself knows better once it is there. */
  planned: number | null
  cover: string | null
}

interface Episode {
  id: number
  title: string
  titleFr: string | null
  episodeNumber: number | null
  duration: number | null
  audioUrl: string | null
  audioFile: StoredFile | null
  picture: Picture | null
}

/** Wide enough for a lock screen. */
const COVER_WIDTH = 640

function coverOf({ path, widths }: Picture): string {
  const width = widths.find((candidate) => candidate >= COVER_WIDTH)
  return width === undefined ? path : variantPath(path, width, 'webp')
}

/** Ours is only what is stored: a path whose file is gone is no recording. Theirs must be https, or the browser refuses it. */
export function isRecorded({ audioUrl, audioFile }: Pick<Episode, 'audioUrl' | 'audioFile'>): boolean {
  return audioFile !== null || (audioUrl !== null && /^https:\/\//i.test(audioUrl))
}

export function toTrack(episode: Episode): Track | null {
  const { id, title, titleFr, episodeNumber, duration, audioUrl, audioFile, picture } = episode
  const url = audioFile?.path ?? audioUrl
  if (url === null || !isRecorded(episode)) return null
  return {
    id,
    title,
    titleFr,
    episodeNumber,
    url,
    planned: duration === null ? null : duration * 60,
    cover: picture && coverOf(picture),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

/** What a browser kept of it; null for anything else that may lie there. Only addresses that the page could have named. */
export function readTrack(kept: unknown): Track | null {
  if (!isRecord(kept) || !Number.isInteger(kept.id) || !isText(kept.title) || !isText(kept.url)) return null
  if (!/^(\/files\/|https:\/\/)/i.test(kept.url)) return null
  return {
    id: Number(kept.id),
    title: kept.title,
    titleFr: isText(kept.titleFr) ? kept.titleFr : null,
    episodeNumber: isNumber(kept.episodeNumber) ? kept.episodeNumber : null,
    url: kept.url,
    planned: isNumber(kept.planned) ? kept.planned : null,
    cover: isText(kept.cover) && kept.cover.startsWith('/pictures/') ? kept.cover : null,
  }
}
