import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { LOCALES } from '#common/locale.ts'
import { email, optionalLine, optionalParagraph, optionalPhone } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { AreaField, SelectField, TextField } from '#platform/staff-kit/fields.tsx'
import { SmallForm, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useOneKey } from '#platform/staff-kit/use-one-key.ts'
import { Drawer } from '#ui/modal.tsx'
import { namedOptions } from '#ui/options.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffViewing } from '../viewing.public.ts'
import { VIEWING_KINDS, type ViewingKind } from '../viewing-status.ts'
import { viewingWords } from '../viewing-words.ts'
import { HomeSearch } from './home-search.tsx'
import { viewingsMessages } from './messages.ts'
import { StartField, startText } from './start-field.tsx'
import { adviserText, useAdviserOptions } from './viewing-forms.tsx'
import { reloadViewings, useStaffSlots, VIEWINGS_URL } from './viewing-requests.ts'

const person = {
  name: optionalLine,
  email: z.preprocess((value) => (value === '' ? null : value), email.nullish().default(null)),
  phone: optionalPhone,
  locale: z.enum(LOCALES),
}

/** The API's own schema says the rest: who is meant, and that the time is free. */
const schema = z.object({
  ...person,
  propertyId: z.string().min(1, say('chooseOne')).transform(Number),
  kind: z.enum(VIEWING_KINDS),
  startsAt: startText,
  adviserId: adviserText,
  place: optionalLine,
  message: optionalParagraph,
})

interface Props {
  /** On the page of a lead: it is for them. */
  lead?: { id: number; name: string }
  /** What is known of it already, as the fields hold it. */
  preset?: { startsAt?: string; adviserId?: string }
  onClose: () => void
  onAdded?: (viewing: StaffViewing) => void
}

/** Somebody called, or stands here: written down by staff, and it stands at once. */
export function AddViewingDialog({ lead, preset, onClose, onAdded }: Props) {
  const { forms: words } = useMessages(viewingsMessages)
  const { kinds } = useMessages(viewingWords)
  const { locale } = useSite()
  const queryClient = useQueryClient()
  const toast = useToast()
  const once = useOneKey()
  const advisers = useAdviserOptions()
  const initial = {
    name: '',
    email: '',
    phone: '',
    locale: locale as string,
    propertyId: '',
    kind: 'in-person' as string,
    startsAt: '',
    adviserId: '',
    place: '',
    message: '',
    ...preset,
  }
  type Values = typeof initial
  const state = useSmallForm<Values, z.output<typeof schema>>({
    schema: schema as never,
    initial,
    async send(input) {
      const body = { ...input, leadId: lead?.id ?? null }
      const viewing = await once(body, (key) => callApi<StaffViewing>(VIEWINGS_URL, { method: 'POST', body, key }))
      void reloadViewings(queryClient)
      toast({ title: words.added(viewing.reference) })
      onClose()
      onAdded?.(viewing)
    },
  })
  const [propertyId, kind, adviserId] = useWatch({
    control: state.form.control,
    name: ['propertyId', 'kind', 'adviserId'],
  })
  const slots = useStaffSlots({
    propertyId: propertyId ? Number(propertyId) : null,
    investmentId: null,
    kind: kind as ViewingKind,
    adviser: adviserId ? Number(adviserId) : null,
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
        {lead ? (
          <p>
            {words.person} <b dir="auto">{lead.name}</b>
          </p>
        ) : (
          <>
            <TextField<Values> name="name" label={words.name} />
            <TextField<Values> name="phone" label={words.phone} type="tel" hint={words.reachHint} isOptional />
            <TextField<Values> name="email" label={words.email} type="email" isOptional />
            <SelectField<Values> name="locale" label={words.locale} options={namedOptions(LOCALES, words.locales)} />
          </>
        )}
        <HomeSearch />
        <SelectField<Values> name="kind" label={words.kind} options={namedOptions(VIEWING_KINDS, kinds)} />
        {/* Drawn anew once the people are there: a select that has no such choice forgets what it was given. */}
        <SelectField<Values> key={advisers.length} name="adviserId" label={words.adviser} options={advisers} />
        <StartField slots={slots} label={words.starts} />
        {kind === 'in-person' && (
          <TextField<Values> name="place" label={words.place} hint={words.placeHint} isOptional />
        )}
        <AreaField<Values> name="message" label={words.message} rows={3} isOptional />
      </SmallForm>
    </Drawer>
  )
}
