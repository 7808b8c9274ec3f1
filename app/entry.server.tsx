import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageContext } from '#ui/page/page-context.server.ts'
import { LATER } from './shell/before-paint.ts'
import { sealParcel } from './shell/page-parcel.ts'
import type { PageHandle } from './shell/site.layout.tsx'

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
  const { url, entry, hmr } = manifest
  const files = [
    url,
    entry.module,
    ...entry.imports,
    ...listed.flatMap((route) => [...modulesOf(route), ...(route.imports ?? [])]),
  ]
  const preloads = [...new Set(files)].map((file) => `<link rel="modulepreload" href="${file}"/>`)
  const parcel = {
    context: JSON.parse(serverHandoffString ?? '{}'),
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

/** Pages are sent whole: they are kept whole, and buffering costs less than streaming. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  let statusOfRender = status
  const { serverHandoffStream, ...context } = routerContext
  const data = new Response(serverHandoffStream).text()
  // Heard of below, unless the page itself fails first.
  data.catch(() => {})
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: request.signal,
    // Else what is large is sent at the end and put in its place by a script, which not every reader runs.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError() {
      statusOfRender = 500
    },
  })
  await stream.allReady
  const html = await new Response(stream).text()
  const end = html.lastIndexOf('</body>')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const last = endOfPage(routerContext, await data)
  const isLater = provider.get(pageContext).savesData && !needsScripts(routerContext)
  return new Response(html.slice(0, end) + (isLater ? forLater(last) : last) + html.slice(end), {
    headers,
    status: statusOfRender,
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A form sent to a page that has none, an address that is not there: told by the answer, and no error of ours.
  if (isRouteErrorResponse(error) && error.status < 500) return
  // A visitor who leaves early aborts the request; that is not an error of ours.
  if (!request.signal.aborted) context.get(pageContext).logError(error)
}
