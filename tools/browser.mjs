// Finds a Chromium for the browser tests, and installs Debian's when the machine has none.
import { existsSync } from 'node:fs'
import { CommandFailed, run, say } from './set-up.mjs'

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A machine without any font would show boxes until ours arrive; these have the widths of Arial and Times. */
const FONTS = 'fonts-liberation'

function findBrowser() {
  return CANDIDATES.find((path) => path && existsSync(path))
}

export async function browser() {
  const found = findBrowser()
  if (found) return found
  say('no Chromium found, installing Debian’s (apt-get)…')
  // A plain user may still have sudo without a password; root needs none.
  const [command, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await run(command, [...before, 'update', '-qq'], { env })
    // The shell is half the size and starts faster; older Debians only have the whole browser.
    await run(
      command,
      [...before, 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', FONTS],
      {
        env,
      },
    ).catch(() =>
      run(command, [...before, 'install', '-y', '-qq', '--no-install-recommends', 'chromium', FONTS], { env }),
    )
  } catch (error) {
    if (!(error instanceof CommandFailed) && error.code !== 'ENOENT') throw error
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}
