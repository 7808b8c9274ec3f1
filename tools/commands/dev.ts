import { createServer as createViteServer } from 'vite'

/** Vite runs everything, server code included: one module graph, as in the built bundle. */
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { port: 24_678 } }, appType: 'custom' })
const { readEnv } = await vite.ssrLoadModule('/server/env.ts')
const { startServer } = await vite.ssrLoadModule('/server/start.ts')

const server = await startServer({
  env: readEnv(process.env),
  // Loaded anew for each page, so that a saved file shows on the next reload.
  createRenderPage: (env: unknown, databases: unknown) => async (page: unknown) => {
    const { createRenderPage } = await vite.ssrLoadModule('/server/pages/render-page.ts')
    return createRenderPage(env, databases)(page)
  },
  serveAssets: async (app: { addHook: (name: string, hook: unknown) => void }) => {
    app.addHook('onRequest', (request: { raw: never; url: string }, reply: { raw: never }, done: () => void) => {
      if (request.url.startsWith('/api/') || request.url.startsWith('/pictures/')) done()
      else vite.middlewares(request.raw, reply.raw, done)
    })
  },
  onLost: (error: unknown) => {
    process.stderr.write(`${error}\n`)
    process.exit(1)
  },
  say: (line: string) => process.stdout.write(`${line}\n`),
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await server.stop()
    await vite.close()
    process.exit(0)
  })
}
