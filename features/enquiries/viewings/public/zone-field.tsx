import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Select } from '#ui/select.tsx'
import { useHydrated } from '#ui/use-lazy-component.ts'
import { isDakars, readTimeZone, townOf } from '../in-zone.ts'
import { bookingMessages } from './booking-messages.ts'

/** Where those who ask us from abroad mostly are. */
const ZONES = [
  'Europe/Paris',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Dubai',
  'Asia/Beirut',
  'Africa/Casablanca',
]
const DAKAR = 'Africa/Dakar'
/** Without scripts, nobody has chosen yet. Once they run, what was not chosen is their own zone, and not Dakar's. */
const UNSAID = ''

/** Of the browser; without one that runs scripts, what the address says, or none. */
export function useZone(given: string | null) {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState(given)
  const own = isHydrated ? readTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone) : null
  // What a plain page handed over says nothing (ui/asleep.tsx).
  const setZone = (zone: string) => zone !== UNSAID && setChosen(zone)
  return { zone: chosen ?? own ?? UNSAID, setZone }
}

interface Props {
  zone: string
  onZone: (zone: string) => void
}

/** On whose clock the times are shown beside Dakar's. */
export function ZoneField({ zone, onZone }: Props) {
  const { zone: words } = useMessages(bookingMessages)
  const { locale } = useSite()
  const dakar = useHydrated() ? DAKAR : UNSAID
  // Where they are stands first, also where it is none of these; without a town it has no name.
  const isOther = !isDakars(zone) && !ZONES.includes(zone) && townOf(zone, locale) !== null
  const zones = isOther ? [zone, ...ZONES] : ZONES
  return (
    <Field label={words.label} hint={words.hint}>
      {(control) => (
        <Select
          name="zone"
          value={zones.includes(zone) ? zone : dakar}
          onChange={({ currentTarget }) => onZone(currentTarget.value)}
          options={[
            { value: dakar, label: words.dakar },
            ...zones.map((one) => ({ value: one, label: townOf(one, locale) ?? one })),
          ]}
          {...control}
        />
      )}
    </Field>
  )
}
