import { areWordsKept } from '#platform/forms/kept-words.ts'
import { asleep } from '#ui/asleep.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { CONCIERGE_ID } from '../concierge/concierge.form.ts'
import { experienceMessages } from '../messages.ts'
import { WhatsappLink } from './whatsapp-link.tsx'

const ConciergeForm = asleep(() => import('../concierge/concierge-form.tsx').then((part) => part.ConciergeForm), {
  isNeeded: areWordsKept,
})

/** The services are the form's own list: reading it and asking for something on it are one thing. */
interface Props {
  picture: Picture | undefined
  /** How soon we aim to answer. */
  answerTime: string
}

export function Concierge({ picture, answerTime }: Props) {
  const { concierge } = useMessages(experienceMessages)
  return (
    <section className="bell" aria-labelledby="concierge">
      <div className="bell__pic">
        <PictureImage picture={picture} sizes="(min-width: 62rem) 42vw, 100vw" alt="" />
      </div>
      <div className="bell__txt" id={CONCIERGE_ID}>
        <h2 id="concierge">{concierge.title}</h2>
        <p className="lead">{concierge.text}</p>
        <ConciergeForm />
        <div className="bell__else">
          <p className="small soft">{answerTime}</p>
          <div className="acts">
            <WhatsappLink words={concierge} />
            <SiteLink className="text-link" to="/contact?subject=concierge">
              {concierge.contact}
            </SiteLink>
          </div>
        </div>
      </div>
    </section>
  )
}
