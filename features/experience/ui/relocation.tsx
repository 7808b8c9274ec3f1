import { fieldsOf } from '#platform/forms/form.ts'
import { areWordsKept } from '#platform/forms/kept-words.ts'
import { asleep } from '#ui/asleep.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { RuledList } from '#ui/ruled-list.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { experienceMessages } from '../messages.ts'
import { RELOCATION_ID, relocationForm } from '../relocation/relocation.form.ts'
import { WhatsappLink } from './whatsapp-link.tsx'

const RelocationForm = asleep(() => import('../relocation/relocation-form.tsx').then((part) => part.RelocationForm), {
  isNeeded: areWordsKept,
})

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
