import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { formatDateTime } from '#common/dates.ts'
import { can, type Permission } from '#common/permissions.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import type { SubmitWords } from '#platform/staff-kit/staff-form.tsx'
import { unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { LoadFailed, NotAllowed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { isMissing } from '#platform/staff-kit/use-record.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { publicationState } from '../publication.ts'
import type { PublishValues } from './media-form-values.ts'
import { mediaStaffMessages } from './messages.ts'
import type { Stored } from './publish-fields.tsx'

function BackToList({ to }: { to: string }) {
  const { backToList } = useMessages(kitMessages)
  return (
    <StaffLink className="btn btn--line" to={to}>
      {backToList}
    </StaffLink>
  )
}

interface FrameProps {
  title: string
  needs: Permission
  /** The list it belongs to. */
  back: { to: string; label: string }
  children: ReactNode
}

/** The page of an editor; whoever may only read is told so before they type. */
export function EditorFrame({ title, needs, back, children }: FrameProps) {
  const words = useMessages(mediaStaffMessages)
  const isAllowed = can(useActor(), needs)
  return (
    <section className="staff-section">
      <p className="crumb">
        <StaffLink to={back.to}>
          <Icon name="back" />
          {back.label}
        </StaffLink>
      </p>
      <h2>{title}</h2>
      {isAllowed ? (
        children
      ) : (
        <NotAllowed words={{ title: words.notAllowed, hint: words.notAllowedHint }} back={back} />
      )}
    </section>
  )
}

interface LoadProps<Item> {
  query: UseQueryResult<Item>
  missing: string
  back: string
  children: (item: Item) => ReactNode
}

/** Waiting, gone, failed, or there. */
export function Loaded<Item>({ query, missing, back, children }: LoadProps<Item>) {
  const words = useMessages(kitMessages)
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <SkeletonRows rows={6} />
  if (query.isError && !isMissing(query.error))
    return <LoadFailed error={query.error} onRetry={() => query.refetch()} />
  return (
    <EmptyState heading="h3" title={missing} hint={words.notFoundText}>
      <BackToList to={back} />
    </EmptyState>
  )
}

/** On the site, a draft, or when it will be on the site. */
export function useStateBadge() {
  const words = useMessages(mediaStaffMessages)
  const { locale } = useSite()
  return (piece: NonNullable<Stored>) => {
    const state = publicationState(piece)
    if (state === 'scheduled' && piece.publishedAt)
      return { text: words.scheduledFor(unbrokenDateTime(piece.publishedAt, locale)) } as const
    return { text: words.states[state], tone: state === 'published' ? 'positive' : 'neutral' } as const
  }
}

/** The button says what a press of it does: save a draft, publish, schedule. */
export function useSubmitWords(control: Control<PublishValues>, stored: Stored): SubmitWords {
  const { submit, saving, failed } = useMessages(mediaStaffMessages)
  const release = useWatch({ control, name: 'release' })
  const isLive = stored !== null && publicationState(stored) === 'published'
  return { submit: isLive && release === 'now' ? submit.live : submit[release], saving, failed }
}

interface SavedWords {
  draft: string
  published: string
  scheduled: (when: string) => string
}

type Saved = Parameters<typeof publicationState>[0] & { title: string; publishedAt: string | null }

/** Says what became of a piece that was saved: kept as a draft, on the site, or on it from an hour to come. */
export function useSaySaved(words: SavedWords): (saved: Saved) => void {
  const { locale } = useSite()
  const toast = useToast()
  return (saved) => {
    const state = publicationState(saved)
    const when = formatDateTime(saved.publishedAt ?? '', locale)
    toast({ title: state === 'scheduled' ? words.scheduled(when) : words[state], description: saved.title })
  }
}
