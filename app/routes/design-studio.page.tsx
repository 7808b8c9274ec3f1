import { type LinksFunction, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router'
import { readSitePictures } from '#features/company/read-settings.server.ts'
import { CONSULTATION_ID } from '#features/nest/consultation/consultation.form.ts'
import { studioMessages } from '#features/nest/studio-messages.ts'
import { areWordsKept } from '#platform/forms/kept-words.ts'
import { asleep } from '#ui/asleep.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, siteOf } from '#ui/page/seo.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { RuledList } from '#ui/ruled-list.tsx'
import styles from '#ui/styles/pages/design-studio.css?url'
import { ToastProvider } from '#ui/toast.tsx'
import { plainPostAction } from './plain-posts.server.ts'

const ConsultationForm = asleep(
  () => import('#features/nest/consultation/consultation-form.tsx').then((part) => part.ConsultationForm),
  { isNeeded: areWordsKept },
)

export const links: LinksFunction = () => pageSheets(styles)

export async function loader({ context }: LoaderFunctionArgs) {
  const { studio, studioDetail } = await readSitePictures(context.get(pageContext).context)
  return { picture: studio, detail: studioDetail }
}

export const action = plainPostAction('consultation')

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

/** The second way to a consultation: choose an hour at once. */
function Scheduler({ label }: { label: string }) {
  const { newTab } = useMessages(studioMessages)
  const { company } = useSite()
  return (
    <a className="text-link" href={company.schedulerUrl} target="_blank" rel="noreferrer">
      {label} <span className="sr">{newTab}</span>
    </a>
  )
}

function Consultation() {
  const { consultation, schedule } = useMessages(studioMessages)
  const { key } = useLocation()
  return (
    <ToastProvider>
      <section className="wrap consult" id={CONSULTATION_ID} aria-labelledby="consultation-title">
        <div className="opening">
          <h2 id="consultation-title">{consultation.title}</h2>
          <div>
            <p className="lead">{consultation.text}</p>
            <Scheduler label={schedule} />
          </div>
        </div>
        <ConsultationForm key={key} />
      </section>
    </ToastProvider>
  )
}

export default function DesignStudioPage() {
  const { picture, detail } = useLoaderData<typeof loader>()
  const messages = useMessages(studioMessages)
  return (
    <>
      <section className="studio studio--top">
        <div className="studio__pic">
          <PictureImage picture={picture} sizes="(min-width: 62rem) 75vw, 100vw" alt="" isLead />
        </div>
        <div className="studio__txt">
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead}</p>
          <div className="acts">
            <a className="btn" href={`#${CONSULTATION_ID}`}>
              {messages.book}
            </a>
            <Scheduler label={messages.schedule} />
          </div>
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
