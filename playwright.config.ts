import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/serve.setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a machine that is busy elsewhere a press can get lost. What fails twice is broken; what fails once is listed as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      // As root Chromium refuses its sandbox; background services would only knock on a closed network.
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
    baseURL: process.env.KAIS_URL,
    // Recording every test made the run a third longer.
    trace: 'on-first-retry',
    timezoneId: 'Africa/Dakar',
    locale: 'en-GB',
  },
})
