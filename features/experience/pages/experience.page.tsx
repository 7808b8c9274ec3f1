import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '#app/page-context.server.ts'
import { describePage, siteOf } from '#app/seo.ts'
import { useMessages } from '#app/site.ts'
import { Also } from '#app/ui/also.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import { readSitePictures } from '#features/company/read-site-pictures.server.ts'
import { CONCIERGE_ID } from '#features/enquiries/concierge/concierge.form.ts'
import { conciergePost } from '#features/enquiries/concierge/concierge-post.server.ts'
import { formMessages } from '#features/enquiries/forms/form-messages.ts'
import { answerPlainPost } from '#features/enquiries/forms/plain-post.server.ts'
import { RELOCATION_ID } from '#features/enquiries/relocation/relocation.form.ts'
import { relocationPost } from '#features/enquiries/relocation/relocation-post.server.ts'
import { experienceMessages } from '../messages.ts'
import { Concierge } from '../ui/concierge.tsx'
import { Relocation, RelocationRequest } from '../ui/relocation.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { relocation, experience } = await readSitePictures(context.get(pageContext).context)
  return { relocation, concierge: experience }
}

/** Both forms without JavaScript; with it, the browser calls POST /api/contact. */
export function action(request: ActionFunctionArgs) {
  return answerPlainPost(request, relocationPost, conciergePost)
}

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
function After() {
  const { after, promise } = useMessages(experienceMessages)
  return (
    <section className="deep creed after" aria-labelledby="after">
      <h2 id="after">{after.title}</h2>
      <p className="creed__say">{after.statement}</p>
      <ol className="next__steps">
        {after.steps.map(({ title, text = promise }) => (
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
    <Also
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
  const { relocation, concierge } = useLoaderData<typeof loader>()
  const { toast } = useMessages(formMessages)
  return (
    <ToastProvider labels={toast}>
      <Opening />
      <Relocation picture={relocation} />
      <After />
      <RelocationRequest />
      <Concierge picture={concierge} />
      <OtherLines />
    </ToastProvider>
  )
}
