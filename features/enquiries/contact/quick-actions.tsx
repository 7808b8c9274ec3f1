import { phoneLink, whatsappLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { enquiryMessages } from './messages.ts'

/** In the hand of the house's own line icons: 24 px grid, mitred, one lozenge each (ui/line-icon.tsx). */
const DRAWINGS = {
  chat: { line: 'M2.75 3.75h18.5v13.5h-9l-5.5 4v-4h-4z', lozenge: 'M12 8.25l2.25 2.25L12 12.75 9.75 10.5z' },
  call: {
    line: 'M2.75 3.75h5l2.25 5.5-2.75 2a13.5 13.5 0 0 0 5.5 5.5l2-2.75 5.5 2.25v5h-1.5a16 16 0 0 1-16-16z',
    lozenge: 'M18 2.5l2.25 2.25L18 7l-2.25-2.25z',
  },
  calendar: {
    line: 'M3.25 5.25h17.5v16H3.25zM3.25 10.25h17.5M7.75 2.5v5M16.25 2.5v5',
    lozenge: 'M12 13.5l2.25 2.25L12 18l-2.25-2.25z',
  },
} as const

interface Action {
  icon: keyof typeof DRAWINGS
  label: string
  hint: string
  href: string
  isOutside: boolean
}

function QuickAction({ icon, label, hint, href, isOutside }: Action) {
  const { newTab } = useMessages(enquiryMessages)
  const { line, lozenge } = DRAWINGS[icon]
  return (
    <li className="quick__strip">
      <a href={href} {...(isOutside && { target: '_blank', rel: 'noreferrer' })}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d={line} />
          <path stroke="var(--thread)" d={lozenge} />
        </svg>
        <span className="quick__label">
          {label} {isOutside && <span className="sr">{newTab}</span>}
        </span>
        <span className="quick__hint">{hint}</span>
      </a>
    </li>
  )
}

/** Three strips of one cloth, hung from the header: write, call, or come by (SPEC section 2). */
export function QuickActions() {
  const messages = useMessages(enquiryMessages)
  const { company } = useSite()
  return (
    <ul className="quick" aria-label={messages.quick}>
      <QuickAction
        icon="chat"
        label={messages.whatsapp}
        hint={company.whatsappNumber}
        href={whatsappLink(company)}
        isOutside
      />
      <QuickAction icon="call" label={messages.call} hint={company.phone} href={phoneLink(company)} isOutside={false} />
      <QuickAction
        icon="calendar"
        label={messages.meeting}
        hint={messages.meetingHint}
        href={company.schedulerUrl}
        isOutside
      />
    </ul>
  )
}
