import { Icon } from '#ui/icon.tsx'
import { whatsappLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { shellMessages } from './messages.ts'

export function ChatButton() {
  const { company } = useSite()
  const messages = useMessages(shellMessages)
  return (
    <aside aria-label={messages.chatRegion}>
      <a className="chat" href={whatsappLink(company)} target="_blank" rel="noreferrer" aria-label={messages.chat}>
        <Icon name="chat" />
      </a>
    </aside>
  )
}
