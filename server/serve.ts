import { DataFolderInUse } from '#db/open-database.server.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { InvalidEnvironment, readEnv } from './env.ts'
import { createRenderPage } from './pages/render-page.ts'
import { staticAssets } from './plugins/static-assets.ts'
import { PortTaken, startServer } from './start.ts'

/** How long a started request may still take once we were asked to stop. */
const PATIENCE_MS = 20_000

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** The last words: a sentence for what a person can mend, the whole story for what they cannot. */
function endWith(error: unknown): never {
  const isExpected =
    error instanceof InvalidEnvironment || error instanceof DataFolderInUse || error instanceof PortTaken
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

try {
  const server = await startServer({
    env: readEnv(process.env),
    createRenderPage,
    serveAssets: async (app) => {
      await app.register(staticAssets, { clientDir: fromProjectRoot('build/client') })
    },
    say,
    onLost: (error) => endWith(error),
  })
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      say('Closing: finishing what was accepted…')
      setTimeout(() => process.exit(1), PATIENCE_MS).unref()
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
} catch (error) {
  endWith(error)
}
