import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const { CHROMIUM_PATH, FIREFOX_PATH } = process.env

const chromium = {
  launchOptions: {
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
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
}

/** Any Firefox, driven by WebDriver BiDi: Playwright's own is not to be had everywhere. */
const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('./tools/firefox.mjs', import.meta.url)),
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  },
} as const

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What fails once is broken, in the test or for a visitor, and wants mending. But a host that gives a shared machine a tenth of a
  // processor for a minute is neither: there it is tried once more, and `npm test` names it under its table.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...(FIREFOX_PATH ? firefox : chromium),
    // Where motion is the subject, a test asks for it (`WITH_MOTION`).
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Africa/Dakar',
    locale: 'en-GB',
  },
})
