import { useRouteLoaderData } from 'react-router'
import { LOCALES } from '#common/locale.ts'
import type { Site } from '../site.ts'
import { shellMessages } from './messages.ts'

/** When the page itself could not be made. Its language may be unknown then, so it speaks both. */
export function ErrorScreen({ isNotFound }: { isNotFound: boolean }) {
  const locale = useRouteLoaderData<Site>('root')?.locale
  const spoken = locale ? [locale] : LOCALES
  return (
    <main className="wrap section">
      {spoken.map((language) => {
        const { notFound, error } = shellMessages[language]
        return (
          <section key={language} lang={language} className="prose">
            <h1>{isNotFound ? notFound.title : error.title}</h1>
            <p className="lead">{isNotFound ? notFound.hint : error.explain}</p>
            <p>
              <a className="btn" href={isNotFound ? '/' : '.'}>
                {isNotFound ? notFound.home : error.reload}
              </a>
            </p>
          </section>
        )
      })}
    </main>
  )
}
