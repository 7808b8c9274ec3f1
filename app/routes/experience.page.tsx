import { type LinksFunction, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { openHours } from '#features/company/opening-hours.ts'
import { readSitePictures } from '#features/company/read-settings.server.ts'
import { answerTimeMessages } from '#features/experience/answer-time-messages.ts'
import { CONCIERGE_ID, CONCIERGE_SERVICES } from '#features/experience/concierge/concierge.form.ts'
import { experienceMessages } from '#features/experience/messages.ts'
import { RELOCATION_ID } from '#features/experience/relocation/relocation.form.ts'
import { Concierge } from '#features/experience/ui/concierge.tsx'
import { Relocation, RelocationRequest } from '#features/experience/ui/relocation.tsx'
import { NextLinks } from '#ui/next-links.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import styles from '#ui/styles/pages/experience.css?url'
import { ToastProvider } from '#ui/toast.tsx'
import { plainPostAction } from './plain-posts.server.ts'

export const links: LinksFunction = () => pageSheets(styles)

export async function loader({ context }: LoaderFunctionArgs) {
  const { context: visitor, company, locale } = context.get(pageContext)
  const { relocation, experience } = await readSitePictures(visitor)
  const { duringHours, withoutHours } = answerTimeMessages[locale]
  const { openingHours } = company
  const answerTime = openingHours ? duringHours(openHours(openingHours, locale)) : withoutHours
  return { relocation, concierge: experience, answerTime }
}

/** Both forms without JavaScript; with it, the browser calls POST /api/contact. */
export const action = plainPostAction('relocation', 'concierge')

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { title, description } = experienceMessages[site.locale]
  return describePage({ site, path: '/kais-experience', title, description, image: loaderData?.concierge?.path })
}

function Opening() {
  const { title, lead, planMove, ringBell } = useMessages(experienceMessages)
  return (
    <section className="wrap opening-section">
      <div className="opening">
        <h1>{title}</h1>
        <div>
          <p className="lead">{lead}</p>
          <div className="acts">
            <a className="btn" href={`#${RELOCATION_ID}`}>
              {planMove}
            </a>
            <a className="btn btn--line" href={`#${CONCIERGE_ID}`}>
              {ringBell}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}

/** What becomes of a request, before the visitor is asked for one. */
function After({ answerTime }: { answerTime: string }) {
  const { after } = useMessages(experienceMessages)
  return (
    <section className="deep creed after" aria-labelledby="after">
      <h2 id="after">{after.title}</h2>
      <p className="creed__say">{after.statement}</p>
      <ol className="next__steps">
        {after.steps.map(({ title, text = answerTime }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function OtherLines() {
  const { also } = useMessages(experienceMessages)
  return (
    <NextLinks
      title={also.title}
      ways={[
        { label: also.homes, to: '/kais-nest?type=rent' },
        { label: also.studio, to: '/design-studio' },
        { label: also.cars, to: '/kais-mobility' },
      ]}
    />
  )
}

export default function ExperiencePage() {
  const { relocation, concierge, answerTime } = useLoaderData<typeof loader>()
  return (
    <ToastProvider>
      <Opening />
      <Relocation picture={relocation} />
      <After answerTime={answerTime} />
      <RelocationRequest />
      <Concierge picture={concierge} answerTime={answerTime} />
      <OtherLines />
    </ToastProvider>
  )
}

/** Everything the line offers: moving house, and what follows. */
export const EXPERIENCE_SERVICES = ['relocation', ...CONCIERGE_SERVICES] as const
