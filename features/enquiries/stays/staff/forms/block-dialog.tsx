import { useQueryClient } from '@tanstack/react-query'
import { blockSchema } from '#features/nest/stays/block.schema.ts'
import { DateField, SelectField, TextField } from '#platform/staff-kit/fields.tsx'
import { FormDrawer } from '#platform/staff-kit/form-drawer.tsx'
import { formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useOneKey } from '#platform/staff-kit/use-one-key.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { staysMessages } from '../messages.ts'
import { useHomes } from '../use-homes.ts'
import { homeChoice } from './home-choice.ts'

const blockForm = formOf(blockSchema, { propertyId: homeChoice })
type Values = ValuesOf<typeof blockForm>

/** Nights that visitors shall not have: a repair, the owner who comes. */
export function BlockDialog({ onClose }: { onClose: () => void }) {
  const { forms: words, home } = useMessages(staysMessages)
  const homes = useHomes()
  const queryClient = useQueryClient()
  const toast = useToast()
  const once = useOneKey()
  const state = useSmallForm<Values, unknown>({
    schema: blockForm.schema,
    initial: blockForm.empty({}),
    send: async (input) => {
      await once(input, (key) => callApi('/api/admin/held-nights', { method: 'POST', body: input, key }))
      await refreshDesk(queryClient)
      toast({ title: words.blocked })
      onClose()
    },
  })
  return (
    <FormDrawer
      title={words.blockTitle}
      words={{ ...words, submit: words.blockSubmit, busy: words.saving }}
      hint={words.blockHint}
      state={state}
      onClose={onClose}
    >
      <SelectField<Values> name="propertyId" label={home} options={homes} placeholder={words.choose} />
      <DateField<Values> name="from" label={words.from} />
      <DateField<Values> name="to" label={words.to} />
      <TextField<Values> name="reason" label={words.reason} />
    </FormDrawer>
  )
}
