/** Why nothing is heard, as far as a browser lets us know. */
export type Failure = 'offline' | 'missing' | 'unplayable' | 'noDevice' | 'unknown'

/** MediaError's own numbers. */
const NETWORK = 2
const DECODE = 3

/** What Firefox (OnMediaSinkAudioError, CUBEB) and Chromium (AUDIO_RENDERER_ERROR) write where nothing can be heard on. */
const OF_THE_DEVICE = /MediaSinkAudio|CUBEB|AUDIO_RENDERER/i

/**
 * A browser says the same of a file that is gone, one that is none, and a line that is dead. Our own address can be asked
 * which; another's cannot, since the page may only listen to it.
 */
export async function findFailure(
  url: string,
  { code, message }: Pick<MediaError, 'code' | 'message'>,
): Promise<Failure> {
  // The recording is sound: a loudspeaker that is missing or taken must not be told as its fault.
  if (OF_THE_DEVICE.test(message)) return 'noDevice'
  if (!navigator.onLine || code === NETWORK) return 'offline'
  if (code === DECODE) return 'unplayable'
  if (!url.startsWith('/')) return 'unknown'
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    if (status === 404 || status === 410) return 'missing'
    return status < 400 ? 'unplayable' : 'offline'
  } catch {
    return 'offline'
  }
}
