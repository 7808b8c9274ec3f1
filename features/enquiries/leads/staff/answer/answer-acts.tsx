import { useState } from 'react'
import { can } from '#common/permissions.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useMessages } from '#ui/page/site.ts'
import { AnsweredDialog } from './answered-dialog.tsx'
import { answerMessages } from './messages.ts'
import { ReplyDrawer } from './reply-drawer.tsx'

interface Props {
  leadId: number
  name: string
  /** Whom nobody owes a word is not marked as answered. */
  isWaiting: boolean
  className?: string
}

/** Answers somebody where they stand in a list: from here, or from elsewhere and said so here. */
export function AnswerActs({ leadId, name, isWaiting, className = 'text-link' }: Props) {
  const words = useMessages(answerMessages)
  const [open, setOpen] = useState<'reply' | 'answered' | null>(null)
  const close = () => setOpen(null)
  if (!can(useActor(), 'enquiry:write')) return null
  return (
    <>
      <button
        type="button"
        className={className}
        data-part="reply"
        aria-label={words.replyOf(name)}
        onClick={() => setOpen('reply')}
      >
        {words.reply}
      </button>
      {isWaiting && (
        <button
          type="button"
          className="text-link"
          aria-label={words.answeredOf(name)}
          onClick={() => setOpen('answered')}
        >
          {words.answered}
        </button>
      )}
      {open === 'reply' && <ReplyDrawer leadId={leadId} name={name} onClose={close} />}
      {open === 'answered' && <AnsweredDialog leadId={leadId} name={name} onClose={close} />}
    </>
  )
}
