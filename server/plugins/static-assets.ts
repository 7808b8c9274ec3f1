import fastifyStatic from '@fastify/static'
import plugin from 'fastify-plugin'

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
