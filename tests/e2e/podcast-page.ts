import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { STAFF } from '../helpers/prepared-house.ts'

/** A frame of MPEG-1 layer III, 32 kbit/s, 44.1 kHz, one channel, of which every sample is silence. */
const FRAME_BYTES = 104
const FRAMES_A_SECOND = 44_100 / 1152

/** Silence, as long as asked; the mark makes each file another one. */
function silentMp3(seconds: number, mark: string): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES)
  Buffer.from([0xff, 0xfb, 0x10, 0xc4]).copy(frame)
  const text = Buffer.from(mark)
  const size = Buffer.from([0, 0, 0, text.length])
  // An ID3 tag nobody reads: what makes it a file of its own is only that it differs.
  const tag = Buffer.concat([Buffer.from('ID3'), Buffer.from([4, 0, 0]), size, text])
  return Buffer.concat([tag, ...Array.from({ length: Math.ceil(seconds * FRAMES_A_SECOND) }, () => frame)])
}

interface Episode {
  title: string
  titleFr?: string
  seconds?: number
  audioUrl?: string
  topics?: string[]
}

/** Published through the API, as staff do it; with a recording of our own unless an address is given. */
export async function publishEpisode(request: APIRequestContext, episode: Episode): Promise<number> {
  const { title, titleFr = null, seconds = 120, topics = [] } = episode
  await request.post('/api/admin/login', { data: STAFF })
  const upload = async () => {
    const buffer = silentMp3(seconds, title)
    const file = { name: 'silence.mp3', mimeType: 'audio/mpeg', buffer }
    const answer = await request.post('/api/files', { multipart: { file } })
    return ((await answer.json()) as { path: string }).path
  }
  const answer = await request.post('/api/admin/podcasts', {
    data: {
      title,
      titleFr,
      description: 'Silence, recorded for a test.',
      audioUrl: episode.audioUrl ?? (await upload()),
      episodeNumber: 90,
      duration: 2,
      category: 'interviews',
      topics,
      guests: ['Nobody'],
      isPublished: true,
      position: 900,
    },
  })
  return ((await answer.json()) as { id: number }).id
}

export const bar = (page: Page): Locator => page.getByRole('region', { name: /Podcast player|Lecteur du podcast/ })

/** Where the recording stands, in seconds, as the handle says it. */
export async function heardSoFar(page: Page): Promise<number> {
  return Number(await bar(page).getByRole('slider').inputValue())
}

/** What the browser kept of an episode, in whole seconds; null where it kept nothing. */
export async function keptPosition(page: Page, id: number): Promise<number | null> {
  const text = await page.evaluate(() => localStorage.getItem('kais-listening-1'))
  const { episodes } = JSON.parse(text ?? '{"episodes":[]}') as { episodes: [number, number, number][] }
  return episodes.find(([episode]) => episode === id)?.[1] ?? null
}
