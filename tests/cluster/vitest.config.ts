import { defineConfig } from 'vitest/config'

/** Outside the gate: what needs programs of the system (pgbouncer). `npx vitest run --config tests/cluster/vitest.config.ts` */
export default defineConfig({
  root: '.',
  test: {
    include: ['tests/cluster/*.cluster.ts'],
    globalSetup: './tests/helpers/postgres.setup.ts',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
