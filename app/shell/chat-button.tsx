import { whatsappLink } from '#features/company/company.ts'
import { useMessages, useSite } from '../site.ts'
import { Icon } from '../ui/icon.tsx'
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
