import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { BUILD_HEADER } from '#app/shell/other-build.ts'
import { VISITOR } from '#common/permissions.ts'
import { codeOfUnknownError } from '#db/database-error.server.ts'
import { doubtfulUses } from '#db/last-known.server.ts'
import type { Databases } from '#db/work.server.ts'
import { readCompany, startingCompany } from '#features/company/read-settings.server.ts'
import { listPublicSocialLinks } from '#features/company/read-social-links.server.ts'
import { paymentContext } from '#features/enquiries/payments/payment-context.server.ts'
import type { CompanyProfile } from '#ui/page/company-profile.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import type { Site } from '#ui/page/site.ts'
import { companyOf, type Env } from '../env.ts'
import { isPersonal } from '../plugins/request-context.ts'
import { withDescribedData } from './described-data.ts'
import { knownPages } from './known-pages.ts'
import type { RenderPage } from './pages.ts'
import { isStaffArea, publicManifestUrl, withoutStaffRoutes } from './public-routes.ts'
import { withToldOutages } from './told-outages.ts'

/** Half of all routes: every page that is matched against them is spared as much. */
function forVisitorsOnly({ assets, routes, ...others }: ServerBuild): ServerBuild {
  const { url, routes: listed } = assets
  return {
    ...others,
    routes: withoutStaffRoutes(routes),
    assets: { ...assets, url: publicManifestUrl(url), routes: withoutStaffRoutes(listed) },
  }
}

type Answer = ReturnType<typeof createRequestHandler>

/** React Router tries all the routes it has for every request: for a page that is read it gets those of that page alone. */
function oneForEachPage(build: ServerBuild, mode: string): (routeIds: readonly string[]) => Answer {
  const answers = new Map<string, Answer>()
  return (routeIds) => {
    const key = routeIds.join(' ')
    const ready = answers.get(key)
    if (ready) return ready
    const routes = Object.fromEntries(routeIds.map((id) => [id, build.routes[id]]))
    const answer = createRequestHandler({ ...build, routes }, mode)
    answers.set(key, answer)
    return answer
  }
}

interface Frame {
  company: CompanyProfile
  socialLinks: Site['socialLinks']
}

/** Hands a page to React Router with the visitor's context: a page never knows of a session. */
export function createRenderPage(env: Env, databases: Databases): RenderPage {
  const whole = withDescribedData(withToldOutages(build as ServerBuild))
  const pageAt = knownPages(whole.routes)
  const forAll = createRequestHandler(whole, env.NODE_ENV)
  const forVisitors = forVisitorsOnly(whole)
  const forData = createRequestHandler(forVisitors, env.NODE_ENV)
  const forPage = oneForEachPage(forVisitors, env.NODE_ENV)
  function answerAt(pathname: string): Answer {
    // In development Vite makes the list of routes as it goes, and there is only the whole one.
    if (env.NODE_ENV === 'development' || isStaffArea(pathname)) return forAll
    const { routeIds } = pageAt(pathname)
    return pathname.endsWith('.data') || routeIds.length === 0 ? forData : forPage(routeIds)
  }
  const startingValues = companyOf(env)
  /** For the frame of a page: what staff have set, and where the database has never answered yet, what they begin with. */
  async function readFrame(logError: (error: unknown) => void): Promise<Frame & { isKnown: boolean }> {
    try {
      const [company, socialLinks] = await Promise.all([
        readCompany(databases.page, startingValues),
        listPublicSocialLinks({ db: databases.page, actor: VISITOR }),
      ])
      return { company, socialLinks, isKnown: true }
    } catch (error) {
      if (codeOfUnknownError(error) !== 'unavailable') throw error
      logError(error)
      return { company: startingCompany(startingValues), socialLinks: [], isKnown: false }
    }
  }

  const render: RenderPage = async ({ request, locale, currency, savesData, ...posted }) => {
    const { sender, refusal, room, payments, logError } = posted
    const doubts = doubtfulUses()
    const { isKnown, ...frame } = await readFrame(logError)
    const { pathname } = new URL(request.url)
    const read = isPersonal(pathname) ? databases.fresh : databases.page
    const db = request.method === 'GET' ? read : databases.form
    const isStaff = isStaffArea(pathname)
    const provider = new RouterContextProvider()
    provider.set(pageContext, {
      context: { db, actor: VISITOR, room },
      ...frame,
      locale,
      currency,
      // Staff screens are nothing without their scripts.
      savesData: savesData && !isStaff,
      keepsPages: env.SERVICE_WORKER,
      publicUrl: env.PUBLIC_URL,
      mapStyleUrl: env.MAP_STYLE_URL ?? null,
      showsParts: env.SHOW_PARTS,
      isForData: pathname.endsWith('.data'),
      sender,
      refusal,
      logError,
    })
    if (payments) provider.set(paymentContext, payments)
    const response = await answerAt(pathname)(request, provider)
    if (pathname.endsWith('.data')) response.headers.set(BUILD_HEADER, build.assets.version)
    // What was remembered is good enough for this reader, not for those who come later.
    if (!isKnown || doubtfulUses() !== doubts) response.headers.set('cache-control', 'no-store')
    return response
  }
  return Object.assign(render, { patternOf: (pathname: string) => pageAt(pathname).pattern })
}
