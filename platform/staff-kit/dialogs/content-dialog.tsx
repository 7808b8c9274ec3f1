import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ZodType } from 'zod'
import type { ContentEntity } from '#platform/content/entities.ts'
import { useToast } from '#ui/toast.tsx'
import { RecordDialog } from '../record-dialog.tsx'
import { callApi } from '../ui/api.ts'
import { useSaveRecord } from '../use-record.ts'
import { useStaffForm } from '../use-staff-form.ts'
import { EditedRecord } from './edited-record.tsx'

interface Stored {
  id: number
  updatedAt: string
}

interface Props<Values extends FieldValues, Input, Item extends Stored> {
  entity: ContentEntity
  /** Where its list is read, new ones are posted, and each lies under its number. */
  url: string
  form: { schema: ZodType<Input, Values>; toValues: (item: Item) => Values }
  /** What the inputs of a new one hold. */
  fresh: Values
  words: Record<'add' | 'edit' | 'submit' | 'save' | 'saving' | 'added' | 'saved', string>
  /** Said under the notice that it was saved. */
  describe?: (saved: Item) => string
  onSaved?: (saved: Item, before: Item | null) => void
  onClose: () => void
  /** Its fields. */
  children: (record: Item | null) => ReactNode
}

function ContentForm<Values extends FieldValues, Input, Item extends Stored>(
  props: Props<Values, Input, Item> & { record: Item | null },
) {
  const {
    entity,
    url,
    form: { schema, toValues },
    fresh,
    words,
    describe,
    onSaved,
    onClose,
    children,
    record,
  } = props
  const toast = useToast()
  const id = record?.id ?? 'new'
  const form = useStaffForm<Values, Input, Item>({
    schema,
    initial: record ? toValues(record) : fresh,
    draft: { entity, id },
    version: record?.updatedAt ?? null,
    save: useSaveRecord<Input, Item>({ url, id, listUrl: url }),
    onSaved(saved) {
      const description = describe?.(saved)
      toast({ title: record ? words.saved : words.added, ...(description && { description }) })
      onClose()
      onSaved?.(saved, record)
    },
    async reload() {
      const stored = await callApi<Item>(`${url}/${id}`)
      return { values: toValues(stored), version: stored.updatedAt }
    },
  })
  return (
    <RecordDialog
      title={record ? words.edit : words.add}
      form={form}
      words={{ submit: record ? words.save : words.submit, saving: words.saving }}
      onClose={onClose}
    >
      {children(record)}
    </RecordDialog>
  )
}

/** A record of a list beside it: a new one, or the one that the page's address names. */
export function ContentDialog<Values extends FieldValues, Input, Item extends Stored>({
  open,
  ...props
}: Props<Values, Input, Item> & { open: 'add' | number }) {
  if (open === 'add') return <ContentForm {...props} record={null} />
  return (
    <EditedRecord<Item> key={open} url={`${props.url}/${open}`} title={props.words.edit} onClose={props.onClose}>
      {(record) => <ContentForm {...props} record={record} />}
    </EditedRecord>
  )
}
