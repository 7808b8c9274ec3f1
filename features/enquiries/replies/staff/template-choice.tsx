import { useState } from 'react'
import { useTemplates } from '#features/templates/staff/use-templates.ts'
import type { StaffTemplate } from '#features/templates/template.public.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { Select } from '#ui/select.tsx'
import { replyMessages } from './messages.ts'

interface Props {
  chosen: string
  isReady: boolean
  /** True: whoever wrote something is asked before it goes. */
  hasOwnWords: boolean
  isFrench: boolean
  /** Null: no template, and the text stays as it is. */
  onChoose: (template: StaffTemplate | null) => void
}

/** The text to begin from. */
export function TemplateChoice({ chosen, isReady, hasOwnWords, isFrench, onChoose }: Props) {
  const words = useMessages(replyMessages)
  const templates = useTemplates('email')
  const [asked, setAsked] = useState<StaffTemplate | null>(null)
  const isWaiting = templates.isPending || !isReady
  const found = (id: string) => templates.data?.find((template) => String(template.id) === id) ?? null

  if (templates.isError)
    return (
      <p className="reply__note">
        {words.templatesFailed}{' '}
        <button type="button" className="text-link" onClick={() => void templates.refetch()}>
          {words.tryAgain}
        </button>
      </p>
    )
  return (
    <>
      <Field label={words.template} hint={isFrench && found(chosen)?.bodyFr === null ? words.notInFrench : undefined}>
        {(control) => (
          <Select
            {...control}
            value={isWaiting ? '' : chosen}
            options={[
              { value: '', label: isWaiting ? words.loadingTemplates : words.noTemplate },
              ...(isWaiting ? [] : (templates.data ?? [])).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(event) => {
              const template = found(event.target.value)
              if (template && hasOwnWords) setAsked(template)
              else onChoose(template)
            }}
          />
        )}
      </Field>
      {asked && (
        <ConfirmDialog
          title={words.replace.title}
          consequence={words.replace.text}
          act={words.replace.act}
          leave={words.replace.leave}
          onAct={() => {
            onChoose(asked)
            setAsked(null)
          }}
          onLeave={() => setAsked(null)}
        />
      )}
    </>
  )
}
