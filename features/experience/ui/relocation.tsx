import { useMessages } from '#app/site.ts'
import { PictureImage } from '#app/ui/picture-image.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { fieldsOf } from '#features/enquiries/forms/form.ts'
import { RELOCATION_ID, relocationForm } from '#features/enquiries/relocation/relocation.form.ts'
import { RelocationForm } from '#features/enquiries/relocation/relocation-form.tsx'
import type { Picture } from '#features/pictures/picture-address.ts'
import { experienceMessages } from '../messages.ts'
import { WhatsappLink } from './whatsapp-link.tsx'

/** What the service is. */
export function Relocation({ picture }: { picture: Picture | undefined }) {
  const { relocation } = useMessages(experienceMessages)
  return (
    <section aria-labelledby="relocation">
      <div className="studio arrival">
        <div className="studio__pic">
          <PictureImage picture={picture} sizes="(min-width: 62rem) 67vw, 100vw" alt="" isLead />
        </div>
        <div className="studio__txt">
          <h2 id="relocation">{relocation.title}</h2>
          <p className="prose">{relocation.text}</p>
          <div className="acts">
            <a className="btn btn--line" href={`#${RELOCATION_ID}`}>
              {relocation.toForm}
            </a>
            <WhatsappLink words={relocation} />
          </div>
        </div>
      </div>
      <div className="wrap arrival__list">
        <RuledList entries={relocation.list} label={relocation.listLabel} />
      </div>
    </section>
  )
}

const questions = Object.values(fieldsOf(relocationForm))
const helpful = questions.filter(({ isOptional }) => isOptional).length

/** The form itself, and the way around it. */
export function RelocationRequest() {
  const { move } = useMessages(experienceMessages)
  return (
    <section className="wrap move" id={RELOCATION_ID} aria-labelledby="move">
      <div className="opening">
        <h2 id="move">{move.title}</h2>
        <div>
          <p className="lead">{move.lead}</p>
          <p className="small soft move__enough">{move.enough(questions.length - helpful, helpful)}</p>
          <SiteLink className="btn btn--line" to="/contact?subject=relocation">
            {move.contact}
          </SiteLink>
        </div>
      </div>
      <RelocationForm />
    </section>
  )
}
