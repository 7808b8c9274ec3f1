import { useRef, useState } from 'react'
import { useMessages } from '#ui/page/site.ts'
import { ReplyPart } from '../../../replies/staff/reply-part.tsx'
import type { StaffLeadDetail } from '../../lead.public.ts'
import { AnsweredDialog } from '../answer/answered-dialog.tsx'
import { answerMessages } from '../answer/messages.ts'
import { LogActivityForm } from './log-activity-form.tsx'
import { leadPageMessages } from './messages.ts'

const ACTS = ['answer', 'write'] as const
type Act = (typeof ACTS)[number]

/**
 * What staff do here most: answer, and write down. Closed at first, so that what the person asked stands right below; what
 * was typed in one of them is still there when it is opened again.
 */
export function AnswerPart({ lead }: { lead: StaffLeadDetail }) {
  const { acts: words } = useMessages(leadPageMessages)
  const { answered } = useMessages(answerMessages)
  const [isAnswered, setAnswered] = useState(false)
  const [open, setOpen] = useState<Act | null>(null)
  const [opened, setOpened] = useState<readonly Act[]>([])
  const buttons = useRef<Partial<Record<Act, HTMLButtonElement | null>>>({})

  function toggle(act: Act) {
    setOpen(open === act ? null : act)
    setOpened((before) => [...new Set([...before, act])])
  }
  return (
    <div className="lead-acts">
      <div className="lead-acts__choice">
        {ACTS.map((act) => (
          <button
            key={act}
            ref={(element) => {
              buttons.current[act] = element
            }}
            type="button"
            className={act === 'answer' && open !== act ? 'btn' : 'btn btn--line'}
            aria-expanded={open === act}
            aria-controls={`lead-${act}`}
            onClick={() => toggle(act)}
          >
            {words[act]}
          </button>
        ))}
        {lead.waitingSince !== null && (
          <button type="button" className="text-link" onClick={() => setAnswered(true)}>
            {answered}
          </button>
        )}
      </div>
      {isAnswered && <AnsweredDialog leadId={lead.id} name={lead.name} onClose={() => setAnswered(false)} />}
      {ACTS.map((act) => (
        <div key={act} id={`lead-${act}`} className="lead-acts__in" hidden={open !== act}>
          {opened.includes(act) &&
            (act === 'answer' ? (
              <ReplyPart lead={lead} />
            ) : (
              <LogActivityForm
                leadId={lead.id}
                onDone={() => {
                  setOpen(null)
                  buttons.current.write?.focus()
                }}
              />
            ))}
        </div>
      ))}
    </div>
  )
}
