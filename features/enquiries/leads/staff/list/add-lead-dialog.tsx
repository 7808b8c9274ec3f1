import { useQueryClient } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { LOCALES } from '#common/locale.ts'
import { AreaField, SelectField, TextField } from '#platform/staff-kit/fields.tsx'
import { RecordDialog } from '#platform/staff-kit/record-dialog.tsx'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { useSaveRecord } from '#platform/staff-kit/use-record.ts'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffLead } from '../../lead.public.ts'
import type { LeadInput } from '../../lead.schema.ts'
import { LEAD_PRIORITIES, LEAD_SOURCES } from '../../lead-status.ts'
import { DUPLICATES_URL, LEADS_URL } from '../board/lead-lists.ts'
import { leadsMessages } from '../messages.ts'
import { type LeadFormValues, leadForm, OFFERED_INTERESTS } from './lead-form-values.ts'

type Values = LeadFormValues

/** Words in a line of 200 characters, beside every tick. */
const LONGEST_OWN = 80

function InterestFields() {
  const { form: words, interests } = useMessages(leadsMessages)
  const { register } = useFormContext<Values>()
  return (
    <>
      <FieldGroup label={words.interests} isWide>
        <div className="ticks">
          {OFFERED_INTERESTS.map((interest) => (
            <label key={interest}>
              <input type="checkbox" value={interest} {...register('interests')} />
              {interests[interest]}
            </label>
          ))}
        </div>
      </FieldGroup>
      <FormField<Values> name="interestsOwn" label={words.interestsOwn} hint={words.interestsOwnHint} isOptional>
        {(control) => <input {...control} autoComplete="off" maxLength={LONGEST_OWN} />}
      </FormField>
    </>
  )
}

function LeadFields() {
  const { form: words, sources, priorities } = useMessages(leadsMessages)
  const [lastName, email, phone] = useWatch<Values, ['lastName', 'email', 'phone']>({
    name: ['lastName', 'email', 'phone'],
  })
  // One of the two will do, and its label says so as soon as the other is there.
  const isGiven = (other: string) => other.trim() !== '' || undefined
  return (
    <>
      <TextField<Values> name="firstName" isOptional={isGiven(lastName)} />
      <TextField<Values> name="lastName" isOptional />
      <TextField<Values> name="email" type="email" hint={words.reachHint} isOptional={isGiven(phone)} />
      <TextField<Values> name="phone" type="tel" isOptional={isGiven(email)} />
      <SelectField<Values>
        name="source"
        label={words.source}
        options={LEAD_SOURCES.map((value) => ({ value, label: sources[value] }))}
      />
      <SelectField<Values>
        name="priority"
        options={LEAD_PRIORITIES.map((value) => ({ value, label: priorities[value] }))}
      />
      <InterestFields />
      <TextField<Values> name="budget" label={words.budget} isOptional />
      <SelectField<Values>
        name="locale"
        label={words.locale}
        options={[
          { value: '', label: words.noLocale },
          ...LOCALES.map((value) => ({ value, label: words.locales[value] })),
        ]}
      />
      <AreaField<Values> name="notes" label={words.notes} rows={4} isOptional isWide />
    </>
  )
}

/** Somebody who called, came by or was recommended: written down by staff. */
export function AddLeadDialog({ onClose }: { onClose: () => void }) {
  const { form: words } = useMessages(leadsMessages)
  const toast = useToast()
  const queryClient = useQueryClient()
  const form = useStaffForm({
    schema: leadForm.schema,
    // Whoever writes a lead down has most often just put the phone away.
    initial: leadForm.empty({ source: 'phone', interests: [] }),
    // Like an account it has no history to be warned of, and a draft of its own.
    draft: { entity: 'lead', id: 'new' },
    version: null,
    save: useSaveRecord<LeadInput, StaffLead>({ url: LEADS_URL, id: 'new', listUrl: LEADS_URL }),
    onSaved({ name }) {
      void queryClient.invalidateQueries({ queryKey: [DUPLICATES_URL] })
      toast({ title: words.added(name) })
      onClose()
    },
  })
  return (
    <RecordDialog title={words.title} form={form} words={words} onClose={onClose}>
      <LeadFields />
    </RecordDialog>
  )
}
