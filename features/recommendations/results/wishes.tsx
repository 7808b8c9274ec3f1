import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { isPlainPress, SiteLink } from '#ui/site-link.tsx'
import { type Answers, resultPath, wizardPathOf } from '../answers.ts'
import type { RecommendationAnswer, WishChip } from '../recommendation.public.ts'
import { AddWish } from './add-wish.tsx'
import { resultMessages } from './messages.ts'
import { type ResultState, useResultState } from './result-state.ts'

interface ChipProps {
  chip: WishChip
  state: ResultState
  onFollow: (event: MouseEvent) => void
}

/** A wish as it was understood: its cross takes it back, and behind it stands what may have been meant instead. */
function Chip({ chip: { text, isHard, removePath, changes, ...chip }, state, onFollow }: ChipProps) {
  const { wishes: words } = useMessages(resultMessages)
  const said = chip.words ?? state.said[text]
  const way = {
    state: { ...state, isChanged: true },
    preventScrollReset: true,
    viewTransition: false,
    onClick: onFollow,
  }
  return (
    <li className={isHard ? 'wish wish--must' : 'wish'}>
      <details name="wish">
        <summary title={said}>
          {text} <span className="sr">{isHard ? words.must : words.soft}</span>
        </summary>
        <div>
          <p className="small soft">
            {isHard ? words.mustText : words.softText} {said && words.said(said)}
          </p>
          <ul>
            {changes.map(({ text: other, path }) => (
              <li key={path}>
                <SiteLink to={path} {...way}>
                  {other}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </details>
      {removePath && (
        <SiteLink to={removePath} {...way} className="wish__off" aria-label={words.remove(text)}>
          <Icon name="close" />
        </SiteLink>
      )}
    </li>
  )
}

/** Whoever changed a wish hears what came of it, and is where the wish stood: what was pressed is gone with its focus. */
function useChange({ path, counts }: RecommendationAnswer) {
  const { wishes: words } = useMessages(resultMessages)
  const list = useRef<HTMLUListElement>(null)
  const followed = useRef<number | null>(null)
  const last = useRef(path)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    setSaid(words.found(counts.fitting, counts.near, counts.isLeast))
    const at = followed.current
    followed.current = null
    if (at === null || document.activeElement !== document.body) return
    const chips = list.current?.querySelectorAll<HTMLElement>('summary') ?? []
    chips[Math.min(at, chips.length - 1)]?.focus({ preventScroll: true })
  }, [path, counts, words])
  const follow = (position: number) => (event: MouseEvent) => {
    if (isPlainPress(event)) followed.current = position
  }
  return { list, said, follow }
}

/** What was understood, above the homes: every wish is a link to the result without it, so that it works without scripts. */
export function Wishes({ answers, answer }: { answers: Answers; answer: RecommendationAnswer }) {
  const { wishes: words, page } = useMessages(resultMessages)
  const state = useResultState()
  const { list, said, follow } = useChange(answer)
  // A text that still says it all goes back into its field; otherwise what was understood goes along.
  const isText = state.words !== '' && !state.isChanged
  return (
    <section className="wishes" aria-labelledby="wishes">
      <h2 id="wishes" className="sr">
        {words.title}
      </h2>
      <ul className="wishes__list" ref={list}>
        {answer.wishes.map((chip, position) => (
          <Chip key={chip.field + chip.text} chip={chip} state={state} onFollow={follow(position)} />
        ))}
      </ul>
      <p className="sr" role="status">
        {said}
      </p>
      <div className="wishes__acts">
        <AddWish answers={answers} answer={answer} />
        <SiteLink
          className="text-link"
          to={wizardPathOf(isText ? resultPath(answers) : answer.path)}
          state={{ words: isText ? state.words : '' }}
        >
          {page.edit}
        </SiteLink>
      </div>
    </section>
  )
}
