import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { STAFF } from './staff-account.ts'

interface Fixtures {
  /** Console messages a test expects and names; any other error fails it. */
  expectedErrors: RegExp[]
  /** A visitor who has been here before: the onboarding is behind them. */
  isReturning: boolean
  /** Signed in through the API, as the sign-in screen does. */
  staffPage: Page
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  isReturning: [true, { option: true }],

  page: async ({ page, expectedErrors, isReturning }, use) => {
    const unexpected: string[] = []
    const note = (text: string) => {
      if (!expectedErrors.some((expected) => expected.test(text))) unexpected.push(text)
    }
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text())
    })
    page.on('pageerror', (error) => note(error.message))
    if (isReturning) {
      await page.addInitScript(() => localStorage.setItem('kais-onboarding-completed', 'true'))
    }
    await use(page)
    expect(unexpected, 'errors in the browser’s console').toEqual([])
  },

  staffPage: async ({ page }, use) => {
    const answer = await page.request.post('/api/admin/login', { data: STAFF })
    expect(answer.ok()).toBe(true)
    await use(page)
  },
})

export { expect }

/**
 * axe over the whole screen, by all its rules or by some; what it finds is printed by rule and element. What is in order is
 * not written up, and without frames the findings need no second page to be joined in: that is two thirds of its time.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
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
  await page.waitForFunction(() => {
    const entry = Object.entries(document).find(([name]) => name.startsWith('__reactContainer'))
    return entry !== undefined && !(entry[1] as ReactContainer).stateNode.current.memoizedState.isDehydrated
  })
}

/** The field that finds a place while one types: until its script has come, a plain list of places stands there. */
export function placeSearch(scope: Page | Locator): Locator {
  return scope.getByRole('combobox', { name: 'Place' }).and(scope.locator('input'))
}
