import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { useMessages } from '#ui/page/site.ts'
import { activeFilters, FILTER_DEFAULTS, MAX_SEARCH_LENGTH, STAY_FILTERS, tidySearch } from '../filter-defaults.ts'
import { withoutFilter } from '../filter-words.ts'
import { nestMessages } from '../messages.ts'
import { keepFittingPrices } from '../price-scales.ts'
import { PROPERTY_SORTS } from '../property-types.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { followAddress, isStayReady, StayFields, withWholeStay } from './stay-fields.tsx'
import type { SearchAddress } from './use-search-address.ts'
import { ViewToggle } from './view-toggle.tsx'

/** The browser's own fields. The place and the ranges are given their value and keep themselves in step. */
const SHOWN_AT_DEFAULT = {
  search: FILTER_DEFAULTS.search,
  kind: FILTER_DEFAULTS.kind,
  isVefa: FILTER_DEFAULTS.isVefa,
  bedrooms: FILTER_DEFAULTS.bedrooms,
  bathrooms: FILTER_DEFAULTS.bathrooms,
  sort: 'newest',
}

function isFollowing(name: string): name is keyof typeof SHOWN_AT_DEFAULT {
  return name in SHOWN_AT_DEFAULT
}

/**
 * Keeps the uncontrolled filter fields in step with the address: back button, cleared filters, shared links. The field
 * someone is typing in is left alone, so that an answer arriving late on a slow network wipes nothing.
 */
function useFilterFields(form: RefObject<HTMLFormElement | null>, params: URLSearchParams): void {
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      if (!isFollowing(field.name) || (field.type === 'search' && field === document.activeElement)) continue
      const value = params.get(field.name) ?? SHOWN_AT_DEFAULT[field.name]
      if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === value
      else field.value = value
    }
    if (form.current) followAddress(form.current, params)
  }, [form, params])
}

const DEAL_TABS = ['all', 'buy', 'rent', 'short-stay', 'vefa'] as const

function DealTabs({ params, href }: Pick<SearchAddress, 'params' | 'href'>) {
  const { list } = useMessages(nestMessages)
  const address = (deal: string) => {
    const wanted = withoutFilter(params, 'type')
    if (deal === 'short-stay') for (const name of STAY_FILTERS) wanted.set(name, params.get(name) ?? '')
    if (deal !== 'all') wanted.set('type', deal)
    return href(tidySearch(keepFittingPrices(wanted, params)))
  }
  const tabs = DEAL_TABS.map((deal) => ({ key: deal, label: list.dealTabs[deal], to: address(deal) }))
  return <LinkTabs label={list.deal} current={params.get('type') ?? 'all'} tabs={tabs} />
}

/** Someone typing, or stepping a slider with the keys, has paused. */
const PAUSE = 350
/** One or two letters find half the catalogue. */
const SHORTEST_TEXT = 3

interface Props {
  address: SearchAddress
  /** Null where the search could not be made. */
  words: { count: string; show: string } | null
}

/** Does something when nothing has happened for a moment. */
function usePause() {
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const stop = () => window.clearTimeout(timer.current)
  return {
    stop,
    start(act: () => void) {
      stop()
      timer.current = window.setTimeout(act, PAUSE)
    },
  }
}

/** What the links beside the fields have set travels with the fields. */
const CARRIED = ['type', 'bounds', 'view'] as const

export function SearchForm({ address, words }: Props) {
  const { params, go } = address
  const { list } = useMessages(nestMessages)
  const form = useRef<HTMLFormElement>(null)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [isPanelAsleep, setPanelAsleep] = useState(true)
  // Two of them: a letter typed right after a handle moved does not put off what the handle asked for, nor the reverse.
  const typing = usePause()
  const sliding = usePause()
  /** The text being typed has its entry in the history already; the rest of it takes its place. */
  const hasTypedStep = useRef(false)

  useFilterFields(form, params)
  // After a pause the page may stand elsewhere than when it began: the search of that moment is the one to make.
  const searchNow = useRef(search)
  useEffect(() => {
    searchNow.current = search
  })

  function search(changes: Record<string, string> = {}, typed?: { isSameStep: boolean }): boolean {
    typing.stop()
    sliding.stop()
    if (!form.current) return false
    const typedIn = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) typedIn.set(name, String(value))
    const asked = withWholeStay(typedIn, form.current, params)
    for (const [name, value] of Object.entries(changes)) asked.set(name, value)
    // Another place lies elsewhere on the map.
    if ((asked.get('location') ?? '') !== (params.get('location') ?? '')) asked.delete('bounds')
    return go(keepFittingPrices(tidySearch(asked), params), { ...typed, isTyped: typed !== undefined })
  }

  function searchWhileTyping(text: string) {
    if (text !== '' && text.length < SHORTEST_TEXT) return
    if (searchNow.current({}, { isSameStep: hasTypedStep.current })) hasTypedStep.current = true
  }

  function finishTyping() {
    search({}, { isSameStep: hasTypedStep.current })
    hasTypedStep.current = false
  }

  function onChange({ target }: FormEvent) {
    // Fields without a name are the parts of others, which speak for themselves.
    if (target instanceof HTMLSelectElement && target.name !== 'location') search()
    if (!(target instanceof HTMLInputElement) || !target.name) return
    if (target.type === 'radio') search()
    if ((target.type === 'date' || target.name === 'guests') && form.current && isStayReady(form.current))
      sliding.start(() => searchNow.current())
    if (target.type === 'search') typing.start(() => searchWhileTyping(target.value.trim()))
  }

  function onBlur({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement)) return
    if (target.type === 'search') finishTyping()
    else if (target.type === 'number') search()
  }

  function clearText(box: HTMLInputElement | null | undefined) {
    if (!box) return
    box.value = ''
    box.focus()
    search()
  }

  return (
    <Form
      ref={form}
      className="tools"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        finishTyping()
      }}
      onChange={onChange}
      onBlur={onBlur}
    >
      {CARRIED.map((name) => {
        const value = params.get(name)
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      <div className="search">
        <Icon name="search" />
        <input
          type="search"
          name="search"
          aria-label={list.searchLabel}
          placeholder={list.searchHint}
          maxLength={MAX_SEARCH_LENGTH}
          defaultValue={params.get('search') ?? ''}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button
          type="button"
          className="icobtn search__clear"
          aria-label={list.clearSearch}
          onClick={(event) => clearText(event.currentTarget.parentElement?.querySelector('input'))}
        >
          <Icon name="close" />
        </button>
        <button type="submit" className="text-link">
          {list.search}
        </button>
      </div>
      <DealTabs {...address} />
      {params.get('type') === 'short-stay' && <StayFields params={params} />}
      <div className="toolrow">
        <button
          type="button"
          className="btn btn--line btn--tight"
          aria-expanded={isPanelOpen}
          aria-controls="filters"
          onPointerEnter={() => setPanelAsleep(false)}
          onFocus={() => setPanelAsleep(false)}
          onClick={() => {
            setPanelAsleep(false)
            setPanelOpen((isOpen) => !isOpen)
          }}
        >
          <Icon name="filters" />
          {list.filters(activeFilters(params).length)}
        </button>
        <ViewToggle {...address} />
        <label className="sort">
          <span className="sr">{list.sort}</span>
          <select name="sort" className="pick" defaultValue={params.get('sort') ?? 'newest'}>
            {PROPERTY_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {list.sorts[sort]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <FilterPanel
        {...address}
        showLabel={words?.show ?? list.search}
        isOpen={isPanelOpen}
        isAsleep={isPanelAsleep}
        onClose={() => setPanelOpen(false)}
        // The list tells of its answer while React is drawing; the search begins when that is done.
        onPlace={(place) => window.setTimeout(() => searchNow.current({ location: place }))}
        onRange={() => sliding.start(() => searchNow.current())}
      />
      <ActiveFilters {...address} count={words?.count ?? null} />
    </Form>
  )
}
