import { realpathSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'

// React decides by this variable, as it is loaded, whether it is the fast one: before anything that imports it.
process.env.NODE_ENV ??= 'production'
export const openSite: typeof import('./open-site.ts').openSite = async (...given) =>
  (await import('./open-site.ts')).openSite(...given)

const program = process.argv[1]
if (program && realpathSync(program) === import.meta.filename) {
  // Loading makes a hundred megabytes of garbage, for which V8 would take room that it hardly ever gives back.
  setFlagsFromString('--semi-space-growth-factor=1')
  const { serve } = await import('./serve.ts')
  await serve()
  setFlagsFromString('--semi-space-growth-factor=2')
}
