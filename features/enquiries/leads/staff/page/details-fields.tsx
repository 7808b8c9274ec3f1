import { useFormContext } from 'react-hook-form'
import { LOCALES } from '#common/locale.ts'
import { AreaField, SelectField, TextField } from '#platform/staff-kit/fields.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { LEAD_SOURCES } from '../../lead-status.ts'
import { INTERESTS } from '../board/interests.ts'
import { type LeadFormValues, OFFERED_INTERESTS } from '../list/lead-form-values.ts'
import { leadPageMessages } from './messages.ts'

type Values = LeadFormValues

/** Those that staff are offered, and those that a form of the site noted: unticked, they would be lost with a save. */
function shownInterests(noted: readonly string[]) {
  return INTERESTS.filter((one) => OFFERED_INTERESTS.some((offered) => offered === one) || noted.includes(one))
}

export function DetailsFields() {
  const { details: words } = useMessages(leadPageMessages)
  const { register, formState } = useFormContext<Values>()
  const noted = (formState.defaultValues?.interests ?? []).filter((one) => one !== undefined)
  return (
    <>
      <TextField<Values> name="firstName" isOptional />
      <TextField<Values> name="lastName" isOptional />
      <TextField<Values> name="email" type="email" isOptional />
      <TextField<Values> name="phone" type="tel" isOptional />
      <SelectField<Values>
        name="locale"
        label={words.language}
        options={[
          { value: '', label: words.noLanguage },
          ...LOCALES.map((value) => ({ value, label: words.languages[value] })),
        ]}
      />
      <SelectField<Values>
        name="source"
        label={words.source}
        options={LEAD_SOURCES.map((value) => ({ value, label: words.sources[value] }))}
      />
      <FieldGroup label={words.interests} isWide>
        <div className="ticks">
          {shownInterests(noted).map((interest) => (
            <label key={interest}>
              <input type="checkbox" value={interest} {...register('interests')} />
              {words.interestWords[interest]}
            </label>
          ))}
        </div>
      </FieldGroup>
      <TextField<Values> name="interestsOwn" label={words.ownInterests} hint={words.ownInterestsHint} isOptional />
      <TextField<Values> name="budget" label={words.budget} isOptional />
      <AreaField<Values> name="notes" label={words.notes} hint={words.notesHint} rows={4} isOptional isWide />
    </>
  )
}
