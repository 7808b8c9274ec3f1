import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { STAFF } from '../helpers/prepared-house.ts'
import { type House, openHouse } from './house.ts'

interface Fixtures {
  /** Console messages a test expects and names; any other error fails it. */
  expectedErrors: RegExp[]
  /** A visitor who has been here before: the onboarding is behind them. */
  isReturning: boolean
  newContextOptions: BrowserContextOptions
  /** In a context of its own: for a test that needs an empty cache, or leaves marks no cleaning takes away, such as a clock. */
  freshPage: Page
  /** Signed in through the API, as the sign-in screen does. */
  staffPage: Page
}

interface WorkerFixtures {
  house: House
  /** Kept from test to test, by their options: what a browser has fetched and compiled once it has still. */
  warmContexts: Map<string, WarmContext>
}

interface WarmContext {
  context: BrowserContext
  clean(): Promise<void>
}

/** One page of it stays open, and with it the process that pages of a site share: what was compiled there is there still. */
async function openWarmContext(browser: Browser, options: BrowserContextOptions, origin: string): Promise<WarmContext> {
  const context = await browser.newContext(options)
  const keeper = await context.newPage()
  await keeper.goto(`${origin}/robots.txt`)
  const session = await context.newCDPSession(keeper)
  return {
    context,
    /** As new, but for what was fetched: nobody signed in, nothing stored, no route, the line up. */
    async clean() {
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.setOffline(false)
      for (const page of context.pages()) if (page !== keeper) await page.close()
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await context.clearCookies()
      if (!options.permissions) await context.clearPermissions()
    },
  }
}

const isFirefox = (context: BrowserContext) => context.browser()?.browserType().name() === 'firefox'

/** By WebDriver BiDi, filling in is no typing: React does not hear of it, and what stood there stays. So it is typed. */
function typeInsteadOfFilling(page: Page): void {
  const locators: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('html'))
  if (locators.fill.name === 'type') return
  const { fill } = locators
  locators.fill = async function type(this: Locator, text, options) {
    const isTyped = await this.evaluate(
      (field) => !/^(date|time|datetime-local|range)$/.test((field as HTMLInputElement).type),
    )
    if (!isTyped) return fill.call(this, text, options)
    await this.press('ControlOrMeta+a')
    await this.press('Delete')
    await this.pressSequentially(text)
  }
}

/** A page whose errors are noted, as of a visitor who has been here before or comes for the first time. */
async function openPage(context: BrowserContext, expectedErrors: RegExp[], isReturning: boolean) {
  const page = await context.newPage()
  if (isFirefox(context)) typeInsteadOfFilling(page)
  // Playwright asks Firefox by eval first; our own code would be blocked, and heard of, in Chromium too.
  const ofTheTool = isFirefox(context) ? [/blocked a JavaScript eval/] : []
  const unexpected: string[] = []
  const note = (text: string) => {
    if (![...expectedErrors, ...ofTheTool].some((expected) => expected.test(text))) unexpected.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text())
  })
  page.on('pageerror', (error) => note(error.message))
  if (isReturning)
    await page.addInitScript(() => {
      // Firefox runs this in the empty page too, which may store nothing.
      if (origin !== 'null') localStorage.setItem('kais-onboarding-completed', 'true')
    })
  return { page, unexpected }
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  isReturning: [true, { option: true }],

  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture asks for from this pattern
    async ({}, use) => {
      const house = await openHouse()
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  warmContexts: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const contexts: WorkerFixtures['warmContexts'] = new Map()
      await use(contexts)
      for (const { context } of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),

  newContextOptions: async (
    {
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      locale,
      timezoneId,
      userAgent,
      javaScriptEnabled,
      permissions,
      contextOptions,
    },
    use,
  ) => {
    const given = {
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      locale,
      timezoneId,
      userAgent,
      permissions,
    }
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    // A worker that keeps pages would answer what a test means to: where it is the subject, a test lets it in.
    await use({ serviceWorkers: 'block', ...contextOptions, ...set, javaScriptEnabled })
  },

  context: async ({ browser, browserName, warmContexts, newContextOptions, house }, use) => {
    // Only Chromium forgets on request all that a page left behind.
    if (browserName !== 'chromium') {
      const fresh = await browser.newContext(newContextOptions)
      await use(fresh)
      return fresh.close()
    }
    const key = JSON.stringify(newContextOptions)
    const warm = warmContexts.get(key) ?? (await openWarmContext(browser, newContextOptions, house.url))
    warmContexts.set(key, warm)
    await use(warm.context)
    await warm.clean()
  },

  page: async ({ context, expectedErrors, isReturning }, use) => {
    const { page, unexpected } = await openPage(context, expectedErrors, isReturning)
    await use(page)
    expect(unexpected, 'errors in the browser’s console').toEqual([])
  },

  freshPage: async ({ browser, newContextOptions, expectedErrors, isReturning }, use) => {
    const context = await browser.newContext(newContextOptions)
    const { page, unexpected } = await openPage(context, expectedErrors, isReturning)
    await use(page)
    await context.close()
    expect(unexpected, 'errors in the browser’s console').toEqual([])
  },

  staffPage: async ({ page }, use) => {
    const answer = await page.request.post('/api/admin/login', { data: STAFF })
    expect(answer.ok()).toBe(true)
    await use(page)
  },
})

export { expect }

interface AxeScope {
  /** Some of its rules only: what a second theme or width can change. */
  rules?: string[]
  /** Some of the screen only: what was opened in a test whose screen is looked at elsewhere. */
  within?: string
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe over the screen; what it finds is told by rule and element. What stands in frames is not ours. */
export async function expectAccessible(page: Page, { rules, within }: AxeScope = {}): Promise<void> {
  // Firefox 153 crashes under it, and the gate has looked at the same screens in Chromium.
  if (isFirefox(page.context())) return
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await page.evaluate(
    async ({ rules, within }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(within ?? document, {
        resultTypes: ['violations'],
        iframes: false,
        ...(rules && { runOnly: rules }),
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    { rules, within },
  )
  expect(found).toEqual([])
}

/** What React keeps at the document: its root, which knows whether the server's page is its own yet. */
interface ReactContainer {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/**
 * React has taken over: forms answer in the background and links no longer load whole pages. That its fibers are there is
 * not enough: on a busy machine a press can come between them and the moment the page is React's.
 */
export async function hydrated(page: Page): Promise<void> {
  await takenOver(page)
  await wakeParts(page)
}

/** The page is React's; its parts may sleep on. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const entry = Object.entries(document).find(([name]) => name.startsWith('__reactContainer'))
    return entry !== undefined && !(entry[1] as ReactContainer).stateNode.current.memoizedState.isDehydrated
  })
}

/** Parts with fields sleep until they are touched (ui/asleep.tsx); on a line that brings them no code they go on sleeping. */
async function wakeParts(page: Page): Promise<void> {
  const isAwake = () => {
    const asleep = [...document.querySelectorAll('.asleep:not([data-awake]):has(input, select, textarea)')]
    for (const part of asleep) part.firstElementChild?.dispatchEvent(new Event('input', { bubbles: true }))
    return asleep.length === 0
  }
  await page.waitForFunction(isAwake, undefined, { timeout: 3_000 }).catch(() => {})
}

/** By a hand that is quicker than the machine: what waits for 400 ms or less is due before anything can be drawn. */
export async function followWhileBusy(link: Locator): Promise<void> {
  await link.evaluate((element: HTMLElement) => {
    element.click()
    const end = performance.now() + 450
    while (performance.now() < end);
  })
}

/** The field that finds a place while one types: until its script has come, a plain list of places stands there. */
export function placeSearch(scope: Page | Locator): Locator {
  return scope.getByRole('combobox', { name: 'Place' }).and(scope.locator('input'))
}
