import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { VISITOR } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { codeOfUnknownError } from '#db/database-error.server.ts'
import { readCompany, startingCompany } from '#features/company/read-settings.server.ts'
import { listPublicSocialLinks } from '#features/company/read-social-links.server.ts'
import type { CompanyProfile } from '#ui/page/company-profile.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import type { Site } from '#ui/page/site.ts'
import { companyOf, type Env } from '../env.ts'
import type { RenderPage } from './pages.ts'
import { isStaffArea, publicManifestUrl, withoutStaffRoutes } from './public-routes.ts'
import { withToldOutages } from './told-outages.ts'

function forVisitorsOnly({ assets, ...others }: ServerBuild): ServerBuild {
  const { url, routes } = assets
  return { ...others, assets: { ...assets, url: publicManifestUrl(url), routes: withoutStaffRoutes(routes) } }
}

interface Known {
  company: CompanyProfile
  socialLinks: Site['socialLinks']
}

/** Hands a page to React Router with the visitor's context: a page never knows of a session. */
export function createRenderPage(env: Env, db: Database): RenderPage {
  const whole = withToldOutages(build as ServerBuild)
  const forStaff = createRequestHandler(whole, env.NODE_ENV)
  // In development Vite makes the list of routes as it goes, and there is only the whole one.
  const forVisitors =
    env.NODE_ENV === 'development' ? forStaff : createRequestHandler(forVisitorsOnly(whole), env.NODE_ENV)
  const startingValues = companyOf(env)
  const context = { db, actor: VISITOR }
  /** What the frame of a page says while the database is away. */
  let lastKnown: Known = { company: startingCompany(startingValues), socialLinks: [] }

  async function readKnown(logError: (error: unknown) => void): Promise<{ isFresh: boolean }> {
    try {
      const [company, socialLinks] = await Promise.all([
        readCompany(db, startingValues),
        listPublicSocialLinks(context),
      ])
      lastKnown = { company, socialLinks }
      return { isFresh: true }
    } catch (error) {
      if (codeOfUnknownError(error) !== 'unavailable') throw error
      logError(error)
      return { isFresh: false }
    }
  }

  return async ({ request, locale, currency, refusal, logError }) => {
    const { isFresh } = await readKnown(logError)
    const provider = new RouterContextProvider()
    provider.set(pageContext, {
      context,
      ...lastKnown,
      locale,
      currency,
      publicUrl: env.PUBLIC_URL,
      mapStyleUrl: env.MAP_STYLE_URL ?? null,
      showsParts: env.SHOW_PARTS,
      refusal,
      logError,
    })
    const handle = isStaffArea(new URL(request.url).pathname) ? forStaff : forVisitors
    const response = await handle(request, provider)
    // What was remembered is good enough for this reader, not for those who come later.
    if (!isFresh) response.headers.set('cache-control', 'no-store')
    return response
  }
}
