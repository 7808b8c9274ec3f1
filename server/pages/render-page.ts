import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { VISITOR } from '#common/permissions.ts'
import { doubtfulUses } from '#db/last-known.server.ts'
import type { Databases } from '#db/work.server.ts'
import { readCompany } from '#features/company/read-settings.server.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { companyOf, type Env } from '../env.ts'
import type { RenderPage } from './pages.ts'
import { isStaffArea, publicManifestUrl, withoutStaffRoutes } from './public-routes.ts'

function forVisitorsOnly({ assets, ...others }: ServerBuild): ServerBuild {
  const { url, routes } = assets
  return { ...others, assets: { ...assets, url: publicManifestUrl(url), routes: withoutStaffRoutes(routes) } }
}

/** Hands a page to React Router with the visitor's context: a page never knows of a session. */
export function createRenderPage(env: Env, databases: Databases): RenderPage {
  const whole = build as ServerBuild
  const forStaff = createRequestHandler(whole, env.NODE_ENV)
  // In development Vite makes the list of routes as it goes, and there is only the whole one.
  const forVisitors =
    env.NODE_ENV === 'development' ? forStaff : createRequestHandler(forVisitorsOnly(whole), env.NODE_ENV)
  const startingValues = companyOf(env)
  return async ({ request, locale, currency, sender, refusal, logError }) => {
    const db = databases[request.method === 'GET' ? 'page' : 'form']
    const doubts = doubtfulUses()
    const provider = new RouterContextProvider()
    provider.set(pageContext, {
      context: { db, actor: VISITOR },
      company: await readCompany(databases.page, startingValues),
      locale,
      currency,
      publicUrl: env.PUBLIC_URL,
      mapStyleUrl: env.MAP_STYLE_URL ?? null,
      showsParts: env.SHOW_PARTS,
      sender,
      refusal,
      logError,
    })
    const handle = isStaffArea(new URL(request.url).pathname) ? forStaff : forVisitors
    const response = await handle(request, provider)
    if (doubtfulUses() !== doubts) response.headers.set('cache-control', 'no-store')
    return response
  }
}
