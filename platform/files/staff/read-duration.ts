/** A host that says nothing for so long will not. */
const PATIENCE_MS = 15_000

/** Minutes as the schema has them: whole ones, and no recording is shorter than one. */
export function wholeMinutes(seconds: number): number | null {
  return Number.isFinite(seconds) && seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : null
}

/** How long a recording is, as the browser reads it from the first bytes; null when it cannot. Nothing waits for it. */
export function readDuration(address: string, signal: AbortSignal): Promise<number | null> {
  return new Promise((resolve) => {
    const audio = new Audio()
    const end = (minutes: number | null) => {
      clearTimeout(patience)
      signal.removeEventListener('abort', giveUp)
      audio.removeAttribute('src')
      audio.load()
      resolve(minutes)
    }
    const giveUp = () => end(null)
    const patience = setTimeout(giveUp, PATIENCE_MS)
    signal.addEventListener('abort', giveUp, { once: true })
    audio.addEventListener('loadedmetadata', () => end(wholeMinutes(audio.duration)), { once: true })
    audio.addEventListener('error', giveUp, { once: true })
    audio.preload = 'metadata'
    audio.src = address
  })
}
