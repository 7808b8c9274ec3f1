import { PublicForm } from '#platform/forms/public-form.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { CONCIERGE_ID, conciergeForm, toConciergeSubmission } from '../concierge/concierge.form.ts'
import { conciergeMessages } from '../concierge/concierge-messages.ts'
import { experienceMessages } from '../messages.ts'
import { WhatsappLink } from './whatsapp-link.tsx'

/** The list of services is the form's first question: who reads it can tick it. Stands inside a ToastProvider. */
export function ConciergeForm() {
  return (
    <PublicForm
      form={conciergeForm}
      words={useMessages(conciergeMessages)}
      url="/api/contact"
      toSubmission={toConciergeSubmission}
      className="form form--plain ring"
    />
  )
}

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
