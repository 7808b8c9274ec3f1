import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { OwnPush } from '#platform/push/manage-push.server.ts'
import { NOTICE_KINDS, type NoticeKind } from '#platform/push/notice-kinds.ts'
import { type Choices, choicesSchema } from '#platform/push/push.schema.ts'
import { TickField } from '#platform/staff-kit/fields.tsx'
import { SmallForm, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { useReloadAccount } from './account-requests.ts'
import { noticesMessages } from './notice-messages.ts'

interface Values {
  wanted: Record<NoticeKind, boolean>
  hasQuiet: boolean
  quietFrom: string
  quietTo: string
}

const schema = z
  .object({
    wanted: z.record(z.enum(NOTICE_KINDS), z.boolean()),
    hasQuiet: z.boolean(),
    quietFrom: z.string(),
    quietTo: z.string(),
  })
  .transform(({ wanted, hasQuiet, quietFrom, quietTo }) => ({
    unwanted: NOTICE_KINDS.filter((kind) => !wanted[kind]),
    quietFrom: hasQuiet ? quietFrom : null,
    quietTo: hasQuiet ? quietTo : null,
  }))
  .pipe(choicesSchema)

const NIGHT = { from: '21:00', to: '07:00' }

function QuietHours() {
  const words = useMessages(noticesMessages)
  const hasQuiet = useWatch<Values, 'hasQuiet'>({ name: 'hasQuiet' })
  return (
    <FieldGroup label={words.quiet} hint={words.quietHint}>
      <div className="ticks ticks--one">
        <TickField<Values> name="hasQuiet" label={words.hasQuiet} />
      </div>
      {hasQuiet && (
        <div className="push-quiet">
          <FormField<Values> name="quietFrom" label={words.from}>
            {(control) => <input {...control} type="time" />}
          </FormField>
          <FormField<Values> name="quietTo" label={words.to}>
            {(control) => <input {...control} type="time" />}
          </FormField>
        </div>
      )}
    </FieldGroup>
  )
}

/** Which notices somebody wants, and when none: the same on all of their devices. */
export function NoticeChoices({ choices: { unwanted, quietFrom, quietTo } }: Pick<OwnPush, 'choices'>) {
  const words = useMessages(noticesMessages)
  const toast = useToast()
  const reload = useReloadAccount()
  const state = useSmallForm<Values, Choices>({
    schema,
    initial: {
      wanted: Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, !unwanted.includes(kind)])) as Values['wanted'],
      hasQuiet: quietFrom !== null,
      quietFrom: quietFrom ?? NIGHT.from,
      quietTo: quietTo ?? NIGHT.to,
    },
    async send(body) {
      await callApi('/api/admin/notice-choices', { method: 'PUT', body })
      await reload()
      toast({ title: words.saved })
    },
  })
  return (
    <SmallForm state={state} words={{ submit: words.save, busy: words.saving }} isQuiet>
      <FieldGroup label={words.what}>
        <div className="ticks ticks--one">
          {NOTICE_KINDS.map((kind) => (
            <TickField<Values> key={kind} name={`wanted.${kind}`} label={words.kinds[kind]} />
          ))}
        </div>
      </FieldGroup>
      <QuietHours />
    </SmallForm>
  )
}
