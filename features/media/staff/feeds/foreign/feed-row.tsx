import { kitMessages } from '#platform/staff-kit/messages.ts'
import { unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffFeed } from '../../../foreign-feeds/feed.public.ts'
import { feedMessages } from '../messages.ts'
import { useProblemText } from './problem-text.ts'
import { useLook } from './requests.ts'

interface Props {
  feed: StaffFeed
  /** Null: this person may only read. */
  acts: { onEdit: () => void; onDelete: () => void } | null
}

/** One feed of somebody else's: how its last look went, and what can be done about it. */
export function FeedRow({ feed, acts }: Props) {
  const { foreign: words } = useMessages(feedMessages)
  const { list: kit } = useMessages(kitMessages)
  const { locale } = useSite()
  const problemText = useProblemText()
  const look = useLook()
  const { id, title, category, isActive, lastFetchedAt, lastProblem, nextFetchAt, newItems } = feed
  const named = <span className="sr"> {title}</span>
  return (
    <li className="source">
      <div className="source__head">
        <h4 dir="auto">{title}</h4>
        {!isActive && <Badge>{words.paused}</Badge>}
        {newItems > 0 && (
          <StaffLink className="source__fresh" to={{ search: `?feedId=${id}` }} preventScrollReset>
            {words.fresh(newItems)}
            {named}
          </StaffLink>
        )}
      </div>
      <p className="small soft">
        {words.categories[category]}
        {' · '}
        {lastFetchedAt ? words.lookedAt(unbrokenDateTime(lastFetchedAt, locale)) : words.never}
      </p>
      {lastProblem && (
        <p className="small source__problem">
          {problemText(lastProblem)}{' '}
          {isActive && <span className="soft">{words.nextLook(unbrokenDateTime(nextFetchAt, locale))}</span>}
        </p>
      )}
      {acts && (
        <div className="source__acts">
          <Button
            className="text-link"
            isBusy={look.isPending}
            busyLabel={words.looking}
            onClick={() => look.mutate({ id, title })}
          >
            {words.look}
            {named}
          </Button>
          <button type="button" className="text-link" onClick={acts.onEdit}>
            {kit.edit}
            {named}
          </button>
          <button type="button" className="text-link" onClick={acts.onDelete}>
            {words.delete.label}
            {named}
          </button>
        </div>
      )}
    </li>
  )
}
