import type { KeyboardEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { z } from 'zod'
import { TextField } from '#platform/staff-kit/fields.tsx'
import { SmallForm, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { Dialog } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffCalendarFeed } from '../../stays/calendar-feeds/calendar-feed.public.ts'
import {
  type CalendarFeedInput,
  calendarFeedSchema,
  calendarNameSchema,
} from '../../stays/calendar-feeds/calendar-feed.schema.ts'
import { calendarMessages } from './calendar-messages.ts'
import { calendarsUrl, feedUrl, useRead, useReloadCalendars } from './calendar-requests.ts'

interface Props {
  propertyId: number
  onClose: () => void
}

/**
 * This part may stand within the form of the home, and a form within a form is none: it is put at the end of the page. For React
 * it stands within the home's form still, which would take its Enter and its Ctrl+Enter for its own.
 */
function Outside({ children }: { children: ReactNode }) {
  const ownKeys = (event: KeyboardEvent) => event.stopPropagation()
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing on a key, and lets none through
    <div onKeyDown={ownKeys}>{children}</div>,
    document.body,
  )
}

interface AddValues {
  name: string
  url: string
}

const addSchema = z.object({ name: z.string(), url: z.string() }).pipe(calendarFeedSchema)

export function AddCalendar({ propertyId, onClose }: Props) {
  const { feeds: words } = useMessages(calendarMessages)
  const { close } = useMessages(staffMessages)
  const reload = useReloadCalendars(propertyId)
  const toast = useToast()
  const read = useRead(propertyId)
  const state = useSmallForm<AddValues, CalendarFeedInput>({
    schema: addSchema,
    initial: { name: '', url: '' },
    async send(body) {
      const feed = await callApi<StaffCalendarFeed>(calendarsUrl(propertyId), { method: 'POST', body })
      onClose()
      await reload()
      toast({ title: words.added(feed.name) })
      // Whoever gives an address wants to know whether it is one: now, not within the hour.
      read.mutate(feed)
    },
  })
  return (
    <Outside>
      <Dialog title={words.addTitle} closeLabel={close} isHeld={state.form.formState.isSubmitting} onClose={onClose}>
        <SmallForm state={state} words={{ submit: words.addAct, busy: words.adding }}>
          <TextField<AddValues> name="name" label={words.name} hint={words.nameHint} />
          <TextField<AddValues> name="url" label={words.url} hint={words.urlHint} />
        </SmallForm>
      </Dialog>
    </Outside>
  )
}

interface NameValues {
  name: string
}

const nameSchema = z.object({ name: z.string() }).pipe(calendarNameSchema)

export function RenameCalendar({ propertyId, feed, onClose }: Props & { feed: StaffCalendarFeed }) {
  const { feeds: words } = useMessages(calendarMessages)
  const { close } = useMessages(staffMessages)
  const reload = useReloadCalendars(propertyId)
  const toast = useToast()
  const state = useSmallForm<NameValues, NameValues>({
    schema: nameSchema,
    initial: { name: feed.name },
    async send(body) {
      await callApi(feedUrl(feed.id), { method: 'PUT', body })
      onClose()
      await reload()
      toast({ title: words.renamed })
    },
  })
  return (
    <Outside>
      <Dialog title={words.renameTitle} closeLabel={close} onClose={onClose}>
        <SmallForm state={state} words={{ submit: words.renameAct, busy: words.saving }}>
          <TextField<NameValues> name="name" label={words.name} />
        </SmallForm>
      </Dialog>
    </Outside>
  )
}
