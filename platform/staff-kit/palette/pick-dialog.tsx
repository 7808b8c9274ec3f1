import { Fragment, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Modal } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { markMeant } from './match-text.ts'
import { paletteMessages } from './messages.ts'
import '#ui/styles/staff-palette.css'

export interface PickOption {
  id: string
  title: string
  /** Also a text that is looked through: an address, a place. */
  detail?: string | null | undefined
  /** A word at its end: 'hidden'. */
  mark?: string | null | undefined
}

export interface PickGroup<Option extends PickOption> {
  name: string
  options: readonly Option[]
}

interface Props<Option extends PickOption> {
  title: string
  placeholder: string
  typed: string
  onType: (typed: string) => void
  groups: readonly PickGroup<Option>[]
  /** More may come for what is typed. */
  isBusy?: boolean
  /** Why there is not more. */
  problem?: { text: string; onRetry: () => void } | null
  /** With Ctrl or Cmd it opens beside what is open now. */
  canOpenBeside?: boolean
  onPick: (option: Option, isBeside: boolean) => void
  onClose: () => void
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markMeant(text, typed).map(({ text: piece, isMeant }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their places
    <Fragment key={at}>{isMeant ? <mark>{piece}</mark> : piece}</Fragment>
  ))
}

function Keys({ canOpenBeside }: { canOpenBeside: boolean }) {
  const { keys, enter, ctrlEnter, leave } = useMessages(paletteMessages)
  return (
    <p className="palette__keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {keys.choose}
      </span>
      <span>
        <kbd>{enter}</kbd> {keys.open}
      </span>
      {canOpenBeside && (
        <span>
          <kbd>{ctrlEnter}</kbd> {keys.newTab}
        </span>
      )}
      <span>
        <kbd>{leave}</kbd> {keys.leave}
      </span>
    </p>
  )
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(at + 8, last),
  PageUp: (at) => Math.max(at - 8, 0),
}

/** Something out of many by a few letters: the field keeps the focus, arrows walk through the list under it, Enter takes one. */
export function PickDialog<Option extends PickOption>(props: Props<Option>) {
  const { title, placeholder, typed, onType, groups, isBusy = false, problem, canOpenBeside = false } = props
  const { onPick, onClose } = props
  const words = useMessages(paletteMessages)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const options = groups.flatMap((group) => group.options)
  const [chosen, setChosen] = useState<string | null>(null)
  // What was chosen may have gone with the next letter: then the first that is there.
  const at = Math.max(
    options.findIndex((option) => option.id === chosen),
    0,
  )
  const current = options[at]
  const idOf = (option: PickOption) => `${id}-${option.id}`
  // Pressed before the answer to what was typed is here: the first of that answer is meant.
  const [awaited, setAwaited] = useState<{ isBeside: boolean } | null>(null)

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (!awaited || isBusy) return
    setAwaited(null)
    if (current) onPick(current, awaited.isBeside)
  }, [awaited, isBusy, current, onPick])
  const currentId = current?.id
  useEffect(() => {
    if (currentId !== undefined)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [currentId])

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (step) {
      event.preventDefault()
      setChosen(options[step(at, options.length - 1)]?.id ?? null)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const isBeside = canOpenBeside && (event.ctrlKey || event.metaKey)
      if (isBusy && chosen === null) setAwaited({ isBeside })
      else if (current) onPick(current, isBeside)
    }
  }

  const take = (option: Option) => (event: MouseEvent) =>
    onPick(option, canOpenBeside && (event.ctrlKey || event.metaKey || event.button === 1))

  return (
    <Modal className="palette" onClose={onClose}>
      {(titleId) => (
        <>
          <h2 id={titleId} className="sr">
            {title}
          </h2>
          <div className="palette__top">
            <Icon name="search" />
            <input
              ref={field}
              type="text"
              role="combobox"
              aria-label={title}
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-activedescendant={current && idOf(current)}
              aria-autocomplete="list"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={200}
              placeholder={placeholder}
              value={typed}
              onChange={({ target }) => {
                setChosen(null)
                setAwaited(null)
                onType(target.value)
              }}
              onKeyDown={press}
            />
            <button type="button" className="icobtn" aria-label={words.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div
            ref={list}
            id={`${id}-list`}
            className="palette__list"
            role="listbox"
            aria-label={title}
            aria-busy={isBusy}
          >
            {groups
              .filter((group) => group.options.length > 0)
              .map(({ name, options: ofGroup }) => (
                <div key={name} role="group" aria-label={name}>
                  <p className="palette__group" aria-hidden="true">
                    {name}
                  </p>
                  {ofGroup.map((option) => (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's, which names the option in aria-activedescendant
                    <div
                      key={option.id}
                      id={idOf(option)}
                      role="option"
                      tabIndex={-1}
                      aria-selected={option === current}
                      // The field keeps the focus.
                      onMouseDown={(event) => event.preventDefault()}
                      onMouseMove={() => setChosen(option.id)}
                      onClick={take(option)}
                      onAuxClick={take(option)}
                    >
                      <span className="palette__name" dir="auto">
                        <Marked text={option.title} typed={typed} />
                      </span>
                      {option.detail && (
                        <span className="palette__detail" dir="auto">
                          <Marked text={option.detail} typed={typed} />
                        </span>
                      )}
                      {option.mark && <span className="palette__mark">{option.mark}</span>}
                    </div>
                  ))}
                </div>
              ))}
          </div>
          {problem && (
            <p className="palette__problem">
              {problem.text}{' '}
              <button type="button" className="text-link" onClick={problem.onRetry}>
                {words.tryAgain}
              </button>
            </p>
          )}
          <p className={options.length > 0 ? 'sr' : 'palette__none'} role="status">
            {options.length > 0 ? words.found(options.length) : isBusy ? words.looking : problem ? '' : words.nothing}
          </p>
          <Keys canOpenBeside={canOpenBeside} />
        </>
      )}
    </Modal>
  )
}
