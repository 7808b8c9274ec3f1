import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '#app/page-context.server.ts'
import { describePage, siteOf } from '#app/seo.ts'
import { useMessages, useSite } from '#app/site.ts'
import { PictureImage } from '#app/ui/picture-image.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { whatsappLink } from '#features/company/company.ts'
import { readSitePictures } from '#features/company/read-site-pictures.server.ts'
import type { Picture } from '#features/pictures/picture-address.ts'
import { experienceMessages } from '../messages.ts'
import { CONCIERGE_SERVICES } from '../services.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { relocation, experience } = await readSitePictures(context.get(pageContext).context)
  return { relocation, concierge: experience }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { title, description } = experienceMessages[site.locale]
  return describePage({ site, path: '/kais-experience', title, description, image: loaderData?.concierge?.path })
}

interface ActionsProps {
  words: { whatsapp: string; whatsappText: string }
  isMain: boolean
}

/** One solid button a page; its sibling is drawn as a line. */
function Actions({ words, isMain }: ActionsProps) {
  const { contact, newTab } = useMessages(experienceMessages)
  const { company } = useSite()
  return (
    <div className="acts">
      <a
        className={isMain ? 'btn' : 'btn btn--line'}
        href={whatsappLink(company, words.whatsappText)}
        target="_blank"
        rel="noreferrer"
      >
        {words.whatsapp} <span className="sr">{newTab}</span>
      </a>
      <SiteLink className="thread" to="/contact">
        {contact}
      </SiteLink>
    </div>
  )
}

function Relocation({ picture }: { picture: Picture | undefined }) {
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
          <Actions words={relocation} isMain />
        </div>
      </div>
      <div className="wrap arrival__list">
        <RuledList entries={relocation.list} label={relocation.listLabel} />
      </div>
    </section>
  )
}

function Concierge({ picture }: { picture: Picture | undefined }) {
  const { concierge } = useMessages(experienceMessages)
  return (
    <section className="section bell" aria-labelledby="concierge">
      <div className="bell__pic">
        <PictureImage picture={picture} sizes="(min-width: 62rem) 60vw, 100vw" alt="" />
      </div>
      <div className="bell__txt">
        <h2 id="concierge">{concierge.title}</h2>
        <p className="lead">{concierge.text}</p>
        <ul className="aloud" aria-label={concierge.listLabel}>
          {CONCIERGE_SERVICES.map((service) => (
            <li key={service}>{concierge.services[service]}</li>
          ))}
        </ul>
        <Actions words={concierge} isMain={false} />
      </div>
    </section>
  )
}

function Next() {
  const { next } = useMessages(experienceMessages)
  return (
    <section className="wrap next" aria-labelledby="next">
      <h2 id="next">{next.title}</h2>
      <ol className="next__steps">
        {next.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
      <nav className="next__also" aria-label={next.also}>
        <SiteLink className="thread" to="/kais-nest?type=rent">
          {next.homes}
        </SiteLink>
        <SiteLink className="thread" to="/design-studio">
          {next.studio}
        </SiteLink>
        <SiteLink className="thread" to="/kais-mobility">
          {next.cars}
        </SiteLink>
      </nav>
    </section>
  )
}

export default function ExperiencePage() {
  const { relocation, concierge } = useLoaderData<typeof loader>()
  const messages = useMessages(experienceMessages)
  return (
    <>
      <section className="wrap opening-section">
        <div className="opening">
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead}</p>
        </div>
      </section>
      <Relocation picture={relocation} />
      <Concierge picture={concierge} />
      <Next />
    </>
  )
}
