import { EditedRecord } from '#platform/staff-kit/dialogs/edited-record.tsx'
import { SelectField, TextField, TickField } from '#platform/staff-kit/fields.tsx'
import { choice, formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { RecordDialog } from '#platform/staff-kit/record-dialog.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useSaveRecord } from '#platform/staff-kit/use-record.ts'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffFeed } from '../../../foreign-feeds/feed.public.ts'
import { type FeedInput, feedInputSchema } from '../../../foreign-feeds/feed.schema.ts'
import { FEED_CATEGORIES } from '../../../foreign-feeds/feed-problems.ts'
import { feedMessages } from '../messages.ts'
import { FEEDS_URL, useLook } from './requests.ts'

const feedForm = formOf(feedInputSchema, { category: choice(FEED_CATEGORIES) })
type Values = ValuesOf<typeof feedForm>

function FeedFields() {
  const { categories, fields } = useMessages(feedMessages).foreign
  return (
    <>
      <TextField<Values> name="url" type="url" label={fields.url} hint={fields.urlHint} isWide />
      <TextField<Values> name="title" label={fields.title} hint={fields.titleHint} isWide />
      <SelectField<Values>
        name="category"
        label={fields.category}
        placeholder={fields.chooseCategory}
        options={FEED_CATEGORIES.map((value) => ({ value, label: categories[value] }))}
      />
      <FieldGroup label={fields.schedule}>
        <div className="ticks ticks--one">
          <TickField<Values> name="isActive" label={fields.isActive} />
        </div>
      </FieldGroup>
    </>
  )
}

interface Props {
  onClose: () => void
}

function FeedForm({ feed, onClose }: Props & { feed: StaffFeed | null }) {
  const { foreign: words } = useMessages(feedMessages)
  const toast = useToast()
  const { mutate: look } = useLook()
  const id = feed?.id ?? 'new'
  const form = useStaffForm<Values, FeedInput, StaffFeed>({
    schema: feedForm.schema,
    initial: feed ? feedForm.toValues(feed) : feedForm.empty({}),
    draft: { entity: 'feed', id },
    version: feed?.updatedAt ?? null,
    save: useSaveRecord<FeedInput, StaffFeed>({ url: FEEDS_URL, id, listUrl: FEEDS_URL }),
    onSaved(saved) {
      toast({ title: feed ? words.saved : words.added })
      onClose()
      // Whoever gives an address wants to know whether it is one: now, not within the hour.
      if (saved.url !== feed?.url) look(saved)
    },
    async reload() {
      const stored = await callApi<StaffFeed>(`${FEEDS_URL}/${id}`)
      return { values: feedForm.toValues(stored), version: stored.updatedAt }
    },
  })
  return (
    <RecordDialog
      title={feed ? words.edit : words.add}
      form={form}
      words={{ submit: feed ? words.save : words.submit, saving: words.saving }}
      onClose={onClose}
    >
      <FeedFields />
    </RecordDialog>
  )
}

/** A new feed, or one that is changed. */
export function FeedDialog({ open, onClose }: Props & { open: 'add' | number }) {
  const { foreign: words } = useMessages(feedMessages)
  if (open === 'add') return <FeedForm feed={null} onClose={onClose} />
  return (
    <EditedRecord<StaffFeed> key={open} url={`${FEEDS_URL}/${open}`} title={words.edit} onClose={onClose}>
      {(feed) => <FeedForm feed={feed} onClose={onClose} />}
    </EditedRecord>
  )
}
