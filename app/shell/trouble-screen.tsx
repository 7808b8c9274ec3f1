import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ReturnedForm } from '#platform/forms/returned-form.tsx'
import { troubleOf } from '#ui/page/page-trouble.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import formStyles from '#ui/styles/pages/forms.css?url'
import { shellMessages } from './messages.ts'
import { troubleMessages } from './trouble-messages.ts'

interface Words {
  title: string
  explain: string
}

function useWords(error: unknown): Words {
  const { error: words, notFound } = useMessages(shellMessages)
  const away = useMessages(troubleMessages)
  const trouble = troubleOf(error)
  if (trouble?.returned) return { title: away.title, explain: away.returned }
  if (trouble) return away
  if (isRouteErrorResponse(error) && error.status === 404) return notFound
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  return isOffline ? { title: words.offlineTitle, explain: words.offline } : words
}

/** In the place of a page that could not be made; the frame around it stands. What was sent with it comes back. */
export function TroubleScreen() {
  const error = useRouteError()
  const { title, explain } = useWords(error)
  const { company } = useSite()
  const { error: words, notFound } = useMessages(shellMessages)
  const { pathname, search } = useLocation()
  const returned = troubleOf(error)?.returned
  return (
    <>
      <title>{`${title} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <section className="trouble">
        <h1>{title}</h1>
        <p className="lead">{explain}</p>
        {!returned && (
          <p className="acts">
            {/* Asked for as a whole: what failed was the way inside the page. */}
            <a className="btn" href={pathname + search}>
              {words.reload}
            </a>
            <SiteLink className="text-link" to="/" reloadDocument>
              {notFound.home}
            </SiteLink>
          </p>
        )}
      </section>
      {returned && (
        <section className="wrap section">
          {/* The page whose sheet it would have is not there. */}
          <link rel="stylesheet" href={formStyles} precedence="kais" />
          <ReturnedForm returned={returned} />
        </section>
      )}
    </>
  )
}
