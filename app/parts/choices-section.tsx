import { useState } from 'react'
import { formatMoney } from '#common/money.ts'
import { CheckChoices, RadioChoices } from '#ui/choices.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { RangeSlider } from '#ui/range-slider.tsx'
import type { Range } from '#ui/range-slider-live.tsx'
import { partsMessages } from './messages.ts'
import { Section } from './specimen.tsx'

/** SPEC section 9. */
const PRICE = { min: 0, max: 10_000_000, step: 50_000 }
const AREA = { min: 0, max: 1_000, step: 10 }
const BEDROOMS = ['0', '1', '2', '3', '4', '5']

export function ChoicesSection() {
  const { choices, fields, states } = useMessages(partsMessages)
  const services = Object.entries(choices.serviceNames).map(([value, label]) => ({ value, label }))
  const furnishings = Object.entries(choices.furnishings).map(([value, label]) => ({ value, label }))
  const bedrooms = BEDROOMS.map((value) => ({ value, label: value === '0' ? choices.any : value }))
  const off = <Item extends object>(options: Item[]) => options.map((option) => ({ ...option, isDisabled: true }))
  return (
    <Section name="choices">
      <div className="part__fields parts__wide">
        <FieldGroup label={choices.services} optionalMark={fields.optional} isWide>
          <CheckChoices name="services" options={services} defaultValue={['packing', 'school']} />
        </FieldGroup>
        <FieldGroup label={choices.services} hint={states.disabled} isWide>
          <CheckChoices name="servicesOff" options={off(services)} defaultValue={['packing']} />
        </FieldGroup>
        <FieldGroup label={choices.bedrooms}>
          <RadioChoices name="bedrooms" options={bedrooms} defaultValue="3" />
        </FieldGroup>
        <FieldGroup label={choices.bedrooms} hint={states.disabled}>
          <RadioChoices name="bedroomsOff" options={off(bedrooms)} defaultValue="2" />
        </FieldGroup>
        <FieldGroup label={choices.furnishing}>
          <RadioChoices name="furnishing" options={furnishings} defaultValue="some" look="list" />
        </FieldGroup>
        <FieldGroup label={choices.furnishing} error={choices.chooseOne}>
          <RadioChoices name="furnishingBad" options={furnishings} look="list" required />
        </FieldGroup>
      </div>
    </Section>
  )
}

export function RangeSection() {
  const { range: words, states } = useMessages(partsMessages)
  const site = useSite()
  const [committed, setCommitted] = useState<Range | null>(null)
  const [lowestPrice = '', highestPrice = ''] = words.priceHandles
  const [smallest = '', largest = ''] = words.areaHandles
  return (
    <Section name="range">
      <form className="part__fields parts__wide" onSubmit={(event) => event.preventDefault()}>
        <FieldGroup label={words.price}>
          <RangeSlider
            names={['minPrice', 'maxPrice']}
            handles={[lowestPrice, highestPrice]}
            {...PRICE}
            format={(value) => formatMoney(String(value), site)}
            noLimit={words.noLimit}
            onCommit={setCommitted}
          />
          <p className="micro soft">
            {words.committed} <output>{committed?.join(' – ')}</output>
          </p>
        </FieldGroup>
        <FieldGroup label={words.area}>
          <RangeSlider
            names={['minArea', 'maxArea']}
            handles={[smallest, largest]}
            {...AREA}
            value={[120, 640]}
            format={words.metres}
            noLimit={words.noLimit}
          />
        </FieldGroup>
        <FieldGroup label={words.area} hint={states.disabled}>
          <RangeSlider
            names={['minAreaOff', 'maxAreaOff']}
            handles={[smallest, largest]}
            {...AREA}
            value={[200, 800]}
            format={words.metres}
            isDisabled
          />
        </FieldGroup>
      </form>
    </Section>
  )
}
