import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { textIn } from '../bilingual-text.ts'
import { EpisodeName } from '../ui/episode-list.tsx'
import { clock, SKIP, timeParts } from './clock.ts'
import { RATES } from './listening.ts'
import { type PlayerState, player } from './player.ts'
import { playerMessages } from './player-messages.ts'
import type { Track } from './track.ts'
import { useMediaSession } from './use-media-session.ts'
import '#ui/styles/player.css'

/**
 * The language chooser is a plain form that loads the page anew (app/shell/preference-forms.tsx), which would cut the sound
 * off. While something plays its answer is followed within the site instead.
 */
function useLanguageWithoutReload(isPlaying: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isPlaying) return
    async function follow(event: SubmitEvent) {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return
      if (submitter.name !== 'language') return
      event.preventDefault()
      const body = new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>)
      try {
        const answer = await fetch(form.action, { method: 'POST', body })
        if (!answer.ok) throw new Error('The language was not taken.')
        const { pathname, search } = new URL(answer.url)
        await navigate(pathname + search, { preventScrollReset: true })
      } catch {
        document.removeEventListener('submit', listener)
        form.requestSubmit(submitter)
      }
    }
    const listener = (event: SubmitEvent) => void follow(event)
    document.addEventListener('submit', listener)
    return () => document.removeEventListener('submit', listener)
  }, [isPlaying, navigate])
}

/** Drawn with the house's line icons (ui/icon.tsx); they stand here so that only listeners fetch them. */
const PATHS = {
  play: 'M7.5 4.5l11 7.5-11 7.5z',
  pause: 'M8.5 5v14M15.5 5v14',
  back: 'M5.5 4v4.5H10M6 8.3a8 8 0 1 1-2 5.2',
  forward: 'M18.5 4v4.5H14M18 8.3a8 8 0 1 0 2 5.2',
} as const

interface Props {
  name: keyof typeof PATHS
  /** Written into the arrow: by how much. */
  seconds?: number
}

function PlayerIcon({ name, seconds }: Props) {
  return (
    <svg className="ico player__ico" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
      {seconds !== undefined && (
        <text x="12" y="16.4" textAnchor="middle">
          {seconds}
        </text>
      )}
    </svg>
  )
}

function usePlayer(): PlayerState {
  return useSyncExternalStore(player.subscribe, player.state, player.state)
}

/** What one press of an arrow key moves the handle by. */
const ARROW_S = 5
const HEIGHT = '--player-h'

/** At the foot of every page once something was played, or was left unfinished. Null while there is nothing. */
export function PlayerBar() {
  const state = usePlayer()
  useEffect(() => player.restore(), [])
  return state.track && <Bar {...state} track={state.track} />
}

type BarProps = PlayerState & { track: Track }

function Bar(state: BarProps) {
  const { track, status } = state
  const words = useMessages(playerMessages)
  const { locale } = useSite()
  const bar = useRef<HTMLElement>(null)
  const isPlaying = status === 'playing' || status === 'waiting'
  const title = textIn(locale, track.title, track.titleFr)
  useLanguageWithoutReload(isPlaying)
  useMediaSession(state, words.name(track.episodeNumber, title.text))
  useHeight(bar)

  return (
    <section ref={bar} className="player" aria-label={words.region}>
      <button
        type="button"
        className="player__play"
        aria-label={isPlaying ? words.pause : words.play}
        onClick={() => player.toggle(track)}
      >
        {status === 'waiting' ? (
          <span className="spinner" aria-hidden="true" />
        ) : (
          <PlayerIcon name={isPlaying ? 'pause' : 'play'} />
        )}
      </button>
      <div className="player__txt">
        <SiteLink className="player__name" to={`/kais-media/podcast/${track.id}`}>
          <EpisodeName episodeNumber={track.episodeNumber} title={title} name={words.name} />
        </SiteLink>
        <Notice {...state} />
      </div>
      <button
        type="button"
        className="icobtn player__back"
        aria-label={words.back}
        onClick={() => player.skip(-SKIP.back)}
      >
        <PlayerIcon name="back" seconds={SKIP.back} />
      </button>
      <Seek {...state} />
      <button
        type="button"
        className="icobtn player__forward"
        aria-label={words.forward}
        onClick={() => player.skip(SKIP.forward)}
      >
        <PlayerIcon name="forward" seconds={SKIP.forward} />
      </button>
      <select
        className="pick player__rate"
        aria-label={words.speed}
        value={state.rate}
        onChange={({ target }) => player.setRate(Number(target.value))}
      >
        {RATES.map((rate) => (
          <option key={rate} value={rate}>
            {words.times(rate)}
          </option>
        ))}
      </select>
      <button type="button" className="icobtn player__close" aria-label={words.close} onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  )
}

/** The focus would fall from a bar that is gone to the top of everything. */
function close() {
  document.getElementById('main')?.focus({ preventScroll: true })
  player.close()
}

/** The few things worth saying: it failed, it is over, or it is the last visit's. That it waits the button shows already. */
function Notice({ status, failure, time, isLeftOver }: BarProps) {
  const words = useMessages(playerMessages)
  const said = () => {
    if (failure) return words.failures[failure]
    if (status === 'waiting') return words.loading
    if (status === 'ended') return words.ended
    return isLeftOver && time > 0 ? words.leftOver(clock(time)) : null
  }
  return (
    <div className="player__say">
      <p role="status" className={status === 'waiting' ? 'sr' : undefined}>
        {said()}
      </p>
      {failure && (
        <button type="button" className="text-link" onClick={() => player.play()}>
          {words.retry}
        </button>
      )}
    </div>
  )
}

const STEPS: Record<string, number> = {
  ArrowLeft: -ARROW_S,
  ArrowDown: -ARROW_S,
  ArrowRight: ARROW_S,
  ArrowUp: ARROW_S,
}

function stepByKey(event: KeyboardEvent) {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  player.skip(step)
}

function Seek({ time, duration }: BarProps) {
  const words = useMessages(playerMessages)
  const end = duration === null ? null : Math.floor(duration)
  const at = Math.min(Math.floor(time), end ?? 0)
  const share = end ? (100 * at) / end : 0
  return (
    <div className="player__seek">
      <span aria-hidden="true">{clock(time)}</span>
      <input
        type="range"
        min={0}
        max={end ?? 0}
        value={at}
        disabled={end === null}
        aria-label={words.seek}
        aria-valuetext={words.position(words.time(timeParts(at)), end === null ? null : words.time(timeParts(end)))}
        style={{ '--at': `${share}%` } as CSSProperties}
        onChange={({ target }) => player.seek(Number(target.value))}
        onKeyDown={stepByKey}
      />
      <span aria-hidden="true">{duration !== null && `−${clock(Math.max(0, duration - time))}`}</span>
    </div>
  )
}

/** What else stands at the foot of the page keeps clear of the bar by this length (player.css). */
function useHeight(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const measure = () => style.setProperty(HEIGHT, `${bar.current?.offsetHeight ?? 0}px`)
    const observer = new ResizeObserver(measure)
    if (bar.current) observer.observe(bar.current)
    measure()
    return () => {
      observer.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [bar])
}
