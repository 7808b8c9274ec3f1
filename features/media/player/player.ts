import { isNearEnd } from './clock.ts'
import { type Failure, findFailure } from './failure.ts'
import { listening } from './listening.ts'
import { keptTrack, PLAYER_EVENT } from './player-sign.ts'
import { readTrack, type Track } from './track.ts'

export interface PlayerState {
  track: Track | null
  status: 'paused' | 'waiting' | 'playing' | 'ended' | 'failed'
  failure: Failure | null
  /** In seconds from the start. */
  time: number
  duration: number | null
  rate: number
  /** How many jumps have arrived: whoever counts the seconds by themselves starts again from `time`. */
  jumps: number
  /** True until something is pressed: it is the last visit's, and says so. */
  isLeftOver: boolean
}

const SILENCE: PlayerState = {
  track: null,
  status: 'paused',
  failure: null,
  time: 0,
  duration: null,
  rate: 1,
  jumps: 0,
  isLeftOver: false,
}

/** Playing, the position is written this often; whoever pulls the plug loses no more. */
const KEEP_EVERY_S = 5
/** Closer to its end than this an episode starts again from the beginning. */
const END_S = 1
/** The recording then stands elsewhere than where the listener is; below that it is only the clock's grain. */
const ASTRAY_S = 1

/**
 * The one recording that plays. Its <audio> stands outside the page, so that it goes on while pages and languages change.
 * Nothing here needs React, and nothing here runs on the server.
 */
class Player {
  readonly #listeners = new Set<() => void>()
  #state = SILENCE
  #audio: HTMLAudioElement | null = null
  /** Starting in one tab pauses the others. */
  #tabs: BroadcastChannel | null = null
  #startAt = 0
  #keptAt = 0
  /** Something was heard or sought here since: only then is our position news, and no older than another tab's. */
  #isUnkept = false

  state = (): PlayerState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What a visitor left unfinished stands ready, paused: browsers forbid that it start by itself, and so do manners. */
  restore(): void {
    if (this.#state.track) return
    const track = readTrack(keptTrack.read())
    if (track) this.#open(track, true)
    else this.#forget()
  }

  /** Must be called by the press itself: some browsers allow sound to nothing that comes later. */
  play(track: Track | null = this.#state.track): void {
    if (!track) return
    const { track: current, status } = this.#state
    // The same episode may have been recorded anew since.
    if (current?.id !== track.id || current.url !== track.url) {
      this.#keep()
      this.#open(track, false)
    } else if (status !== 'ended') this.#catchUp(track)
    const audio = this.#tuned(track)
    if (this.#state.status === 'ended') audio.currentTime = 0
    this.#remember(track)
    this.#set({ status: 'waiting', failure: null, isLeftOver: false })
    this.#tabs?.postMessage('playing')
    audio.play().catch((error: unknown) => {
      // Refused by the browser: the button is there to press. All else is told by the events 'pause' and 'error'.
      if (error instanceof DOMException && error.name === 'NotAllowedError') this.#set({ status: 'paused' })
    })
  }

  pause(): void {
    this.#audio?.pause()
  }

  toggle(track: Track): void {
    const { status, track: current } = this.#state
    if (current?.id === track.id && (status === 'playing' || status === 'waiting')) this.pause()
    else this.play(track)
  }

  /** To a moment, in seconds; what lies outside becomes the nearest that does not. */
  seek(time: number): void {
    const { duration, status } = this.#state
    const target = Math.max(0, Math.min(time, duration ?? time))
    if (this.#audio && this.#audio.readyState > 0) this.#audio.currentTime = target
    else this.#startAt = target
    this.#set({ time: target, isLeftOver: false, ...(status === 'ended' && { status: 'paused' }) })
    this.#isUnkept = true
    this.#keep()
  }

  skip(seconds: number): void {
    this.seek(this.#state.time + seconds)
  }

  setRate(rate: number): void {
    if (this.#audio) this.#audio.playbackRate = rate
    listening.setRate(rate)
    this.#set({ rate })
  }

  close(): void {
    this.pause()
    this.#keep()
    this.#audio?.removeAttribute('src')
    this.#audio?.load()
    this.#forget()
    this.#set(SILENCE)
  }

  #set(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  #open(track: Track, isLeftOver: boolean): void {
    const time = listening.positionOf(track.id)
    this.#startAt = time
    this.#keptAt = time
    this.#isUnkept = false
    this.#audio?.pause()
    this.#set({ ...SILENCE, track, time, duration: track.planned, rate: listening.rate, isLeftOver })
  }

  /** Another tab may have gone on with it meanwhile: it goes on from there, as the buttons on the page say. */
  #catchUp({ id }: Track): void {
    const time = listening.positionOf(id)
    if (Math.floor(time) === Math.floor(this.#keptAt)) return
    this.#startAt = time
    this.#keptAt = time
    this.#set({ time })
  }

  #remember(track: Track): void {
    // Not kept, it plays all the same.
    keptTrack.write(track)
    // For the shell, where nothing can be kept.
    document.documentElement.dataset.player = 'open'
    window.dispatchEvent(new Event(PLAYER_EVENT))
  }

  #forget(): void {
    delete document.documentElement.dataset.player
    const kept = readTrack(keptTrack.read())
    // Another tab's: it may play yet, and the next visit finds it.
    if (!kept || kept.id === this.#state.track?.id) keptTrack.clear()
  }

  #tuned({ url }: Track): HTMLAudioElement {
    const audio = this.#audio ?? this.#build()
    this.#audio = audio
    const isNew = audio.getAttribute('src') !== url
    if (isNew) audio.setAttribute('src', url)
    // What failed is asked for again, and goes on where it stopped.
    if (isNew || audio.error) {
      this.#startAt = this.#state.time
      audio.load()
    } else if (audio.readyState > 0) {
      // Another episode of the same recording, or another tab's position.
      if (Math.abs(audio.currentTime - this.#state.time) >= ASTRAY_S) this.#arrive(audio)
      else this.#measure(audio)
    }
    audio.playbackRate = this.#state.rate
    return audio
  }

  #build(): HTMLAudioElement {
    const audio = new Audio()
    const on = (name: string, listener: () => void) => audio.addEventListener(name, listener)
    on('loadedmetadata', () => this.#arrive(audio))
    on('durationchange', () => this.#measure(audio))
    on('timeupdate', () => this.#tick(audio))
    on('seeked', () => this.#set({ jumps: this.#state.jumps + 1 }))
    on('playing', () => this.#set({ status: 'playing', failure: null }))
    on('waiting', () => audio.paused || this.#set({ status: 'waiting' }))
    on('pause', () => this.#rest(audio))
    on('ended', () => this.#end())
    on('error', () => void this.#fail(audio))
    window.addEventListener('pagehide', this.#keep)
    document.addEventListener('visibilitychange', this.#keep)
    if (typeof BroadcastChannel !== 'undefined') {
      this.#tabs = new BroadcastChannel(PLAYER_EVENT)
      this.#tabs.addEventListener('message', () => this.pause())
    }
    return audio
  }

  #arrive(audio: HTMLAudioElement): void {
    this.#measure(audio)
    const isWithin = !Number.isFinite(audio.duration) || this.#startAt < audio.duration - END_S
    const start = isWithin ? this.#startAt : 0
    if (audio.currentTime !== start) audio.currentTime = start
    this.#set({ time: start })
  }

  #measure({ duration }: HTMLAudioElement): void {
    if (Number.isFinite(duration) && duration > 0) this.#set({ duration })
  }

  #tick({ currentTime, paused, readyState, seeking }: HTMLAudioElement): void {
    if (readyState === 0 || seeking || this.#state.status === 'failed') return
    this.#set({ time: currentTime })
    if (!paused) this.#isUnkept = true
    if (Math.abs(currentTime - this.#keptAt) >= KEEP_EVERY_S) this.#keep()
  }

  #rest(audio: HTMLAudioElement): void {
    // Late news of an episode that another one has followed since.
    if (!audio.paused || audio.ended || audio.error || !this.#state.track) return
    this.#set({ status: 'paused' })
    this.#keep()
  }

  #end(): void {
    const { track, duration, time } = this.#state
    if (!track) return
    this.#set({ status: 'ended', time: duration ?? time })
    this.#keptAt = 0
    this.#isUnkept = false
    listening.keep(track.id, 0, true)
    // The bar stays until it is closed; the next visit starts without it.
    this.#forget()
  }

  async #fail(audio: HTMLAudioElement): Promise<void> {
    const url = audio.getAttribute('src')
    // Closing empties it, which some browsers call a mistake.
    if (!url || !audio.error) return
    this.#keep()
    const failure = await findFailure(url, audio.error)
    if (audio.getAttribute('src') === url && audio.error) this.#set({ status: 'failed', failure })
  }

  #keep = (): void => {
    const { track, time, duration, status } = this.#state
    if (!this.#isUnkept || !track || status === 'ended') return
    this.#keptAt = time
    this.#isUnkept = false
    listening.keep(track.id, time, isNearEnd(time, duration))
  }
}

export const player = new Player()
