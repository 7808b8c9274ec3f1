import { ContentDialog } from '#platform/staff-kit/dialogs/content-dialog.tsx'
import { SelectField, TextField, TickField } from '#platform/staff-kit/fields.tsx'
import { choice, formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
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

/** A new feed, or one that is changed. */
export function FeedDialog(dialog: { open: 'add' | number; onClose: () => void }) {
  const { foreign: words } = useMessages(feedMessages)
  const { mutate: look } = useLook()
  return (
    <ContentDialog<Values, FeedInput, StaffFeed>
      {...dialog}
      entity="feed"
      url={FEEDS_URL}
      form={feedForm}
      fresh={feedForm.empty({})}
      words={words}
      // Whoever gives an address wants to know whether it is one: now, not within the hour.
      onSaved={(saved, before) => saved.url !== before?.url && look(saved)}
    >
      {() => <FeedFields />}
    </ContentDialog>
  )
}
