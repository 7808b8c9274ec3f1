/** The part of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  interface Client {
    pipelinedRequests: { addBody(data: Buffer): void }
  }

  interface Request {
    path?: string
    setupRequest?: (request: Request) => Request
  }

  interface Options {
    url: string
    connections: number
    pipelining: number
    duration: number
    headers: Record<string, string>
    /** Requests a second, over all connections. */
    overallRate?: number
    requests?: Request[]
    setupClient?: (client: Client) => void
  }

  interface Result {
    /** Seconds. */
    duration: number
    requests: { total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    errors: number
    non2xx: number
  }

  export default function autocannon(options: Options): Promise<Result>
}
