import { useQueryClient } from '@tanstack/react-query'
import { AreaField } from '#platform/staff-kit/fields.tsx'
import { FormDrawer } from '#platform/staff-kit/form-drawer.tsx'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useOneKey } from '#platform/staff-kit/use-one-key.ts'
import { Dialog } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffLeadDetail } from '../../lead.public.ts'
import { answerNoteSchema } from '../../lead.schema.ts'
import { leadUrl, showLead } from '../page/lead-requests.ts'
import { answerMessages } from './messages.ts'

interface Values {
  note: string
}

interface Props {
  leadId: number
  name: string
  onClose: () => void
}

/** "I answered from my own mail program": nobody waits any more, and the others know. */
export function AnsweredDialog({ leadId, name, onClose }: Props) {
  const words = useMessages(answerMessages)
  const queryClient = useQueryClient()
  const toast = useToast()
  const once = useOneKey()
  const state = useSmallForm({
    schema: answerNoteSchema as never,
    initial: { note: '' } satisfies Values as Values,
    async send(body: object) {
      const lead = await once({ leadId, body }, (key) =>
        callApi<StaffLeadDetail>(`${leadUrl(leadId)}/answered`, { method: 'POST', body, key }),
      )
      showLead(queryClient, lead)
      toast({ title: words.done(name) })
      onClose()
      void refreshDesk(queryClient)
    },
  })
  return (
    <FormDrawer
      frame={Dialog}
      title={words.answeredTitle(name)}
      words={{ ...words, submit: words.answered, busy: words.saving }}
      hint={words.answeredHint}
      state={state}
      onClose={onClose}
    >
      <AreaField<Values> name="note" label={words.note} hint={words.noteHint} rows={3} isOptional />
    </FormDrawer>
  )
}
