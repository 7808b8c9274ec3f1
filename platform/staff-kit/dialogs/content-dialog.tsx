import type { ReactNode } from 'react'
import { type FieldValues, type Path, useWatch } from 'react-hook-form'
import type { ZodType } from 'zod'
import type { ContentEntity } from '#platform/content/entities.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { kitMessages } from '../messages.ts'
import { RecordDialog } from '../record-dialog.tsx'
import { useVisitors } from '../staff-form.tsx'
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
  /** The tick that shows it to visitors: a new one begins without it, and the form says what that means. */
  shownBy?: Path<Values>
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
    shownBy,
    words,
    describe,
    onSaved,
    onClose,
    children,
    record,
  } = props
  const { saveDraft, visitors: visitorsOf } = useMessages(kitMessages)
  const toast = useToast()
  const id = record?.id ?? 'new'
  const form = useStaffForm<Values, Input, Item>({
    schema,
    initial: record ? toValues(record) : { ...fresh, ...(shownBy && { [shownBy]: false }) },
    draft: { entity, id },
    version: record?.updatedAt ?? null,
    save: useSaveRecord<Input, Item>({ url, id, listUrl: url }),
    onSaved(saved) {
      const isDraft = record === null && shownBy && saved[shownBy as never] === false
      const description = isDraft ? visitorsOf.draft : describe?.(saved)
      toast({ title: record ? words.saved : words.added, ...(description && { description }) })
      onClose()
      onSaved?.(saved, record)
    },
    async reload() {
      const stored = await callApi<Item>(`${url}/${id}`)
      return { values: toValues(stored), version: stored.updatedAt }
    },
  })
  const shown: unknown = useWatch({ control: form.form.control, name: (shownBy ?? '') as never })
  const visitors = useVisitors(form, shown === true)
  const submit = shownBy && shown !== true ? saveDraft : words.submit
  return (
    <RecordDialog
      title={record ? words.edit : words.add}
      form={form}
      words={{ submit: record ? words.save : submit, saving: words.saving, ...(shownBy && { visitors }) }}
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
