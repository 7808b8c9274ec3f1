import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { everyPartIsThere } from '#ui/asleep.tsx'
import { keepHtml } from '#ui/kept.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { readText, WholePage } from '#ui/page/whole-page.server.ts'
import { LATER } from './shell/before-paint.ts'
import { useKeptHtml } from './shell/kept-html.server.tsx'
import { headHtml } from './shell/page-head.ts'
import { sealParcel } from './shell/page-parcel.ts'
import type { PageHandle } from './shell/site.layout.tsx'

// In development words change while the server runs.
if (import.meta.env.PROD) keepHtml(useKeptHtml)

type Assets = EntryContext['manifest']
type Listed = NonNullable<Assets['routes'][string]>

/** Code that a route is made of; the parts a browser may load apart come first, as in React Router's own pages. */
function modulesOf(route: Listed): string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
    (address) => address !== undefined,
  )
}

/**
 * Instead of React Router's <Scripts>: what it writes as scripts, different on every page, stands here as data, and the one
 * script that reads it is a file of ours (entry.client.tsx). So the policy names no script of a page (decision 0022).
 */
function endOfPage({ manifest, staticHandlerContext, serverHandoffString }: EntryContext, data: string): string {
  const listed = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const { url, entry, hmr, version } = manifest
  const files = [
    url,
    entry.module,
    ...entry.imports,
    ...listed.flatMap((route) => [...modulesOf(route), ...(route.imports ?? [])]),
  ]
  // Behind styles, letters and the first picture: all of it can be read before a script has come.
  const preloads = [...new Set(files)].map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low"/>`)
  const parcel = {
    context: JSON.parse(serverHandoffString ?? '{}'),
    build: version,
    manifest: url,
    routes: Object.fromEntries(listed.map((route) => [route.id, modulesOf(route)])),
  }
  const last = `${preloads.join('')}${sealParcel(parcel, data)}`
  // In development Vite's own part has to run first.
  if (hmr?.runtime)
    return `${last}<script type="module" src="${hmr.runtime}"></script><script type="module" src="${entry.module}"></script>`
  return `${last}<script type="module" async="" src="${entry.module}"></script>`
}

/** A page that shows nothing without them, such as somebody's own shortlist. */
function needsScripts({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle as PageHandle | undefined
    return handle?.needsScripts === true
  })
}

/** Where data is saved: nothing in a template is fetched or run, until before-paint.ts takes it out. */
function forLater(scripts: string): string {
  return `<template id="${LATER}">${scripts}</template>`
}

/** The staff area is drawn in the browser, its head too. */
const STAFF_FRAME = /staff\.frame$/

/** As React Router's <Meta> would: of the innermost route that is shown and says something. */
function headOf({ staticHandlerContext, routeModules }: EntryContext): string {
  const { matches, loaderData, location, errors } = staticHandlerContext
  if (matches.some(({ route }) => STAFF_FRAME.test(route.id))) return ''
  const site = { id: 'root', loaderData: loaderData.root }
  // What is said instead of a page that failed says its own title.
  const shown = errors ? matches.findIndex(({ route }) => route.id in errors) + 1 : matches.length
  for (const { route, params } of matches.slice(0, shown).reverse()) {
    const meta = routeModules[route.id]?.meta
    if (typeof meta !== 'function') continue
    return headHtml(meta({ matches: [site], loaderData: loaderData[route.id], params, location } as never) ?? [])
  }
  return ''
}

/** What React writes where a part is still to come. */
const UNFINISHED = '<!--$!-->'

type Context = EntryContext['staticHandlerContext']

/**
 * What a loader left for later is here before the page is drawn, which then waits for nothing. In the data that the browser
 * gets promises stay what they are; one that failed stays one here too.
 */
async function withoutPromises(loaderData: Context['loaderData']): Promise<Context['loaderData']> {
  const here = { ...loaderData }
  for (const [id, data] of Object.entries(loaderData)) {
    if (typeof data !== 'object' || data === null) continue
    for (const [name, value] of Object.entries(data)) {
      if (!(value instanceof Promise)) continue
      const [outcome] = await Promise.allSettled([value])
      if (outcome.status === 'fulfilled') here[id] = { ...here[id], [name]: outcome.value }
    }
  }
  return here
}

/** With the routes of this page alone: React Router would build all there are, for each page. */
async function forThisPage({ serverHandoffStream: _, ...context }: EntryContext): Promise<EntryContext> {
  const { manifest, staticHandlerContext } = context
  const listed = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]])
  const loaderData = await withoutPromises(staticHandlerContext.loaderData)
  return {
    ...context,
    manifest: { ...manifest, routes: Object.fromEntries(listed) },
    staticHandlerContext: { ...staticHandlerContext, loaderData },
  }
}

interface Drawn {
  html: string
  hasFailed: boolean
}

/** For what waits while it is drawn: code that is fetched, a part that failed. */
async function drawAsItComes(page: ReactElement, signal: AbortSignal): Promise<Drawn> {
  let hasFailed = false
  const stream = await renderToReadableStream(page, {
    signal,
    // Else what is large is sent at the end and put in its place by a script, which not every reader runs.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError() {
      hasFailed = true
    },
  })
  await stream.allReady
  return { html: await new Response(stream).text(), hasFailed }
}

/** In one go, which costs half of a stream. Where that leaves a gap, as a stream, which waits until there is none. */
async function draw(page: ReactElement, signal: AbortSignal): Promise<Drawn> {
  const html = renderToString(page)
  if (html.includes(UNFINISHED)) return drawAsItComes(page, signal)
  return { html: `<!DOCTYPE html>${html}`, hasFailed: false }
}

/** Pages are sent whole: they are kept whole, and a text costs less than a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  await everyPartIsThere()
  const data = readText(routerContext.serverHandoffStream)
  // Heard of below, unless the page itself fails first.
  data.catch(() => {})
  const page = <ServerRouter context={await forThisPage(routerContext)} url={request.url} />
  const { html, hasFailed } = await draw(page, request.signal)
  const headEnd = html.indexOf('</head>')
  const end = html.lastIndexOf('</body>')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const last = endOfPage(routerContext, await data)
  const isLater = provider.get(pageContext).savesData && !needsScripts(routerContext)
  const text =
    html.slice(0, headEnd) +
    headOf(routerContext) +
    html.slice(headEnd, end) +
    (isLater ? forLater(last) : last) +
    html.slice(end)
  return new WholePage(text, { headers, status: hasFailed ? 500 : status })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A form sent to a page that has none, an address that is not there: told by the answer, and no error of ours.
  if (isRouteErrorResponse(error) && error.status < 500) return
  // A visitor who leaves early aborts the request; that is not an error of ours.
  if (!request.signal.aborted) context.get(pageContext).logError(error)
}
