import { useState } from 'react'
import { inLocale } from '#common/locale.ts'
import { useTemplates } from '#features/templates/staff/use-templates.ts'
import type { StaffTemplate } from '#features/templates/template.public.ts'
import { nearest } from '#platform/staff-kit/palette/match-text.ts'
import { PickDialog, type PickOption } from '#platform/staff-kit/palette/pick-dialog.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { replyMessages } from './messages.ts'

interface Option extends PickOption {
  template: StaffTemplate
}

/** A template by a few letters of its name or of its text, without leaving the keys. */
export function TemplatePicker({
  onPick,
  onClose,
}: {
  onPick: (template: StaffTemplate) => void
  onClose: () => void
}) {
  const words = useMessages(replyMessages)
  const { locale } = useSite()
  const templates = useTemplates('email')
  const [typed, setTyped] = useState('')
  const all = (templates.data ?? []).map((template): Option => {
    const text = inLocale(locale, template.body, template.bodyFr)
    return { id: String(template.id), title: template.name, detail: text.replace(/\s+/g, ' '), template }
  })
  return (
    <PickDialog<Option>
      title={words.pickTemplate}
      placeholder={words.pickTemplate}
      typed={typed}
      onType={setTyped}
      groups={[{ name: words.templates, options: nearest(all, typed, ({ title, detail }) => [title, detail ?? '']) }]}
      isBusy={templates.isPending}
      problem={templates.isError ? { text: words.templatesFailed, onRetry: () => void templates.refetch() } : null}
      onPick={({ template }) => onPick(template)}
      onClose={onClose}
    />
  )
}
