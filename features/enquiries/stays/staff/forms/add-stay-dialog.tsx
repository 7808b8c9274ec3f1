import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { PersonFields } from '#platform/staff-kit/fields/person-fields.tsx'
import { AreaField, DateField, NumberField, SelectField } from '#platform/staff-kit/fields.tsx'
import { FormDrawer } from '#platform/staff-kit/form-drawer.tsx'
import { formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useOneKey } from '#platform/staff-kit/use-one-key.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffStay } from '../../stay.public.ts'
import { staffStaySchema } from '../../stay-request.schema.ts'
import { staysMessages } from '../messages.ts'
import { STAYS_URL, stayPath } from '../stay-links.ts'
import { useHomes } from '../use-homes.ts'
import { homeChoice } from './home-choice.ts'

const stayForm = formOf(staffStaySchema, { propertyId: homeChoice })
type Values = ValuesOf<typeof stayForm>

function StayFields() {
  const { forms: words, home } = useMessages(staysMessages)
  const homes = useHomes()
  return (
    <>
      <SelectField<Values> name="propertyId" label={home} options={homes} placeholder={words.choose} />
      <div className="threefold">
        <DateField<Values> name="arrival" label={words.arrival} />
        <DateField<Values> name="departure" label={words.departure} />
        <NumberField<Values> name="guests" label={words.guests} />
      </div>
      <PersonFields />
      <NumberField<Values> name="agreedTotal" label={words.agreedTotal} hint={words.agreedHint} isOptional />
      <AreaField<Values> name="message" label={words.message} rows={3} isOptional />
    </>
  )
}

/** Somebody who called: written down by staff, and confirmed at once. */
export function AddStayDialog({ onClose }: { onClose: () => void }) {
  const { forms: words } = useMessages(staysMessages)
  const { locale } = useSite()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const once = useOneKey()
  const state = useSmallForm<Values, unknown>({
    schema: stayForm.schema,
    initial: stayForm.empty({ guests: '2', locale }),
    send: async (input) => {
      const stay = await once(input, (key) => callApi<StaffStay>(STAYS_URL, { method: 'POST', body: input, key }))
      void refreshDesk(queryClient)
      toast({ title: words.added(stay.reference) })
      await navigate(stayPath(stay.id), { replace: true })
    },
  })
  return (
    <FormDrawer
      title={words.addTitle}
      words={{ ...words, submit: words.addSubmit, busy: words.saving }}
      hint={words.addHint}
      state={state}
      onClose={onClose}
    >
      <StayFields />
    </FormDrawer>
  )
}
