import { Also } from '#ui/also.tsx'
import { useMessages } from '#ui/page/site.ts'
import { homeMessages } from './messages.ts'

/** For whoever has read to the end. */
export function Closing() {
  const { closing } = useMessages(homeMessages)
  return (
    <Also
      title={closing.title}
      ways={[
        { label: closing.contact, to: '/contact' },
        { label: closing.homes, to: '/kais-nest' },
        { label: closing.faq, to: '/faq' },
      ]}
    />
  )
}
