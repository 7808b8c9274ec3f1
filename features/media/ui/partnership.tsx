import { areWordsKept } from '#platform/forms/kept-words.ts'
import { asleep } from '#ui/asleep.tsx'
import { whatsappLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { ToastProvider } from '#ui/toast.tsx'
import { partnershipMessages } from '../partnership-messages.ts'

const PartnershipForm = asleep(
  () => import('../partnership/partnership-form.tsx').then((part) => part.PartnershipForm),
  { isNeeded: areWordsKept },
)

/** What brands are told, and the form beside it. A page that shows it exports `partnershipAction` as its action. */
export function Partnership({ id }: { id: string }) {
  const words = useMessages(partnershipMessages)
  const { company } = useSite()
  return (
    <ToastProvider>
      <section id={id} className="section wrap propose" aria-labelledby="partnership-title">
        <div className="propose__say">
          <h2 id="partnership-title">{words.title}</h2>
          <p className="lead">{words.text}</p>
          <a className="text-link" href={whatsappLink(company, words.whatsappText)} target="_blank" rel="noreferrer">
            {words.whatsapp} <span className="sr">{words.newTab}</span>
          </a>
        </div>
        <PartnershipForm />
      </section>
    </ToastProvider>
  )
}
