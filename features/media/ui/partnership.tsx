import { useMessages, useSite } from '#app/site.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { whatsappLink } from '#features/company/company.ts'
import { mediaMessages } from '../messages.ts'

export function Partnership({ id }: { id: string }) {
  const { partnership, newTab } = useMessages(mediaMessages)
  const { company } = useSite()
  return (
    <section id={id} className="section wrap two booking" aria-labelledby="partnership-title">
      <div className="booking__say">
        <h2 id="partnership-title">{partnership.title}</h2>
        <p className="prose soft">{partnership.text}</p>
        <div className="acts">
          <SiteLink className="btn" to="/contact?subject=partnership">
            {partnership.contact}
          </SiteLink>
          <a className="thread" href={whatsappLink(company, partnership.whatsappText)} target="_blank" rel="noreferrer">
            {partnership.whatsapp} <span className="sr">{newTab}</span>
          </a>
        </div>
      </div>
      <ul className="aloud" aria-label={partnership.kinds}>
        {partnership.list.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
    </section>
  )
}
