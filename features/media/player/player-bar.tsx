import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { sayIn } from '../said.ts'
import { EpisodeName } from '../ui/episode-name.tsx'
import { clock, timeParts } from './clock.ts'
import { RATES } from './listening.ts'
import { type PlayerState, player } from './player.ts'
import { PlayerIcon } from './player-icon.tsx'
import { playerMessages } from './player-messages.ts'
import { SKIP } from './skip.ts'
import type { Track } from './track.ts'
import { useLanguageWithoutReload } from './use-language-without-reload.ts'
import { useMediaSession } from './use-media-session.ts'
import { usePlayer } from './use-player.ts'

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
  const title = sayIn(locale, track.title, track.titleFr)
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
        <button type="button" className="thread" onClick={() => player.play()}>
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
