import type { ErrorBody, ErrorCode } from '#common/errors.ts'

/** The server answered, and refused. Its message is already in the reader's language. */
export class ApiError extends Error {
  readonly status: number
  /** Null when something in between answered, such as a proxy. */
  readonly code: ErrorCode | null
  /** Field path to a sentence. */
  readonly fields: Record<string, string>

  constructor(status: number, body: Partial<ErrorBody>, statusText: string) {
    super(body.message ?? `${status}: ${statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.code = body.code ?? null
    this.fields = body.fields ?? {}
  }
}

/** No answer came at all. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'NetworkError'
  }
}

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON, or as it is when it is a form with a file. */
  body?: unknown
  /** The version that a change was begun on: the server refuses it (412) when there is a newer one. */
  version?: string | null
  /** The same for every try of one thing: it is done once. */
  key?: string
  signal?: AbortSignal
}

async function readErrorBody(response: Response): Promise<Partial<ErrorBody>> {
  try {
    return (await response.json()) as Partial<ErrorBody>
  } catch {
    // Not ours: a proxy's page says nothing that staff could use.
    return {}
  }
}

async function send(url: string, { method = 'GET', body, version, key, signal }: Request): Promise<Response> {
  const isJson = body !== undefined && !(body instanceof FormData)
  let response: Response
  try {
    response = await fetch(url, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...(version ? { 'if-match': `"${version}"` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new NetworkError(cause)
  }
  if (!response.ok) throw new ApiError(response.status, await readErrorBody(response), response.statusText)
  return response
}

/** One call of our API. The caller names the shape that the door of that address promises. */
export async function callApi<Answer>(url: string, request: Request = {}): Promise<Answer> {
  const response = await send(url, request)
  return (response.status === 204 ? undefined : await response.json()) as Answer
}

export interface ListPage<Item> {
  items: Item[]
  total: number
  /** The address of the next page. */
  next: string | null
}

/**
 * A list for which everything was compared, or of very many only so many of the newest: that travels in a header, since pages of
 * the build before know the array.
 */
export async function callApiForCompared<Item>(
  url: string,
  signal: AbortSignal,
): Promise<{ items: Item[]; newest: number | null }> {
  const response = await send(url, { signal })
  const items = (await response.json()) as Item[]
  return { items, newest: Number(response.headers.get('x-compared-newest')) || null }
}

/** Lists are arrays; how many there are and where the next ones lie travels in headers. */
export async function callApiForPage<Item>(url: string, signal: AbortSignal): Promise<ListPage<Item>> {
  const response = await send(url, { signal })
  const items = (await response.json()) as Item[]
  return {
    items,
    // The least there are is told on as one more, as the lists that stop counting do: 'more than 1,000'.
    total:
      Number(response.headers.get('x-total-count') ?? items.length) +
      (response.headers.has('x-total-count-is-minimum') ? 1 : 0),
    next: /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null,
  }
}
