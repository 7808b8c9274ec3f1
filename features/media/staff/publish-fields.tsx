import { useFormContext, useWatch } from 'react-hook-form'
import { formatDateTime } from '#common/dates.ts'
import { DateField, NumberField, TickField } from '#platform/staff-kit/fields.tsx'
import { FormPart } from '#platform/staff-kit/staff-form.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { publicationState } from '../publication.ts'
import type { PublishValues, Release } from './media-form-values.ts'
import { mediaStaffMessages } from './messages.ts'

type Values = PublishValues & { isFeatured: boolean; position: string }

/** What is stored now; null for a piece that is being written for the first time. */
export type Stored = Parameters<typeof publicationState>[0] | null

/** Draft, now, or at an hour; and the place among the others. */
export function PublishFields({ stored }: { stored: Stored }) {
  const { publish: words } = useMessages(mediaStaffMessages)
  const { locale } = useSite()
  const { control, register } = useFormContext<Values>()
  const release = useWatch({ control, name: 'release' })
  const isLive = stored !== null && publicationState(stored) === 'published'
  const since = isLive && stored.publishedAt ? words.since(formatDateTime(stored.publishedAt, locale)) : words.published
  const options: Record<Release, string> = {
    draft: isLive ? words.offline : words.draft,
    now: isLive ? since : words.now,
    at: words.at,
  }
  return (
    <FormPart heading="h3" title={words.part} hint={words.partHint}>
      <FieldGroup label={words.release} isWide>
        <div className="ticks ticks--one">
          {(Object.keys(options) as Release[]).map((option) => (
            <label key={option}>
              <input type="radio" value={option} {...register('release')} />
              {options[option]}
            </label>
          ))}
        </div>
      </FieldGroup>
      {release === 'at' && (
        <DateField<Values> hasHour name="publishedAt" label={words.hour} hint={words.hourHint} isWide />
      )}
      <NumberField<Values> name="position" label={words.position} hint={words.positionHint} />
      <FieldGroup label={words.visibility}>
        <div className="ticks ticks--one">
          <TickField<Values> name="isFeatured" label={words.isFeatured} />
        </div>
      </FieldGroup>
    </FormPart>
  )
}
