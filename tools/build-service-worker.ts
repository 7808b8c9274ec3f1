import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

/** The list of routes names every file of the build by its hash: another list is another build. Found by its shorter sister. */
function nameOfBuild(): string {
  const names = readdirSync(join(root, 'build', 'client', 'assets'))
  const [, name] = names.map((file) => /^manifest-(\w+)-public\.js$/.exec(file)).find((found) => found !== null) ?? []
  if (!name) throw new Error('The build has no list of routes to name it by.')
  return name
}

/** A worker is one file at a fixed address, built apart: it shares nothing with the pages' scripts. */
async function buildWorker(name: string, define: Record<string, string>): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define,
    build: {
      target: 'es2022',
      outDir: 'build/client',
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: `app/offline/${name}.ts`,
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  })
}

/** The visitors' worker and that of staff. */
export async function buildServiceWorkers(): Promise<void> {
  await buildWorker('service-worker', { BUILD: JSON.stringify(nameOfBuild()) })
  await buildWorker('staff-worker', {})
}
