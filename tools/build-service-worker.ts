import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

/** The list of routes names every file of the build by its hash: another list is another build. */
function nameOfBuild(): string {
  const names = readdirSync(join(root, 'build', 'client', 'assets'))
  const [, name] = names.map((file) => /^manifest-(\w+)\.js$/.exec(file)).find((found) => found !== null) ?? []
  if (!name) throw new Error('The build has no list of routes to name it by.')
  return name
}

/** The worker is one file at a fixed address, built apart: it shares nothing with the pages' scripts. */
export async function buildServiceWorker(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(nameOfBuild()) },
    build: {
      target: 'es2022',
      outDir: 'build/client',
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'app/offline/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}
