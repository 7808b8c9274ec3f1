import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useMessages } from '#ui/page/site.ts'
import { ThemeChoice } from '#ui/theme-choice.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { LanguageChoice } from './language-choice.tsx'

interface Props {
  title: string
  lead: string
  children: ReactNode
}

/** The pages before the staff area: the house on one side, what to do on the other. */
export function SignInFrame({ title, lead, children }: Props) {
  const { brand, top } = useMessages(staffMessages)
  return (
    <main className="signin">
      <div className="signin__house">
        <div className="band" />
        <Link to="/" aria-label={`${brand}, ${top.viewWebsite}`}>
          <Wordmark />
        </Link>
      </div>
      <div className="signin__in">
        <div>
          <h1>{title}</h1>
          <p className="soft">{lead}</p>
        </div>
        {children}
        <div className="signin__set">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </div>
    </main>
  )
}
