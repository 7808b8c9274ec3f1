import { ContentDialog } from '#platform/staff-kit/dialogs/content-dialog.tsx'
import type { ValuesOf } from '#platform/staff-kit/form-of.ts'
import { useMessages } from '#ui/page/site.ts'
import type { StaffTemplate } from '../template.public.ts'
import type { TemplateInput } from '../template.schema.ts'
import type { TemplateType } from '../template-types.ts'
import { templateMessages } from './messages.ts'
import { TemplateFields, templateForm } from './template-fields.tsx'
import { TEMPLATES_URL } from './use-templates.ts'

interface Props {
  open: 'new' | number
  /** Of a new one, until somebody chooses another. */
  type: TemplateType
  onClose: () => void
}

/** A new template, or one that is changed. */
export function TemplateDialog({ open, type, onClose }: Props) {
  const words = useMessages(templateMessages)
  return (
    <ContentDialog<ValuesOf<typeof templateForm>, TemplateInput, StaffTemplate>
      open={open === 'new' ? 'add' : open}
      onClose={onClose}
      entity="template"
      url={TEMPLATES_URL}
      form={templateForm}
      fresh={templateForm.empty({ type })}
      words={words}
    >
      {() => <TemplateFields />}
    </ContentDialog>
  )
}
