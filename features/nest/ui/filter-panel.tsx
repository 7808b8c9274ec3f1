import { useEffect, useRef } from 'react'
import { useMessages } from '#app/site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AREA_STEP, BATHROOM_CHOICES, BEDROOM_CHOICES, FILTER_DEFAULTS, PRICE_STEP } from '../filter-defaults.ts'
import { nestMessages } from '../messages.ts'
import { PLACES_BY_REGION } from '../places.ts'
import { KINDS } from '../property-types.ts'

/** From here on the panel stands in the page; below it is a sheet over the page (nest.css). */
const STANDS_IN_PAGE = '(min-width: 62rem)'

interface Props {
  params: URLSearchParams
  total: number
  isOpen: boolean
  onClose: () => void
}

function RoomChoice({
  name,
  legend,
  choices,
  value,
}: {
  name: string
  legend: string
  choices: readonly number[]
  value: string
}) {
  const { list } = useMessages(nestMessages)
  const last = choices.at(-1)
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="opts">
        {choices.map((n) => (
          <label key={n}>
            <input type="radio" name={name} value={n} defaultChecked={String(n) === value} />
            {n === 0 ? list.any : n === last ? `${n}+` : n}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface RangeProps {
  legend: string
  names: [string, string]
  values: [string, string]
  step: number
}

/** Two number fields: exact, quick to type on a phone, and the same without JavaScript. Empty means no limit. */
function RangeFields({ legend, names, values, step }: RangeProps) {
  const { list } = useMessages(nestMessages)
  return (
    <fieldset className="rangefields">
      <legend>{legend}</legend>
      {[list.from, list.to].map((label, end) => (
        <label key={label} className="field">
          <span>{label}</span>
          <input
            type="number"
            inputMode="numeric"
            name={names[end]}
            min={0}
            step={step}
            defaultValue={values[end]}
            placeholder={end === 0 ? '0' : list.noLimit}
          />
        </label>
      ))}
    </fieldset>
  )
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

export function FilterPanel({ params, total, isOpen, onClose }: Props) {
  const messages = useMessages(nestMessages)
  const sheet = useSheet(isOpen)
  const { list } = messages
  const value = (name: keyof typeof FILTER_DEFAULTS) => params.get(name) ?? FILTER_DEFAULTS[name]
  const written = (name: keyof typeof FILTER_DEFAULTS) => params.get(name) ?? ''

  return (
    <dialog ref={sheet} className="panel" id="filters" aria-label={list.filtersTitle} onClose={onClose}>
      <p className="panel__top">
        <span className="serif panel__title">{list.filtersTitle}</span>
        <button type="button" className="icobtn" aria-label={list.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </p>
      <div className="panel__col">
        <div className="field">
          <label htmlFor="filter-place">{list.place}</label>
          <select id="filter-place" name="location" defaultValue={value('location')}>
            <option value="all">{list.allPlaces}</option>
            {Object.entries(PLACES_BY_REGION).map(([region, places]) => (
              <optgroup key={region} label={region}>
                {places.map((place) => (
                  <option key={place}>{place}</option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="filter-kind">{list.kind}</label>
          <select id="filter-kind" name="type" defaultValue={value('type')}>
            <option value="all">{list.anyKind}</option>
            <optgroup label={list.deal}>
              {(['buy', 'rent', 'short-stay', 'vefa'] as const).map((deal) => (
                <option key={deal} value={deal}>
                  {list.dealTabs[deal]}
                </option>
              ))}
            </optgroup>
            <optgroup label={list.kind}>
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {messages.kinds[kind]}
                </option>
              ))}
            </optgroup>
          </select>
        </div>
        <div className="field">
          <label htmlFor="filter-vefa">{list.vefa}</label>
          <select id="filter-vefa" name="isVefa" defaultValue={value('isVefa')}>
            <option value="">{list.vefaAny}</option>
            <option value="true">{list.vefaOnly}</option>
            <option value="false">{list.vefaNone}</option>
          </select>
        </div>
      </div>
      <div className="panel__col">
        <RangeFields
          legend={list.price}
          names={['minPrice', 'maxPrice']}
          values={[written('minPrice'), written('maxPrice')]}
          step={PRICE_STEP}
        />
        <RangeFields
          legend={list.area}
          names={['minArea', 'maxArea']}
          values={[written('minArea'), written('maxArea')]}
          step={AREA_STEP}
        />
      </div>
      <div className="panel__col">
        <RoomChoice name="bedrooms" legend={list.bedrooms} choices={BEDROOM_CHOICES} value={value('bedrooms')} />
        <RoomChoice name="bathrooms" legend={list.bathrooms} choices={BATHROOM_CHOICES} value={value('bathrooms')} />
      </div>
      <p className="panel__end">
        <button type="submit" className="btn" onClick={onClose}>
          {list.show(total)}
        </button>
      </p>
    </dialog>
  )
}
