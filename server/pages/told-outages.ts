import { data, type ServerBuild } from 'react-router'
import { AppError, ERROR_STATUS } from '#common/errors.ts'
import { codeOfUnknownError } from '#db/database-error.server.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import type { PageTrouble } from '#ui/page/page-trouble.ts'

type Module = ServerBuild['routes'][string] extends infer Route | undefined
  ? Route extends { module: infer M }
    ? M
    : never
  : never
type Work = NonNullable<Module['loader']>

function codeOf(error: unknown): PageTrouble['code'] | null {
  const code = error instanceof AppError ? error.code : codeOfUnknownError(error)
  return code === 'unavailable' || code === 'not_storable' ? code : null
}

/** The database away or the disk full is said as such: by status, by a page of words, with what was typed. */
function told(work: Work): Work {
  return async (args) => {
    try {
      return await work(args)
    } catch (error) {
      const code = codeOf(error)
      if (!code) throw error
      const { logError, returned } = args.context.get(pageContext)
      logError(error)
      throw data<PageTrouble>({ code, returned }, { status: ERROR_STATUS[code] })
    }
  }
}

/** Every page of the build, told from one place: a loader need not know that there may be no database. */
export function withToldOutages({ routes, ...build }: ServerBuild): ServerBuild {
  const entries = Object.entries(routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    const module = { ...route.module, ...(loader && { loader: told(loader) }), ...(action && { action: told(action) }) }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(entries) }
}
