import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useController } from 'react-hook-form'
import { inLocale } from '#common/locale.ts'
import type { PublicInvestment } from '#features/invest/investment.public.ts'
import type { PublicProperty } from '#features/nest/property.public.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import { useErrorText } from '#platform/staff-kit/ui/error-text.ts'
import { Field, FieldGroup } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { viewingsMessages } from './messages.ts'

const MOST_HOMES = 6
const MOST_PROJECTS = 3

type Found = Pick<PublicProperty | PublicInvestment, 'id' | 'title' | 'titleFr'> & { location?: string | null }

function useFound<Item extends Found>(url: string, limit: number, search: string) {
  const asked = new URLSearchParams({ limit: String(limit), ...(search && { search }) })
  return useQuery<Item[]>({ queryKey: [`${url}?${asked}`], placeholderData: keepPreviousData })
}

interface Subject {
  isHome: boolean
  id: string
  title: string
  where: string
}

/**
 * Which home or project: typed by name, place or reference, then chosen. The form holds the number of one of them, as text;
 * `likely` is the home whose number it holds from the beginning.
 */
export function SubjectSearch({ likely }: { likely: Found | null }) {
  const { forms: words } = useMessages(viewingsMessages)
  const { locale } = useSite()
  const errorText = useErrorText()
  const home = useController<{ propertyId: string }>({ name: 'propertyId' })
  const project = useController<{ investmentId: string }>({ name: 'investmentId' })
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const homes = useFound<PublicProperty>('/api/admin/properties', MOST_HOMES, search)
  const projects = useFound<PublicInvestment>('/api/investments', MOST_PROJECTS, search)
  const toSubject = ({ id, title, titleFr, location }: Found, isHome: boolean): Subject => ({
    isHome,
    id: String(id),
    title: inLocale(locale, title, titleFr),
    where: [isHome ? propertyReference(id) : words.project, location].filter(Boolean).join(' · '),
  })
  const found = [
    ...(homes.data ?? []).map((one) => toSubject(one, true)),
    ...(projects.data ?? []).map((one) => toSubject(one, false)),
  ]
  const [chosen, setChosen] = useState(likely && toSubject(likely, true))
  // What was chosen stays in sight whatever is typed next.
  const isShown = found.some(({ id, isHome }) => id === chosen?.id && isHome === chosen.isHome)
  const shown = chosen && !isShown ? [chosen, ...found] : found
  return (
    <>
      <Field label={words.subjectSearch}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // It looks for something; it does not send the form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <FieldGroup label={words.subject} error={errorText(home.fieldState.error ?? project.fieldState.error)}>
        <div className="ticks ticks--one">
          {shown.map((one) => (
            <label key={`${one.isHome} ${one.id}`}>
              <input
                type="radio"
                name="subject"
                checked={(one.isHome ? home : project).field.value === one.id}
                onChange={() => {
                  setChosen(one)
                  // The home last: it is at its name that the rule about both is told.
                  project.field.onChange(one.isHome ? '' : one.id)
                  home.field.onChange(one.isHome ? one.id : '')
                }}
              />
              <span>
                {one.title} <span className="soft">{one.where}</span>
              </span>
            </label>
          ))}
        </div>
        {!homes.isPending && !projects.isPending && shown.length === 0 && <p className="soft">{words.noSubjects}</p>}
      </FieldGroup>
    </>
  )
}
