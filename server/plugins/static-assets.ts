import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { fromProjectRoot } from '#db/project-root.server.ts'

const ONE_YEAR = '1y'

/** Hashed files of the build, compressed once at build time (brotli, gzip) and never asked for again by a browser. */
export const staticAssets = plugin<{ clientDir: string }>(async (app, { clientDir }) => {
  await app.register(fastifyStatic, {
    root: `${clientDir}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: ONE_YEAR,
    index: false,
    wildcard: true,
  })
})

export async function serveBuiltAssets(app: FastifyInstance): Promise<void> {
  await app.register(staticAssets, { clientDir: fromProjectRoot('build/client') })
}
