import { useMessages } from '#ui/page/site.ts'
import { formMessages } from './form-messages.ts'

/** Above fields that hold what was typed on an earlier visit. */
export function DraftNote({ startAfresh }: { startAfresh: () => void }) {
  const { draft } = useMessages(formMessages)
  return (
    <p className="form__kept small soft">
      {draft.kept}
      <button type="button" className="thread" onClick={startAfresh}>
        {draft.startAfresh}
      </button>
    </p>
  )
}
