/**
 * npm run screenshots [-- FOLDER] [--only=NAME,…] [--readme]: every screen, as visitors and staff meet it, into a folder
 * for review by eye: three widths, both languages, both themes. With --readme, the few that the README shows, into docs/pictures.
 */
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { makeDataDir, startBuiltServer } from '../helpers/built-server.ts'
import { SCREENS, type Screen } from './screens.ts'

const WIDTHS = [390, 768, 1440] as const
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 }
const LANGUAGES = ['en', 'fr'] as const
const THEMES = ['light', 'dark'] as const

interface View {
  width: number
  language: (typeof LANGUAGES)[number]
  theme: (typeof THEMES)[number]
}

/** What the README shows; its text is in English, one of the two phones speaks French. */
const README: readonly (View & { screen: string })[] = [
  { screen: 'home', width: 1440, language: 'en', theme: 'light' },
  { screen: 'nest', width: 1440, language: 'en', theme: 'dark' },
  { screen: 'property', width: 1440, language: 'en', theme: 'light' },
  { screen: 'home', width: 390, language: 'fr', theme: 'light' },
  { screen: 'onboarding', width: 390, language: 'en', theme: 'light' },
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, readme: { type: 'boolean', default: false } },
})
const folder = resolve(values.readme ? 'docs/pictures' : (positionals[0] ?? 'screenshots'))
const wanted = values.only?.split(',')

/** Of the server that is started here. */
const STAFF = { username: 'awa', password: 'a-password-for-screenshots' }

/** Lazy pictures load when they come near; a full-page picture needs them all. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

async function openScreen(browser: Browser, url: string, screen: Screen, view: View): Promise<Page> {
  const { width, language, theme } = view
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    deviceScaleFactor: values.readme && width < 1000 ? 2 : 1,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: 'Africa/Dakar',
  })
  if (!screen.isFirstVisit) {
    await context.addInitScript(() => localStorage.setItem('kais-onboarding-completed', 'true'))
  }
  const page = await context.newPage()
  if (screen.isStaff) await page.request.post('/api/admin/login', { data: STAFF })
  const isPrefixed = language === 'fr' && !screen.isStaff
  await page.goto(isPrefixed ? `/fr${screen.path}` : screen.path, { waitUntil: 'networkidle' })
  await screen.arrive?.(page)
  await loadEverything(page)
  return page
}

async function take(browser: Browser, url: string, screen: Screen, view: View): Promise<void> {
  const page = await openScreen(browser, url, screen, view)
  const picture = await page.screenshot({ fullPage: !screen.isViewOnly && !values.readme, animations: 'disabled' })
  const name = [screen.name, view.width, view.language, view.theme].join('-')
  const file = sharp(picture)
  if (values.readme) await file.webp({ quality: 82 }).toFile(join(folder, `${name}.webp`))
  else await file.png().toFile(join(folder, `${name}.png`))
  await page.context().close()
}

function viewsOf(screen: Screen): View[] {
  const widths = WIDTHS.filter((width) => !screen.below || width < screen.below)
  return widths.flatMap((width) => LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ width, language, theme }))))
}

const tasks = values.readme
  ? README.flatMap(({ screen: name, ...view }) => {
      const screen = SCREENS.find((candidate) => candidate.name === name)
      return screen ? [{ screen, view }] : []
    })
  : SCREENS.filter(({ name }) => !wanted || wanted.includes(name)).flatMap((screen) =>
      viewsOf(screen).map((view) => ({ screen, view })),
    )

await mkdir(folder, { recursive: true })
const { dataDir, remove } = await makeDataDir()
const server = await startBuiltServer({
  dataDir,
  env: {
    DEMO_CONTENT: 'on',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
    ADMIN_USERNAME: STAFF.username,
    ADMIN_PASSWORD: STAFF.password,
  },
})
const { CHROMIUM_PATH } = process.env
const browser = await chromium.launch({
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--hide-scrollbars'],
})
try {
  for (const { screen, view } of tasks) await take(browser, server.url, screen, view)
  process.stdout.write(`${tasks.length} screenshots in ${folder}\n`)
} finally {
  await browser.close()
  await server.stop()
  await remove()
}
