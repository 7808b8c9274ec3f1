import { realpathSync } from 'node:fs'

// React decides by this variable, as it is loaded, whether it is the fast one: before anything that imports it.
process.env.NODE_ENV ??= 'production'
export const openSite: typeof import('./open-site.ts').openSite = async (...given) =>
  (await import('./open-site.ts')).openSite(...given)

const program = process.argv[1]
if (program && realpathSync(program) === import.meta.filename) {
  const { serve } = await import('./serve.ts')
  await serve()
}
