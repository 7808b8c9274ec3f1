import { CURRENCY_SIGNS, formatMoney } from '#common/money.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { RangeSlider } from '#ui/range-slider.tsx'
import type { Range } from '#ui/range-slider-live.tsx'
import { AREA_SCALE } from '../filter-defaults.ts'
import { nestMessages } from '../messages.ts'
import { priceScaleOf, priceStops } from '../price-scales.ts'
import { typedPrices } from '../typed-prices.ts'

interface Props {
  params: URLSearchParams
  isAsleep: boolean
  /** A handle was let go; the form's fields hold what it says. */
  onCommit: () => void
}

/** Numbers of an address; without an upper one, the end of the scale, which means no limit. */
function readRange(params: URLSearchParams, [low, high]: [string, string], end: number): Range {
  const number = (name: string, otherwise: number) => {
    const value = params.get(name)
    return value === null || Number.isNaN(Number(value)) ? otherwise : Number(value)
  }
  return [number(low, 0), number(high, end)]
}

export function PriceFilter({ params, isAsleep, onCommit }: Props) {
  const { list } = useMessages(nestMessages)
  const site = useSite()
  const scale = priceScaleOf(params)
  const stops = priceStops(scale, site)
  const deal = params.get('type')
  const isOfAll = scale === 'month' && deal !== 'rent'
  return (
    <FieldGroup
      label={scale === 'night' ? list.pricePerNight : deal === 'rent' ? list.pricePerMonth : list.price}
      hint={isOfAll && list.priceOfAll}
    >
      <RangeSlider
        names={['minPrice', 'maxPrice']}
        handles={list.priceHandles}
        fieldLabels={list.priceFields(CURRENCY_SIGNS[site.currency])}
        typedIn={typedPrices(site)}
        stops={stops}
        value={readRange(params, ['minPrice', 'maxPrice'], stops.at(-1) ?? 0)}
        format={(amount) => formatMoney(String(Math.round(amount)), site)}
        noLimit={list.noLimit}
        isAsleep={isAsleep}
        onCommit={onCommit}
      />
    </FieldGroup>
  )
}

export function AreaFilter({ params, isAsleep, onCommit }: Props) {
  const { area, list } = useMessages(nestMessages)
  return (
    <FieldGroup label={list.area}>
      <RangeSlider
        names={['minArea', 'maxArea']}
        handles={list.areaHandles}
        fieldLabels={list.areaFields}
        {...AREA_SCALE}
        value={readRange(params, ['minArea', 'maxArea'], AREA_SCALE.max)}
        format={area}
        noLimit={list.noLimit}
        isAsleep={isAsleep}
        onCommit={onCommit}
      />
    </FieldGroup>
  )
}
