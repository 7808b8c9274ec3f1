// Finds the browsers of the tests, and installs Debian's when the machine has none.
import { existsSync } from 'node:fs'
import { installFirstOf } from './debian.mjs'

const CHROMIUM = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  places: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  // The shell is half the size and starts faster; older Debians only have the whole browser.
  packages: ['chromium-headless-shell', 'chromium'],
}

const FIREFOX = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  packages: ['firefox-esr'],
}

/** A machine without any font would show boxes until ours arrive; these have the widths of Arial and Times. */
const FONTS = 'fonts-liberation'

function find({ variable, places }) {
  return [process.env[variable], ...places].find((path) => path && existsSync(path))
}

async function findOrInstall(browser) {
  const found = find(browser)
  if (found) return found
  const { name, variable, packages } = browser
  await installFirstOf(packages, [FONTS])
  const installed = find(browser)
  if (installed) return installed
  throw new Error(
    `These tests need ${name}. Install it (Debian: apt-get install ${packages.at(-1)}) or set ${variable}.`,
  )
}

export const chromiumPath = () => findOrInstall(CHROMIUM)
export const firefoxPath = () => findOrInstall(FIREFOX)
