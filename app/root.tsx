import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type MetaDescriptor,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { todayInDakar } from '#common/dakar-time.ts'
import { isFrenchPath } from '#common/locale.ts'
import { placeOf } from '#features/company/address.ts'
import { convertedNotes } from '#features/company/rate-note.ts'
import favicon from '#ui/brand/favicon.svg?url'
import serifFont from '#ui/fonts/hedvig-letters-serif-latin-opsz-normal.woff2?url'
import sansFont from '#ui/fonts/radio-canada-latin-wght-normal.woff2?url'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets, retryLostSheets } from '#ui/page/page-sheet.ts'
import { type Site, siteRefreshes } from '#ui/page/site.ts'
import frameStyles from '#ui/styles/pages/frame.css?url'
import type { Route } from './+types/root.ts'
import { beforePaintScript, PAPER, TAKEN_OVER } from './shell/before-paint.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { footMessages, yearsSince } from './shell/foot-messages.ts'
import { showHead } from './shell/page-head.ts'

/** Asks nobody: whatever page it is for, there is a frame around it (server/pages/render-page.ts). */
export function loader({ context, url }: Route.LoaderArgs): Site {
  const {
    company: profile,
    socialLinks,
    locale,
    currency,
    savesData,
    keepsPages,
    publicUrl,
    mapStyleUrl,
  } = context.get(pageContext)
  const {
    rates,
    openingHours: _hours,
    street: _street,
    streetFr: _rue,
    placeFr: _lieu,
    foundedYear,
    ...company
  } = profile
  return {
    locale,
    currency,
    savesData,
    keepsPages,
    isFrenchAddress: isFrenchPath(url.pathname),
    publicUrl,
    company: { ...company, place: placeOf(profile, locale) },
    rates,
    footNotes: [
      ...convertedNotes({ locale, currency, rates }),
      footMessages[locale].copyright(yearsSince(foundedYear, todayInDakar()), company.name),
    ],
    socialLinks,
    mapStyleUrl,
  }
}

/**
 * What every page knows changes with its language or on request (`useSiteRefresh`), not with a search on the page, nor when
 * a page asks again for what did not come: failing to get both, it would lose all it shows.
 */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, ...args }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && formMethod === undefined
  return isSamePage && siteRefreshes.underWay === 0 ? false : args.defaultShouldRevalidate
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ...pageSheets(frameStyles),
]

/** It has run before React comes, who leaves it as it is: the browser's bundle need not carry it a second time. */
const inlineScript = { __html: import.meta.env.SSR ? beforePaintScript : '' }

const FONTS = [serifFont, sansFont]

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<Site>('root')
  return (
    <html
      lang={site?.locale ?? 'en'}
      data-saves-data={site?.savesData ? '' : undefined}
      data-keeps-pages={site?.keepsPages ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* The browser's own bars; the script below sets both when the visitor chooses a theme. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAPER.dark} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, allowed by its hash */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={inlineScript} />
        <Links />
        {!site?.savesData &&
          FONTS.map((font) => (
            <link
              key={font}
              rel="preload"
              href={font}
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
              fetchPriority="low"
            />
          ))}
      </head>
      <body>
        {children}
        {/* What <Scripts> would write here, entry.server.tsx writes behind it, as data. */}
        <ScrollRestoration />
      </body>
    </html>
  )
}

/** What a page says of itself, once it has opened without a reload; before that it stands in the HTML. */
interface Described {
  head?: MetaDescriptor[]
  /** Of a page that opens before its data has come. */
  later?: Promise<Described>
}

function usePageHead() {
  const data = useMatches().at(-1)?.loaderData as Described | null | undefined
  useLayoutEffect(() => {
    let isCurrent = true
    if (data?.head) showHead(data.head)
    else void data?.later?.then(({ head }) => head && isCurrent && showHead(head))
    return () => {
      isCurrent = false
    }
  }, [data])
}

export default function Root() {
  usePageHead()
  useEffect(() => {
    dispatchEvent(new Event(TAKEN_OVER))
    // Nothing hovers on a phone.
    if (matchMedia('(any-hover:hover)').matches) void import('#ui/tooltips.ts')
  }, [])
  useEffect(retryLostSheets, [])
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <ErrorScreen isNotFound={isRouteErrorResponse(error) && error.status === 404} />
}
