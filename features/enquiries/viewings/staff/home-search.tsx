import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useController } from 'react-hook-form'
import { inLocale } from '#common/locale.ts'
import type { PublicProperty } from '#features/nest/property.public.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import { Field, FieldGroup } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { viewingsMessages } from './messages.ts'

const MOST_SHOWN = 6

type Home = Pick<PublicProperty, 'id' | 'title' | 'titleFr' | 'location'>

/** Which home: typed by name, place or reference, then chosen. The form holds its number as text. */
export function HomeSearch() {
  const { forms: words } = useMessages(viewingsMessages)
  const { locale } = useSite()
  const { field, fieldState } = useController<{ propertyId: string }>({ name: 'propertyId' })
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const asked = new URLSearchParams({ limit: String(MOST_SHOWN), ...(search && { search }) })
  const { data: found = [], isPending } = useQuery<Home[]>({
    queryKey: [`/api/admin/properties?${asked}`],
    placeholderData: keepPreviousData,
  })
  const [chosen, setChosen] = useState<Home>()
  // What was chosen stays in sight whatever is typed next.
  const shown = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  return (
    <>
      <Field label={words.homeSearch}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <FieldGroup label={words.home} error={fieldState.error?.message}>
        <div className="ticks ticks--one">
          {shown.map((home) => (
            <label key={home.id}>
              <input
                type="radio"
                name={field.name}
                checked={field.value === String(home.id)}
                onBlur={field.onBlur}
                onChange={() => {
                  setChosen(home)
                  field.onChange(String(home.id))
                }}
              />
              <span>
                {inLocale(locale, home.title, home.titleFr)}{' '}
                <span className="soft">
                  {propertyReference(home.id)} · {home.location}
                </span>
              </span>
            </label>
          ))}
        </div>
        {!isPending && shown.length === 0 && <p className="soft">{words.noHomes}</p>}
      </FieldGroup>
    </>
  )
}
