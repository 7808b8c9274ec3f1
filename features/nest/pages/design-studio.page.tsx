import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '#app/page-context.server.ts'
import { describePage, siteOf } from '#app/seo.ts'
import { useMessages, useSite } from '#app/site.ts'
import { PictureImage } from '#app/ui/picture-image.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { readSitePictures } from '#features/company/read-site-pictures.server.ts'
import { studioMessages } from '../studio-messages.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { studio, studioDetail } = await readSitePictures(context.get(pageContext).context)
  return { picture: studio, detail: studioDetail }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { title, description } = studioMessages[site.locale]
  return describePage({ site, path: '/design-studio', title, description, image: loaderData?.picture?.path })
}

function Philosophy() {
  const { philosophy } = useMessages(studioMessages)
  return (
    <section className="deep creed" aria-labelledby="philosophy">
      <h2 id="philosophy">{philosophy.title}</h2>
      <p className="creed__say">{philosophy.statement}</p>
      <div className="prose soft creed__more">
        {philosophy.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

function Services() {
  const { services } = useMessages(studioMessages)
  return (
    <section className="wrap two services" aria-labelledby="services">
      <div className="services__say">
        <h2 id="services">{services.title}</h2>
        <p className="soft prose">{services.styles}</p>
      </div>
      <RuledList entries={services.list} />
    </section>
  )
}

function Consultation() {
  const { consultation, book, write, newTab } = useMessages(studioMessages)
  const { company } = useSite()
  return (
    <section className="wrap next" aria-labelledby="consultation">
      <div className="next__say">
        <h2 id="consultation">{consultation.title}</h2>
        <p className="soft">{consultation.text}</p>
        <div className="acts">
          <a className="btn" href={company.schedulerUrl} target="_blank" rel="noreferrer">
            {book} <span className="sr">{newTab}</span>
          </a>
          <SiteLink className="thread" to="/contact">
            {write}
          </SiteLink>
        </div>
      </div>
      <ul className="next__steps next__steps--four">
        {consultation.list.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function DesignStudioPage() {
  const { picture, detail } = useLoaderData<typeof loader>()
  const messages = useMessages(studioMessages)
  const { company } = useSite()
  return (
    <>
      <section className="studio studio--top">
        <div className="studio__pic">
          <PictureImage picture={picture} sizes="(min-width: 62rem) 75vw, 100vw" alt="" isLead />
        </div>
        <div className="studio__txt">
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead}</p>
          <a className="btn" href={company.schedulerUrl} target="_blank" rel="noreferrer">
            {messages.book} <span className="sr">{messages.newTab}</span>
          </a>
        </div>
      </section>
      <Philosophy />
      <Services />
      {detail && (
        <div className="studio__detail">
          <PictureImage picture={detail} sizes="(min-width: 62rem) 67vw, 100vw" alt="" />
        </div>
      )}
      <Consultation />
    </>
  )
}
