import { useLocation, useRouteLoaderData } from 'react-router'
import { LOCALES } from '#common/locale.ts'
import type { Site } from '#ui/page/site.ts'
import { Wordmark } from '#ui/wordmark.tsx'
import { shellMessages } from './messages.ts'

/**
 * When the page itself could not be made. Its language may be unknown then, so it speaks both; it needs no picture and
 * nothing from the database, since those may be what is missing.
 */
export function ErrorScreen({ isNotFound }: { isNotFound: boolean }) {
  const locale = useRouteLoaderData<Site>('root')?.locale
  const { pathname, search } = useLocation()
  const spoken = locale ? [locale] : LOCALES
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  return (
    <div className="broken">
      <header>
        <a className="top__logo" href="/" aria-label={shellMessages.en.brand}>
          <Wordmark />
        </a>
      </header>
      <main>
        {spoken.map((language, position) => {
          const { notFound, error } = shellMessages[language]
          const title = isNotFound ? notFound.title : isOffline ? error.offlineTitle : error.title
          const explain = isNotFound ? notFound.explain : isOffline ? error.offline : error.explain
          return (
            <section key={language} lang={language}>
              {position === 0 ? <h1>{title}</h1> : <h2>{title}</h2>}
              <p className="lead">{explain}</p>
              <p className="acts">
                <a className="btn btn--ondeep" href={isNotFound ? '/' : pathname + search}>
                  {isNotFound ? notFound.home : error.reload}
                </a>
                {!isNotFound && (
                  <a className="text-link" href="/">
                    {notFound.home}
                  </a>
                )}
              </p>
            </section>
          )
        })}
      </main>
      <div className="band" />
    </div>
  )
}
