import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,common,db,features,server,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/faults/**'],
    globalSetup: './tests/helpers/postgres.setup.ts',
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
