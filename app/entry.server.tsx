import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router'
import { pageContext } from '#ui/page/page-context.server.ts'

/** Pages are sent whole: they are kept whole, and buffering costs less than streaming. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let statusOfRender = status
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: request.signal,
    // Else what is large is sent at the end and put in its place by a script, which not every reader runs.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError() {
      statusOfRender = 500
    },
  })
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { headers, status: statusOfRender })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who leaves early aborts the request; that is not an error of ours.
  if (!request.signal.aborted) context.get(pageContext).logError(error)
}
