import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { PersonFields } from '#platform/staff-kit/fields/person-fields.tsx'
import { AreaField, NumberField, SelectField } from '#platform/staff-kit/fields.tsx'
import { FormDrawer } from '#platform/staff-kit/form-drawer.tsx'
import { formOf, numberOrDefault, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useOneKey } from '#platform/staff-kit/use-one-key.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { NamedHome } from '../../matching/sent-home.repository.server.ts'
import type { StaffViewing } from '../viewing.public.ts'
import { staffViewingSchema } from '../viewing.schema.ts'
import type { ViewingKind } from '../viewing-status.ts'
import { viewingsMessages } from './messages.ts'
import { StartField } from './start-field.tsx'
import { SubjectSearch } from './subject-search.tsx'
import { KindFields, ofKind, useAdviserOptions } from './viewing-forms.tsx'
import { useStaffSlots, VIEWINGS_URL } from './viewing-requests.ts'

const viewingForm = formOf(
  staffViewingSchema,
  { startsAt: z.string(), minutes: numberOrDefault, kind: z.string() },
  { read: ofKind as never },
)
type Values = ValuesOf<typeof viewingForm>

/** When and with whom: the free times are those of what was chosen above. */
function WhenFields() {
  const { forms: words } = useMessages(viewingsMessages)
  const advisers = useAdviserOptions()
  const [propertyId, investmentId, kind, adviserId, typedMinutes] = useWatch<
    Values,
    ['propertyId', 'investmentId', 'kind', 'adviserId', 'minutes']
  >({ name: ['propertyId', 'investmentId', 'kind', 'adviserId', 'minutes'] })
  const slots = useStaffSlots({
    propertyId: Number(propertyId) || null,
    investmentId: Number(investmentId) || null,
    kind: kind as ViewingKind,
    adviser: Number(adviserId) || null,
    typedMinutes,
  })
  return (
    <>
      {/* Drawn anew once the people are there: a select that has no such choice forgets what it was given. */}
      <SelectField<Values> key={advisers.length} name="adviserId" label={words.adviser} options={advisers} />
      <StartField slots={slots} label={words.starts} />
      <NumberField<Values> name="minutes" label={words.minutes} hint={words.minutesHint} isOptional />
    </>
  )
}

interface Props {
  /** On the page of a lead: it is for them. */
  lead?: { id: number; name: string }
  /** Which home it is likely to be. */
  home?: NamedHome | null
  /** What is known of it already, as the fields hold it. */
  preset?: { startsAt?: string; adviserId?: string }
  onClose: () => void
}

/** Somebody called, or stands here: written down by staff, and it stands at once. */
export function AddViewingDialog({ lead, home = null, preset, onClose }: Props) {
  const { forms: words } = useMessages(viewingsMessages)
  const { locale } = useSite()
  const queryClient = useQueryClient()
  const toast = useToast()
  const once = useOneKey()
  const leadId = lead ? String(lead.id) : ''
  const propertyId = home ? String(home.id) : ''
  const state = useSmallForm<Values, unknown>({
    schema: viewingForm.schema,
    initial: viewingForm.empty({ startsAt: '', locale, leadId, propertyId, ...preset }),
    async send(body) {
      const viewing = await once(body, (key) =>
        callApi<StaffViewing>(VIEWINGS_URL, { method: 'POST', body: body as object, key }),
      )
      void refreshDesk(queryClient)
      toast({ title: words.added(viewing.reference) })
      onClose()
    },
  })
  return (
    <FormDrawer
      title={words.addTitle}
      words={{ submit: words.addSubmit, busy: words.saving, leave: words.leave }}
      hint={words.addHint}
      state={state}
      onClose={onClose}
    >
      {lead ? (
        <p>
          {words.person} <b dir="auto">{lead.name}</b>
        </p>
      ) : (
        <PersonFields />
      )}
      <SubjectSearch likely={home} />
      <KindFields />
      <WhenFields />
      <AreaField<Values> name="message" label={words.message} rows={3} isOptional />
    </FormDrawer>
  )
}
