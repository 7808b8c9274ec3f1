import { defineConfig } from 'vitest/config'

const PLACES = '{app,common,db,demo,features,platform,server,tests,ui}/**'

export default defineConfig({
  test: {
    globalSetup: './tests/helpers/postgres.setup.ts',
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // Loading the whole house anew for every file took nearly as long as the tests themselves.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${PLACES}/*.test.{ts,tsx}`],
          exclude: [`${PLACES}/*.html.test.ts`],
        },
      },
      {
        extends: true,
        test: {
          name: 'html',
          include: [`${PLACES}/*.html.test.ts`],
          // The bundle is what visitors get: it is loaded as it is, with the React of production.
          env: { NODE_ENV: 'production' },
          server: { deps: { external: [/\/build\/server\//] } },
        },
      },
    ],
  },
})
