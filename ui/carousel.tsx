import { type ReactNode, type Ref, useEffect, useImperativeHandle } from 'react'
import { Icon } from './icon.tsx'
import { useSlides } from './use-slides.ts'

interface CarouselWords {
  /** Names the whole: 'Pictures of Villa Teranga'. */
  label: string
  previous: string
  next: string
  /** 'Picture 2 of 5': written under the picture, and said when it changes. */
  position: (shown: number, of: number) => string
}

interface Slide {
  key: string
  /** A slide may stand in the row twice (see useSlides): a function learns whether this one is the one in view. */
  content: ReactNode | ((isInView: boolean) => ReactNode)
}

export interface CarouselControl {
  /** Counted from 0. */
  show: (position: number) => void
}

interface Props {
  slides: readonly Slide[]
  words: CarouselWords
  /** After the last comes the first. */
  loops?: boolean
  /** Stands in for slides when there are none. */
  empty: ReactNode
  className?: string
  start?: number
  onShow?: (shown: number) => void
  /** A press on the slide itself; whatever it does has a button of its own too. */
  onPress?: () => void
  /** More buttons, after 'next'. */
  tools?: ReactNode
  /** What stands beside the row and follows it, such as small pictures to choose from. */
  beside?: (shown: number, show: (position: number) => void) => ReactNode
  ref?: Ref<CarouselControl>
}

/**
 * Pictures one at a time. The row scrolls and snaps by itself, so a finger, a trackpad and a page without scripts need
 * nothing of ours; buttons, keys and the counter are added to it. Never moves by itself.
 */
export function Carousel({ slides, empty, ...rest }: Props) {
  if (slides.length === 0) return <div className={classNames('slides slides--none', rest.className)}>{empty}</div>
  if (slides.length === 1) return <OneSlide slides={slides} {...rest} />
  return <ManySlides slides={slides} {...rest} />
}

function classNames(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

function draw({ content }: Slide, isInView: boolean): ReactNode {
  return typeof content === 'function' ? content(isInView) : content
}

type Filled = Omit<Props, 'empty'>

/** Nothing to choose from: no controls. */
function OneSlide({ slides: [only], words, className }: Filled) {
  return (
    <section className={classNames('slides slides--one', className)} aria-label={words.label}>
      <div className="slides__row">
        <div>{only && draw(only, true)}</div>
      </div>
    </section>
  )
}

function ManySlides({
  slides,
  words,
  loops = false,
  className,
  start = 0,
  onShow,
  onPress,
  tools,
  beside,
  ref,
}: Filled) {
  const count = slides.length
  const { row, shown, copies, isHidden, isInView, step, show, press, follow, settle, letGo } = useSlides({
    count,
    loops,
    start,
    onShow,
  })
  useImperativeHandle(ref, () => ({ show }))

  // React has no such event yet.
  useEffect(() => {
    const element = row.current
    element?.addEventListener('scrollend', settle)
    return () => element?.removeEventListener('scrollend', settle)
  })

  const button = (label: string, icon: 'back' | 'arrow', by: 1 | -1) => (
    <button
      type="button"
      className="icobtn"
      aria-label={label}
      // Not `disabled`: whoever arrives at the end by pressing keeps the focus.
      aria-disabled={!loops && shown === (by === 1 ? count - 1 : 0)}
      onClick={() => step(by)}
    >
      <Icon name={icon} />
    </button>
  )

  return (
    // The arrow keys, from whichever of its buttons has the focus.
    <section className={classNames('slides', className)} aria-label={words.label} onKeyDown={press}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a larger target for the mouse; the button is among the tools */}
      <div
        ref={row}
        className="slides__row"
        role="group"
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={follow}
        onPointerDown={letGo}
        onWheel={letGo}
        onClick={onPress}
      >
        {[...slides, ...slides.slice(0, copies)].map((slide, place) => (
          <div
            key={place < count ? slide.key : `${slide.key} again`}
            role="group"
            aria-label={words.position((place % count) + 1, count)}
            aria-hidden={isHidden(place) || undefined}
          >
            {draw(slide, isInView(place))}
          </div>
        ))}
      </div>
      <div className="slides__end">
        <p role="status">{words.position(shown + 1, count)}</p>
        {button(words.previous, 'back', -1)}
        {button(words.next, 'arrow', 1)}
        {tools}
      </div>
      {beside?.(shown, show)}
    </section>
  )
}
