import { useEffect, useRef } from 'react'
import { Combobox } from '#ui/combobox.tsx'
import { Field, FieldGroup } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Kept } from '#ui/kept.tsx'
import { useMessages } from '#ui/page/site.ts'
import { Select } from '#ui/select.tsx'
import { AddressLink } from '#ui/site-link.tsx'
import { activeFilters, BATHROOM_CHOICES, BEDROOM_CHOICES, FILTER_DEFAULTS } from '../filter-defaults.ts'
import { locationOptions } from '../location-options.ts'
import { nestMessages } from '../messages.ts'
import { findArea } from '../places.ts'
import { KINDS } from '../property-types.ts'
import { clearedSearch } from './active-filters.tsx'
import { AreaFilter, PriceFilter } from './range-filters.tsx'
import type { SearchAddress } from './use-search-address.ts'

interface RoomChoiceProps {
  name: string
  label: string
  choices: readonly number[]
  value: string
}

/** 'At least' so many rooms; the last choice stands for all above it. An address may ask for more: that is a choice too. */
function RoomChoice({ name, label, choices, value }: RoomChoiceProps) {
  const { list } = useMessages(nestMessages)
  const last = choices.at(-1)
  const isBeyond = Number(value) > 0 && choices.every((n) => String(n) !== value)
  return (
    <FieldGroup label={label}>
      <div className="opts">
        {choices.map((n) => (
          <label key={n}>
            <input type="radio" name={name} value={n} defaultChecked={String(n) === value} />
            {n === 0 ? list.any : n === last ? `${n}+` : n}
          </label>
        ))}
        {isBeyond && (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked />
            {`${Number(value)}+`}
          </label>
        )}
      </div>
    </FieldGroup>
  )
}

/** From here on the panel stands in the page; below it is a sheet over the page (nest.css). */
const STANDS_IN_PAGE = '(min-width: 62rem)'

interface Props extends Pick<SearchAddress, 'params' | 'href'> {
  /** 'Show 9 homes'. */
  showLabel: string
  isOpen: boolean
  /** Nobody has come near it yet: its heavier fields are not fetched. */
  isAsleep: boolean
  onClose: () => void
  onPlace: (place: string) => void
  onRange: () => void
}

/** On a phone a real dialog: focus goes in and comes back, Escape leaves, the page behind is out of reach. */
function useSheet(isOpen: boolean) {
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = sheet.current
    if (!dialog || dialog.open === isOpen) return
    if (!isOpen) dialog.close()
    // Set, not shown: on a wide screen the focus stays where the visitor pressed.
    else if (window.matchMedia(STANDS_IN_PAGE).matches) dialog.open = true
    else dialog.showModal()
  }, [isOpen])
  return sheet
}

export function FilterPanel({ params, href, showLabel, isOpen, isAsleep, onClose, onPlace, onRange }: Props) {
  const { kinds, list } = useMessages(nestMessages)
  const sheet = useSheet(isOpen)
  const end = useRef<HTMLButtonElement>(null)
  const value = (name: keyof typeof FILTER_DEFAULTS) => params.get(name) ?? FILTER_DEFAULTS[name]
  const place = findArea(params.get('location') ?? '')?.name ?? ''
  const kindOptions = KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))
  const vefaOptions = [
    { value: '', label: list.vefaAny },
    { value: 'true', label: list.vefaOnly },
    { value: 'false', label: list.vefaNone },
  ]

  return (
    <dialog ref={sheet} className="panel" id="filters" aria-label={list.filtersTitle} onClose={onClose}>
      <p className="panel__top">
        <span className="serif panel__title">{list.filtersTitle}</span>
        <button type="button" className="icobtn" aria-label={list.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </p>
      <Kept
        as="div"
        name="choices"
        of={[place, value('kind'), value('isVefa'), value('isUnderOffer')]}
        className="panel__col"
      >
        <Field label={list.place}>
          {(control) => (
            <Combobox
              {...control}
              name="location"
              options={locationOptions(list.areas)}
              words={list.placeWords}
              placeholder={list.allPlaces}
              value={place}
              isAsleep={isAsleep}
              onChange={onPlace}
            />
          )}
        </Field>
        <Field label={list.kind}>
          {(control) => (
            <Select
              {...control}
              name="kind"
              options={[{ value: 'all', label: list.anyKind }, ...kindOptions]}
              defaultValue={value('kind')}
            />
          )}
        </Field>
        <Field label={list.vefa}>
          {(control) => <Select {...control} name="isVefa" options={vefaOptions} defaultValue={value('isVefa')} />}
        </Field>
        <Field label={list.underOffer}>
          {(control) => (
            <Select
              {...control}
              name="isUnderOffer"
              options={[
                { value: '', label: list.underOfferAny },
                { value: 'false', label: list.underOfferNone },
              ]}
              defaultValue={value('isUnderOffer')}
            />
          )}
        </Field>
      </Kept>
      <div className="panel__col">
        <PriceFilter params={params} isAsleep={isAsleep} onCommit={onRange} />
        <AreaFilter params={params} isAsleep={isAsleep} onCommit={onRange} />
      </div>
      <div className="panel__col">
        <RoomChoice name="bedrooms" label={list.bedrooms} choices={BEDROOM_CHOICES} value={value('bedrooms')} />
        <RoomChoice name="bathrooms" label={list.bathrooms} choices={BATHROOM_CHOICES} value={value('bathrooms')} />
      </div>
      <p className="panel__end">
        {activeFilters(params).length > 0 && (
          <AddressLink
            className="text-link"
            to={href(clearedSearch(params))}
            preventScrollReset
            // It goes away with the last filter; the focus goes to its neighbour before.
            onClick={() => end.current?.focus()}
          >
            {list.clearAll}
          </AddressLink>
        )}
        <button ref={end} type="submit" className="btn" onClick={onClose}>
          {showLabel}
        </button>
      </p>
    </dialog>
  )
}
