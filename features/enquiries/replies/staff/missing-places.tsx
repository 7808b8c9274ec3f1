import { placesIn } from '#features/templates/fill-template.ts'
import { useVariableNames } from '#features/templates/staff/use-templates.ts'
import { useMessages } from '#ui/page/site.ts'
import { replyMessages } from './messages.ts'

export type ReplyField = 'subject' | 'body'

interface Props {
  texts: Record<ReplyField, string>
  /** Leads to the place in its text. */
  onGo: (field: ReplyField, name: string) => void
}

const FIELDS: readonly ReplyField[] = ['subject', 'body']

export function missingPlaces(texts: Record<ReplyField, string>): { field: ReplyField; name: string }[] {
  return FIELDS.flatMap((field) => placesIn(texts[field]).map((name) => ({ field, name })))
}

/** What a template asked for and nobody knows: shown as such, and to be mended before anything is sent. */
export function MissingPlaces({ texts, onGo }: Props) {
  const words = useMessages(replyMessages)
  const nameOf = useVariableNames()
  const missing = missingPlaces(texts)
  if (missing.length === 0) return null
  return (
    <div className="form-notice form-notice--warn reply__missing" role="status">
      <div>
        <p>
          <b>{words.missing}</b>
        </p>
        <p>{words.missingHint}</p>
        <ul>
          {missing.map(({ field, name }) => (
            <li key={`${field} ${name}`}>
              <button type="button" className="text-link" onClick={() => onGo(field, name)}>
                {nameOf(name)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
