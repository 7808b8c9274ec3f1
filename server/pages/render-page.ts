import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { isFrenchPath, type Locale } from '#common/locale.ts'
import { VISITOR } from '#common/permissions.ts'
import { codeOfUnknownError } from '#db/database-error.server.ts'
import { doubtfulUses } from '#db/last-known.server.ts'
import type { Databases } from '#db/work.server.ts'
import { readCompany, startingCompany } from '#features/company/read-settings.server.ts'
import { listPublicSocialLinks } from '#features/company/read-social-links.server.ts'
import type { CompanyProfile } from '#ui/page/company-profile.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import type { Site } from '#ui/page/site.ts'
import { companyOf, type Env } from '../env.ts'
import { withDescribedData } from './described-data.ts'
import { pagePatterns } from './page-patterns.ts'
import type { RenderPage } from './pages.ts'
import { isStaffArea, publicManifestUrl, REGIONS, type Region, routesOf } from './public-routes.ts'
import { filesIn } from './script-address.ts'
import { withToldOutages } from './told-outages.ts'

/** As the browsers of one region are told of it; every page is matched against a third of all routes. */
function forVisitorsOf(region: Region, { assets, routes, ...others }: ServerBuild): ServerBuild {
  const { url, entry, routes: listed } = assets
  const told = Object.entries(routesOf(listed, region)).map(([id, route]) => [
    id,
    route && filesIn(region.locale, route),
  ])
  return {
    ...others,
    routes: routesOf(routes, region),
    assets: {
      ...assets,
      url: publicManifestUrl(url, region),
      entry: filesIn(region.locale, entry),
      routes: Object.fromEntries(told),
    },
  }
}

interface Frame {
  company: CompanyProfile
  socialLinks: Site['socialLinks']
}

/** Hands a page to React Router with the visitor's context: a page never knows of a session. */
export function createRenderPage(env: Env, databases: Databases): RenderPage {
  const whole = withDescribedData(withToldOutages(build as ServerBuild))
  const forStaff = createRequestHandler(whole, env.NODE_ENV)
  // In development Vite makes the list of routes as it goes, and there is only the whole one.
  const isBuilt = env.NODE_ENV !== 'development'
  const forVisitors = REGIONS.map((region) => ({
    ...region,
    handle: isBuilt ? createRequestHandler(forVisitorsOf(region, whole), env.NODE_ENV) : forStaff,
  }))
  function handlerOf(pathname: string, locale: Locale) {
    if (isStaffArea(pathname)) return forStaff
    const isPrefixed = isFrenchPath(pathname)
    return (
      forVisitors.find((region) => region.locale === locale && region.isPrefixed === isPrefixed)?.handle ?? forStaff
    )
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

  const render: RenderPage = async ({ request, locale, currency, savesData, sender, refusal, room, logError }) => {
    const db = databases[request.method === 'GET' ? 'page' : 'form']
    const doubts = doubtfulUses()
    const { isKnown, ...frame } = await readFrame(logError)
    const { pathname } = new URL(request.url)
    const isStaff = isStaffArea(pathname)
    const provider = new RouterContextProvider()
    provider.set(pageContext, {
      context: { db, actor: VISITOR, room },
      ...frame,
      locale,
      currency,
      // Staff screens are nothing without their scripts.
      savesData: savesData && !isStaff,
      keepsPages: env.SERVICE_WORKER && !isStaff,
      publicUrl: env.PUBLIC_URL,
      mapStyleUrl: env.MAP_STYLE_URL ?? null,
      showsParts: env.SHOW_PARTS,
      isForData: pathname.endsWith('.data'),
      sender,
      refusal,
      logError,
    })
    const response = await handlerOf(pathname, locale)(request, provider)
    // What was remembered is good enough for this reader, not for those who come later.
    if (!isKnown || doubtfulUses() !== doubts) response.headers.set('cache-control', 'no-store')
    return response
  }
  return Object.assign(render, { patternOf: pagePatterns(whole.routes) })
}
