import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { AnsweredDialog } from './answered-dialog.tsx'
import { ReplyDrawer } from './reply-drawer.tsx'

interface Asked {
  act: 'reply' | 'answered'
  leadId: number
  name: string
}

const AnswerContext = createContext<(asked: Asked) => void>(() => undefined)

/** Opens the drawer in which somebody is answered, or the question whether they were. */
export const useAnswer = () => use(AnswerContext)

/**
 * Around a list or a board whose entries are answered in place. The drawer hangs here and not on its entry: an answer moves the
 * entry to another column or out of a narrowed list, and what stands in the drawer must not go with it.
 */
export function AnswerDesk({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const last = useRef<number | null>(null)
  const close = () => setAsked(null)

  // The button it was opened by may have been drawn anew elsewhere meanwhile: the focus goes there, and not to the top of the page.
  useEffect(() => {
    const before = last.current
    last.current = asked?.leadId ?? null
    if (asked || before === null || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-answer="${before}"]`)?.focus()
  }, [asked])

  return (
    <AnswerContext value={setAsked}>
      {children}
      {asked?.act === 'reply' && <ReplyDrawer leadId={asked.leadId} name={asked.name} onClose={close} />}
      {asked?.act === 'answered' && <AnsweredDialog leadId={asked.leadId} name={asked.name} onClose={close} />}
    </AnswerContext>
  )
}
