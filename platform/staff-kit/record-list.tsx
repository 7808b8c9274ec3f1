import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Locale } from '#common/locale.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { kitMessages } from './messages.ts'
import { ListState } from './ui/list-state.tsx'
import { StaffLink } from './ui/staff-link.tsx'
import type { useApiList } from './ui/use-api-list.ts'

interface Mark {
  text: string
  tone?: 'neutral' | 'positive' | 'warning' | 'danger'
}

/** A way on from a record: to another staff page, to the public site, or something done here. */
export type RecordAct =
  | { label: string; to: string; isPublic?: boolean }
  | { label: string; onAct: () => void; isBusy?: boolean }

export interface RecordView {
  id: number
  /** Also names the record's buttons to those who hear them one by one. */
  title: string
  lang?: Locale | undefined
  /** Null: it has none yet. Undefined: this kind of record has no picture. */
  picture?: Picture | null | undefined
  /** The one figure people look for. */
  amount?: ReactNode
  facts?: (string | null | undefined | false)[]
  text?: ReactNode
  badges?: (Mark | null | undefined | false)[]
  acts: (RecordAct | null | undefined | false)[]
}

interface Selection {
  ids: ReadonlySet<number>
  toggle: (id: number) => void
}

function Act({ act, place, title }: { act: RecordAct; place: number; title: string }) {
  const name = (
    <>
      {act.label}
      <span className="sr"> {title}</span>
    </>
  )
  if ('onAct' in act)
    return (
      <button type="button" className="text-link" data-act={place} aria-disabled={act.isBusy} onClick={act.onAct}>
        {name}
      </button>
    )
  const LinkTo = act.isPublic ? Link : StaffLink
  return (
    <LinkTo className="text-link" to={act.to}>
      {name}
    </LinkTo>
  )
}

function Entry({ view, selection }: { view: RecordView; selection: Selection | undefined }) {
  const { list: words } = useMessages(kitMessages)
  const { id, title, lang, picture, amount, text } = view
  const facts = (view.facts ?? []).filter(Boolean)
  const badges = (view.badges ?? []).filter((badge) => !!badge)
  const acts = view.acts.filter((act) => !!act)
  return (
    <li className="record" data-item={id}>
      {picture !== undefined && (
        <div className="record__pic">
          <PictureImage picture={picture ?? undefined} sizes="(min-width: 48rem) 20rem, 30vw" alt="" />
        </div>
      )}
      {selection && (
        <label className="record__pick">
          <input type="checkbox" checked={selection.ids.has(id)} onChange={() => selection.toggle(id)} />
          <span className="sr">{words.select(title)}</span>
        </label>
      )}
      <div className="record__what">
        <h3 dir="auto" lang={lang}>
          {title}
        </h3>
        {facts.length > 0 && <p className="record__facts soft">{facts.join('\u00a0· ')}</p>}
        {text && <div className="record__text">{text}</div>}
      </div>
      {amount !== undefined && <p className="record__amount price">{amount}</p>}
      {badges.length > 0 && (
        <p className="record__state">
          {badges.map((badge, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two badges may read the same, and they keep their places
            <Badge key={index} tone={badge.tone ?? 'neutral'}>
              {badge.text}
            </Badge>
          ))}
        </p>
      )}
      {acts.length > 0 && (
        <div className="record__acts">
          {acts.map((act, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: 'Hide' becomes 'Show' in its place, and keeps the focus
            <Act key={index} act={act} place={index} title={title} />
          ))}
        </div>
      )}
    </li>
  )
}

interface Props<Item> {
  /** Cards for what is recognised by its picture, rows for what is read. */
  layout: 'cards' | 'rows'
  list: Pick<ReturnType<typeof useApiList<Item>>, 'query' | 'items'>
  view: (item: Item) => RecordView
  empty: { title: string; hint: string }
  /** True while a search or a filter narrows the list: then 'nothing yet' would be untrue. */
  isNarrowed?: boolean
  selection?: Selection
}

/** Every list of records in the staff area: waiting, failed, empty, found, and more below. */
export function RecordList<Item>({ layout, list, view, empty, isNarrowed = false, selection }: Props<Item>) {
  const { list: words } = useMessages(kitMessages)
  const said = isNarrowed ? { title: words.nothingFound, hint: words.nothingFoundHint } : empty
  return (
    <ListState list={list as never} empty={<EmptyState heading="h3" {...said} />}>
      <ul
        className={`records records--${layout}`}
        data-picks={selection ? true : undefined}
        aria-busy={list.query.isPlaceholderData}
      >
        {list.items.map((item) => {
          const record = view(item)
          return <Entry key={record.id} view={record} selection={selection} />
        })}
      </ul>
    </ListState>
  )
}
