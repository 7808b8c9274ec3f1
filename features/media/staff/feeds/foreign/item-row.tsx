import { unbrokenDay } from '#platform/staff-kit/ui/dates-in-words.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffFeedItem } from '../../../foreign-feeds/feed.public.ts'
import { ARTICLES_TAB } from '../../editor-requests.ts'
import { feedMessages } from '../messages.ts'

interface Props {
  item: StaffFeedItem
  /** Where all states stand together, each says which it is. */
  isStateShown: boolean
  /** Null: this person may only read. */
  acts: { isBusy: boolean; onDraft: () => void; onDismiss: (isDismissed: boolean) => void } | null
}

const TONES = { new: 'positive', used: 'neutral', dismissed: 'neutral' } as const

/** Something that somebody else published: what it is, where it stands, and what may become of it. */
export function ItemRow({ item, isStateShown, acts }: Props) {
  const { items: words } = useMessages(feedMessages)
  const { locale } = useSite()
  const { title, link, summary, author, feed, state, articleId } = item
  const named = <span className="sr"> {title}</span>
  const day = unbrokenDay(new Date(item.publishedAt ?? item.fetchedAt), locale)
  return (
    <li className="record item" data-item={item.id}>
      <h4 dir="auto">{title}</h4>
      <p className="small soft">
        {isStateShown && <Badge tone={TONES[state]}>{words.badges[state]}</Badge>}{' '}
        {[feed.title, author, day].filter(Boolean).join(' ·\u00a0')}
      </p>
      {summary && (
        <p className="item__summary" dir="auto">
          {summary}
        </p>
      )}
      <div className="record__acts">
        {articleId !== null && (
          <StaffLink className="text-link" to={`${ARTICLES_TAB}/${articleId}`}>
            {words.openDraft}
            {named}
          </StaffLink>
        )}
        {acts && articleId === null && (
          <>
            <button type="button" className="text-link" aria-disabled={acts.isBusy} onClick={acts.onDraft}>
              {words.draft}
              {named}
            </button>
            <button
              type="button"
              className="text-link"
              data-act="dismiss"
              aria-disabled={acts.isBusy}
              onClick={() => acts.onDismiss(state !== 'dismissed')}
            >
              {state === 'dismissed' ? words.takeBack : words.dismiss}
              {named}
            </button>
          </>
        )}
        {link && (
          <a className="text-link" href={link} target="_blank" rel="noreferrer">
            {words.read}
            <span className="sr">
              {' '}
              {title} {words.newTab}
            </span>
          </a>
        )}
      </div>
    </li>
  )
}
