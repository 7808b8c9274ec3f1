import { EditedRecord } from '#platform/staff-kit/dialogs/edited-record.tsx'
import { RecordDialog } from '#platform/staff-kit/record-dialog.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useSaveRecord } from '#platform/staff-kit/use-record.ts'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffTemplate } from '../template.public.ts'
import type { TemplateInput } from '../template.schema.ts'
import type { TemplateType } from '../template-types.ts'
import { templateMessages } from './messages.ts'
import { TemplateFields, templateForm } from './template-fields.tsx'
import { TEMPLATES_URL } from './use-templates.ts'

interface FormProps {
  template: StaffTemplate | null
  type: TemplateType
  onClose: () => void
}

function TemplateForm({ template, type, onClose }: FormProps) {
  const words = useMessages(templateMessages)
  const toast = useToast()
  const id = template?.id ?? 'new'
  const form = useStaffForm({
    schema: templateForm.schema,
    initial: template ? templateForm.toValues(template) : templateForm.empty({ type }),
    draft: { entity: 'template', id },
    version: template?.updatedAt ?? null,
    save: useSaveRecord<TemplateInput, StaffTemplate>({ url: TEMPLATES_URL, id, listUrl: TEMPLATES_URL }),
    onSaved() {
      toast({ title: template ? words.saved : words.added })
      onClose()
    },
    async reload() {
      const stored = await callApi<StaffTemplate>(`${TEMPLATES_URL}/${id}`)
      return { values: templateForm.toValues(stored), version: stored.updatedAt }
    },
  })
  return (
    <RecordDialog
      title={template ? words.edit : words.add}
      form={form}
      words={{ submit: template ? words.save : words.submit, saving: words.saving }}
      onClose={onClose}
    >
      <TemplateFields />
    </RecordDialog>
  )
}

interface Props {
  open: 'new' | number
  /** Of a new one, until somebody chooses another. */
  type: TemplateType
  onClose: () => void
}

/** A new template, or one that is changed. */
export function TemplateDialog({ open, type, onClose }: Props) {
  const words = useMessages(templateMessages)
  if (open === 'new') return <TemplateForm template={null} type={type} onClose={onClose} />
  return (
    <EditedRecord<StaffTemplate> key={open} url={`${TEMPLATES_URL}/${open}`} title={words.edit} onClose={onClose}>
      {(template) => <TemplateForm template={template} type={type} onClose={onClose} />}
    </EditedRecord>
  )
}
