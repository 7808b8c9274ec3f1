import { can } from '#common/permissions.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useMessages } from '#ui/page/site.ts'
import { useAnswer } from './answer-desk.tsx'
import { answerMessages } from './messages.ts'

interface Props {
  leadId: number
  name: string
  /** Whom nobody owes a word is not marked as answered. */
  isWaiting: boolean
  className?: string
}

/** Answers somebody where they stand in a list: from here, or from elsewhere and said so here. Inside of an `AnswerDesk`. */
export function AnswerActs({ leadId, name, isWaiting, className = 'text-link' }: Props) {
  const words = useMessages(answerMessages)
  const answer = useAnswer()
  if (!can(useActor(), 'enquiry:write')) return null
  return (
    <>
      <button
        type="button"
        className={className}
        data-part="reply"
        data-answer={leadId}
        aria-label={words.replyOf(name)}
        onClick={() => answer({ act: 'reply', leadId, name })}
      >
        {words.reply}
      </button>
      {isWaiting && (
        <button
          type="button"
          className="text-link"
          aria-label={words.answeredOf(name)}
          onClick={() => answer({ act: 'answered', leadId, name })}
        >
          {words.answered}
        </button>
      )}
    </>
  )
}
