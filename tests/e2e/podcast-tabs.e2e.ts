import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { playerMessages } from '#features/media/player/player-messages.ts'
import { bar, heardSoFar, keptPosition, publishEpisode } from './podcast-page.ts'
import { expect, hydrated, test } from './test.ts'

const { listen, resume } = playerMessages.en
const PLAY = new RegExp(`^(${listen}|${resume('\\S+')}) `)
/** Its button, where half a minute or more of it was heard. */
const resumed = (title: string) => new RegExp(`^${resume('0:[3-5]\\d')} ${title}$`)

/** An episode's own page in a tab of its own, its recording started. */
async function listenIn(page: Page, id: number) {
  await page.goto(`/kais-media/podcast/${id}`)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: PLAY }).click()
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('kais-onboarding-completed', 'true'))
  return page
}

/** Half a minute on, and stopped there. */
async function goOnAndPause(page: Page) {
  await bar(page).getByRole('button', { name: 'Forward 30 seconds' }).click()
  await bar(page).getByRole('button', { name: 'Pause' }).click()
  await expect(bar(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
}

test('an episode goes on where another tab left it; a tab that stopped long ago takes nothing from what another one heard since, however it is left; closing it leaves the next visit what the other plays', async ({
  page,
  request,
  context,
}) => {
  const id = await publishEpisode(request, { title: 'Left behind', seconds: 240 })
  const otherId = await publishEpisode(request, { title: 'Another one', seconds: 240 })
  const isStopped = (tab: Page) => expect(bar(tab).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await listenIn(page, id)
  await expect.poll(() => heardSoFar(page)).toBeGreaterThan(0)
  const later = await openTab(context)
  await listenIn(later, id)
  await isStopped(page)
  await goOnAndPause(later)

  // The button of the first tab says where the other one left it, and goes on there.
  await page
    .getByRole('main')
    .getByRole('button', { name: resumed('Left behind') })
    .click()
  await expect.poll(() => heardSoFar(page)).toBeGreaterThanOrEqual(31)
  await bar(later).getByRole('button', { name: 'Play', exact: true }).click()
  await isStopped(page)
  await goOnAndPause(later)
  const kept = await keptPosition(later, id)
  expect(kept).toBeGreaterThanOrEqual(60)

  // Hidden, closed, or turned to something else: nothing was heard here since, so there is nothing to keep.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await keptPosition(later, id)).toBe(kept)
  await page.getByRole('link', { name: 'All episodes' }).first().click()
  await page.goto('/robots.txt')
  expect(await keptPosition(later, id)).toBe(kept)

  await page.goto(`/kais-media/podcast/${otherId}`)
  await expect(bar(page).getByRole('link', { name: 'Episode 90: Left behind' })).toBeVisible()
  await bar(later).getByRole('button', { name: 'Forward 30 seconds' }).click()
  const further = await keptPosition(later, id)
  expect(further).toBeGreaterThanOrEqual(90)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Listen Another one' }).click()
  await expect.poll(() => heardSoFar(page)).toBeGreaterThan(0)
  expect(await keptPosition(later, id)).toBe(further)

  await bar(later).getByRole('button', { name: 'Play', exact: true }).click()
  await isStopped(page)
  await bar(page).getByRole('button', { name: 'Close the player' }).click()
  await expect(bar(page)).toHaveCount(0)
  expect(await keptPosition(later, id)).toBeGreaterThanOrEqual(Number(further))
  await later.reload()
  await expect(bar(later).getByRole('link', { name: 'Episode 90: Left behind' })).toBeVisible()
})

test('two episodes of one recording each keep their own place, and the lock screen is told of every jump', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const told: number[] = []
    Object.assign(window, { told })
    const { mediaSession } = navigator
    const tell = mediaSession.setPositionState.bind(mediaSession)
    mediaSession.setPositionState = (state) => {
      told.push(state?.position ?? 0)
      tell(state)
    }
  })
  const topic = `twice ${randomUUID().slice(0, 8)}`
  const first = await publishEpisode(request, { title: 'Once', topics: [topic], seconds: 240 })
  const { audioUrl } = (await (await request.get(`/api/podcasts/${first}`)).json()) as { audioUrl: string }
  await publishEpisode(request, { title: 'Twice', topics: [topic], audioUrl })
  await page.goto(`/kais-media/podcast?topic=${topic}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Listen Once' }).click()
  await expect.poll(() => heardSoFar(page)).toBeGreaterThan(0)

  const lastTold = () => page.evaluate(() => (window as unknown as { told: number[] }).told.at(-1) ?? 0)
  expect(await lastTold()).toBeLessThan(30)
  await bar(page).getByRole('button', { name: 'Forward 30 seconds' }).click()
  await expect.poll(lastTold).toBeGreaterThanOrEqual(30)
  await bar(page).getByRole('button', { name: 'Pause' }).click()
  await expect(bar(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await bar(page).getByRole('button', { name: 'Back 15 seconds' }).click()
  await expect.poll(lastTold).toBeLessThan(30)
  await bar(page).getByRole('button', { name: 'Forward 30 seconds' }).click()

  await page.getByRole('button', { name: 'Listen Twice' }).click()
  await expect(bar(page).getByRole('link', { name: 'Episode 90: Twice' })).toBeVisible()
  await expect.poll(() => heardSoFar(page)).toBeGreaterThan(0)
  expect(await heardSoFar(page)).toBeLessThan(30)
  await page.getByRole('button', { name: resumed('Once') }).click()
  await expect.poll(() => heardSoFar(page)).toBeGreaterThanOrEqual(31)
})

test('whoever stood on the link to a recording stands on its button once scripts run', async ({ page, request }) => {
  const id = await publishEpisode(request, { title: 'Early' })
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(`/kais-media/podcast/${id}`, { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'Listen Early' }).focus()
  scripts.resolve()
  await expect(page.getByRole('main').getByRole('button', { name: 'Listen Early' })).toBeFocused()
})
