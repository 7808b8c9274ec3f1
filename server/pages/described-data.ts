import type { MetaDescriptor, ServerBuild } from 'react-router'
import { pageContext } from '#ui/page/page-context.server.ts'

type Module = NonNullable<ServerBuild['routes'][string]>['module']
type Work = NonNullable<Module['loader']>

/** As `data(value, init)` of React Router makes it. */
interface WithInit {
  type: 'DataWithResponseInit'
  data: unknown
}

const isWithInit = (answer: unknown): answer is WithInit =>
  typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'DataWithResponseInit'

/** A page that opens without a reload gets what its head says along with its data (app/shell/page-head.ts). */
function described({ loader, meta }: Module, readSite: Work): Work | undefined {
  if (!loader || typeof meta !== 'function') return loader
  return async (args) => {
    const answer = await loader(args)
    if (!args.context.get(pageContext).isForData || answer instanceof Response) return answer
    const loaderData = isWithInit(answer) ? answer.data : answer
    const site = { id: 'root', loaderData: await readSite(args) }
    const { pathname, search, hash } = args.url
    const location = { pathname, search, hash, state: null, key: 'default' }
    const head = meta({ matches: [site], loaderData, params: args.params, location } as never) as MetaDescriptor[]
    const whole = { ...(loaderData as object), head }
    return isWithInit(answer) ? { ...answer, data: whole } : whole
  }
}

export function withDescribedData({ routes, ...build }: ServerBuild): ServerBuild {
  const readSite = routes.root?.module.loader
  if (!readSite) return { routes, ...build }
  const entries = Object.entries(routes).map(([id, route]) => {
    if (!route) return [id, route]
    const loader = described(route.module, readSite)
    return [id, { ...route, module: { ...route.module, ...(loader && { loader }) } }]
  })
  return { ...build, routes: Object.fromEntries(entries) }
}
