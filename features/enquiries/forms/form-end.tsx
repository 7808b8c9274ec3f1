import { useMessages } from '#app/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formMessages } from './form-messages.ts'

interface Props {
  submit: string
  /** Stands in for the label meanwhile: 'Sending...'. */
  submitting: string
  isSending: boolean
  /** What is wrong with the whole rather than with a field. */
  problem?: string | undefined
  /** Stays after the toast has gone. */
  sent: string | undefined
}

/** Below the fields of a public form: what is wrong with it or became of it, the button, what we do with the words. */
export function FormEnd({ submit, submitting, isSending, problem, sent }: Props) {
  const { privacy } = useMessages(formMessages)
  return (
    <div className="form__end">
      {problem && (
        <p className="form__problem">
          <Icon name="alert" />
          {problem}
        </p>
      )}
      <Button type="submit" isBusy={isSending} busyLabel={submitting}>
        {submit}
      </Button>
      {sent ? <SentNote text={sent} /> : <p className="micro soft">{privacy}</p>}
    </div>
  )
}

/** That it arrived, for as long as the page is open. Without JavaScript there is no toast, so it has the title as well. */
export function SentNote({ title, text }: { title?: string; text: string }) {
  return (
    <p role="status" className="form-sent">
      {title && <b>{title}</b>} {text}
    </p>
  )
}
