import { createContext, use } from 'react'
import { FILE_PATH } from '#common/schema.ts'
import type { Snapshot } from '#platform/content/audit.table.server.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { type ChangedField, describeChange, type ValueWords } from './describe-change.ts'
import { fieldMessages } from './field-messages.ts'
import { excerpt, wordDiff } from './word-diff.ts'

/** Whoever draws the staff area hands in what the lines call their values. */
export const ValueWordsContext = createContext<ValueWords>({ en: {}, fr: {} })

/** Of a long list of pictures, the first few say enough. */
const MAX_THUMBNAILS = 8
const FOLDED_FROM = 240

function Empty() {
  return <span className="soft">{useMessages(fieldMessages).empty}</span>
}

function Thumbnails({ paths }: { paths: string[] }) {
  const { picture, more } = useMessages(fieldMessages)
  return (
    <>
      {paths.slice(0, MAX_THUMBNAILS).map((path, position) => (
        <img key={path} src={path} alt={picture(position + 1)} width={72} height={48} loading="lazy" decoding="async" />
      ))}
      {paths.length > MAX_THUMBNAILS && <span className="soft">{more(paths.length - MAX_THUMBNAILS)}</span>}
    </>
  )
}

/** '/files/<hash>/deck.pdf' is read as 'deck.pdf', and opens. */
function Entry({ text }: { text: string }) {
  if (!FILE_PATH.test(text)) return <span dir="auto">{text}</span>
  return (
    <a href={text} target="_blank" rel="noreferrer">
      <bdi>{text.split('/').at(-1)}</bdi>
    </a>
  )
}

function Entries({ entries }: { entries: string[] }) {
  const pictures = entries.filter((entry) => entry.startsWith('/pictures/'))
  const others = entries.filter((entry) => !entry.startsWith('/pictures/'))
  return (
    <>
      {others.map((entry, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and the list never changes
        <span key={position} className="change__entry">
          <Entry text={entry} />
        </span>
      ))}
      <Thumbnails paths={pictures} />
    </>
  )
}

function ListChange({ removed, added, isReordered }: Extract<ChangedField, { kind: 'list' }>) {
  const words = useMessages(fieldMessages)
  return (
    <>
      {isReordered && <p className="soft">{words.reordered}</p>}
      {removed.length > 0 && (
        <p className="change__entries change__entries--out">
          <span className="soft">{words.removed}</span> <Entries entries={removed} />
        </p>
      )}
      {added.length > 0 && (
        <p className="change__entries">
          <span className="soft">{words.added}</span> <Entries entries={added} />
        </p>
      )}
    </>
  )
}

function TextChange({ before, after }: { before: string; after: string }) {
  const words = useMessages(fieldMessages)
  const stretches = excerpt(wordDiff(before, after))
  return (
    <p className="change__text" dir="auto">
      {stretches.map(({ kind, text }, position) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: stretches of two fixed texts
        if (kind === 'same') return <span key={position}>{text}</span>
        const Mark = kind === 'added' ? 'ins' : 'del'
        return (
          <Mark key={position}>
            <span className="sr">{kind === 'added' ? words.addedText : words.removedText} </span>
            {text}
          </Mark>
        )
        // biome-ignore-end lint/suspicious/noArrayIndexKey: stretches of two fixed texts
      })}
    </p>
  )
}

/** A text that only came or only went: its beginning, and the rest on demand. */
function WholeText({ text }: { text: string }) {
  if (text.length <= FOLDED_FROM) {
    return (
      <p className="change__text" dir="auto">
        {text}
      </p>
    )
  }
  return (
    <details className="change__fold">
      <summary dir="auto">{text.slice(0, FOLDED_FROM).replace(/\S+$/, '…')}</summary>
      <p className="change__text" dir="auto">
        {text}
      </p>
    </details>
  )
}

function Change({ field, isOneSided }: { field: ChangedField; isOneSided: boolean }) {
  const words = useMessages(fieldMessages)
  if (field.kind === 'list') {
    if (!isOneSided) return <ListChange {...field} />
    return (
      <p className="change__entries">
        <Entries entries={[...field.removed, ...field.added]} />
      </p>
    )
  }
  if (field.kind === 'text') {
    if (field.before && field.after) return <TextChange before={field.before} after={field.after} />
    return (
      <>
        {!isOneSided && <span className="soft">{field.after ? words.added : words.removed}</span>}
        <WholeText text={field.before || field.after} />
      </>
    )
  }
  if (isOneSided) return <span dir="auto">{field.before ?? field.after}</span>
  return (
    <>
      {field.before === null ? (
        <Empty />
      ) : (
        <span className="change__old" dir="auto">
          {field.before}
        </span>
      )}{' '}
      <span aria-hidden="true">→</span> <span className="sr">{words.became}</span>{' '}
      <span dir="auto">{field.after ?? <Empty />}</span>
    </>
  )
}

interface Props {
  before: Snapshot | null
  after: Snapshot | null
}

/** What changed between two states of a record, in words. With one state only: what it holds. */
export function ChangeList({ before, after }: Props) {
  const { nothing } = useMessages(fieldMessages)
  const { locale } = useSite()
  const valueWords = use(ValueWordsContext)
  const fields = describeChange(before, after, { locale, valueWords })
  if (fields.length === 0) return <p className="soft">{nothing}</p>
  return (
    <dl className="changes">
      {fields.map((field) => (
        <div key={field.key}>
          <dt>{field.label}</dt>
          <dd>
            <Change field={field} isOneSided={!before || !after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
