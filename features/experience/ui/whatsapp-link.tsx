import { whatsappLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { experienceMessages } from '../messages.ts'

/** The second way to us, with the first words already written. */
export function WhatsappLink({ words }: { words: { whatsapp: string; whatsappText: string } }) {
  const { newTab } = useMessages(experienceMessages)
  const { company } = useSite()
  return (
    <a className="text-link" href={whatsappLink(company, words.whatsappText)} target="_blank" rel="noreferrer">
      {words.whatsapp} <span className="sr">{newTab}</span>
    </a>
  )
}
