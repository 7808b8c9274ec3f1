import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What fails once is broken: in the test, or for a visitor.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        // As root Chromium refuses its sandbox; background services would only knock on a closed network.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // A page of the same site is opened in the process of the last one, which has compiled everything before.
        '--process-per-site',
      ],
    },
    // Where motion is the subject, a test asks for it (`WITH_MOTION`).
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Africa/Dakar',
    locale: 'en-GB',
  },
})
