import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { LOCALES } from '#common/locale.ts'
import { AreaField, DateField, NumberField, SelectField, TextField } from '#platform/staff-kit/fields.tsx'
import { formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { SmallForm, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useOneKey } from '#platform/staff-kit/use-one-key.ts'
import { Drawer } from '#ui/modal.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffStay } from '../../stay.public.ts'
import { staffStaySchema } from '../../stay-request.schema.ts'
import { staysMessages } from '../messages.ts'
import { STAYS_URL, stayPath } from '../stay-links.ts'
import { reloadStays } from '../stay-requests.ts'
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
      <TextField<Values> name="name" label={words.name} />
      <TextField<Values> name="email" label={words.email} type="email" hint={words.reachHint} isOptional />
      <TextField<Values> name="phone" label={words.phone} type="tel" isOptional />
      <SelectField<Values>
        name="locale"
        label={words.locale}
        options={LOCALES.map((value) => ({ value, label: words.locales[value] }))}
      />
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
      void reloadStays(queryClient)
      toast({ title: words.added(stay.reference) })
      await navigate(stayPath(stay.id), { replace: true })
    },
  })
  return (
    <Drawer title={words.addTitle} closeLabel={words.close} onClose={onClose}>
      <SmallForm
        state={state}
        words={{ submit: words.addSubmit, busy: words.saving }}
        aside={
          <button type="button" className="text-link" onClick={onClose}>
            {words.leave}
          </button>
        }
      >
        <p className="soft">{words.addHint}</p>
        <StayFields />
      </SmallForm>
    </Drawer>
  )
}
