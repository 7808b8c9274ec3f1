import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { whatsappLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { shellMessages } from './messages.ts'

/** What moves it out of the way comes after the page; until then it is not seen. Without scripts it stands at the page's end. */
export function ChatButton() {
  const { company } = useSite()
  const messages = useMessages(shellMessages)
  const link = useRef<HTMLAnchorElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other things in that corner
  useEffect(() => {
    let end: (() => void) | undefined = () => {}
    const begin = ({ stepAside }: typeof import('./step-aside.ts')) => {
      if (end && link.current) end = stepAside(link.current)
    }
    // On a line that does not bring it, the way to WhatsApp is the contact page.
    import('./step-aside.ts').then(begin, () => {})
    return () => {
      end?.()
      end = undefined
    }
  }, [key])
  return (
    <aside aria-label={messages.chatRegion}>
      <a
        ref={link}
        className="chat"
        href={whatsappLink(company)}
        target="_blank"
        rel="noreferrer"
        aria-label={messages.chat}
      >
        <Icon name="chat" />
      </a>
    </aside>
  )
}
