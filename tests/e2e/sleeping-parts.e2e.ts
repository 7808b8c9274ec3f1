import type { Page, Route } from '@playwright/test'
import { fillIn, sendButton, storedMessages } from './contact-page.ts'
import { expect, hydrated, takenOver, test } from './test.ts'

const SCRIPTS = '**/assets/**/*.js'

/** The page is live; whatever code it asks for from now on is given to `answer`. */
async function openAsleep(page: Page, path: string, answer: (route: Route) => Promise<void>) {
  await page.goto(path)
  await takenOver(page)
  await page.route(SCRIPTS, answer)
}

/** Code waits at the door until it is let in. */
async function holdCode(page: Page, path: string) {
  const gate = Promise.withResolvers<void>()
  const asked: string[] = []
  await openAsleep(page, path, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await gate.promise
    await route.continue()
  })
  return { asked, letCodeCome: () => gate.resolve() }
}

const awake = (page: Page) => page.locator('.asleep[data-awake]')

/** Its own code may never come. */
const arriveAt = (page: Page, address: RegExp) => page.waitForURL(address, { waitUntil: 'commit' })

/** Messages on their way to the house, by either door. */
function watchPosts(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && /contact/.test(pathname)) posts.push(pathname)
  })
  return posts
}

test('What was typed before a form’s code has come stays, with the caret where it was, and writing goes on', async ({
  page,
}) => {
  const { asked, letCodeCome } = await holdCode(page, '/contact')
  await page.getByLabel('What it is about').selectOption('mobility')
  const message = page.getByLabel('Your message')
  await message.pressSequentially('A car for Sunday')
  for (let n = 0; n < 'Sunday'.length; n++) await page.keyboard.press('ArrowLeft')
  expect(asked.length).toBeGreaterThan(0)
  await expect(awake(page).filter({ has: message })).toHaveCount(0)
  letCodeCome()
  await expect(awake(page).filter({ has: message })).toHaveCount(1)
  await expect(message).toBeFocused()
  await page.keyboard.type('next ')
  await expect(message).toHaveValue('A car for next Sunday')
  await expect(page.getByLabel('What it is about')).toHaveValue('mobility')
  // The live form knows it too.
  await page.reload()
  await hydrated(page)
  await expect(message).toHaveValue('A car for next Sunday')
})

test('A letter typed in the moment the live form takes its place is not lost', async ({ page }) => {
  const { letCodeCome } = await holdCode(page, '/contact')
  const message = page.getByLabel('Your message')
  await message.pressSequentially('A car')
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.asleep[data-awake] textarea')) return
      watch.disconnect()
      document.execCommand('insertText', false, 's')
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  letCodeCome()
  await expect(awake(page).filter({ has: message })).toHaveCount(1)
  await expect(message).toHaveValue('A cars')
})

test('A form sent before its code has come is posted by the browser, once, though it was pressed twice', async ({
  page,
}) => {
  const message = `Sent while asleep ${Date.now()}`
  const posts = watchPosts(page)
  await holdCode(page, '/contact')
  await fillIn(page, message)
  await sendButton(page).dblclick()
  await arriveAt(page, /\/sent\//)
  await expect(page.getByRole('main')).toContainText(message)
  expect(posts).toEqual(['/contact'])
  expect(await storedMessages(page, message)).toHaveLength(1)
})

test('Code that comes while the browser sends the form does not send it again, nor keep its words for the next visit', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'It fetches nothing more once it sends a form.')
  const message = `Under way ${Date.now()}`
  const posts = watchPosts(page)
  const { letCodeCome } = await holdCode(page, '/contact')
  const post = Promise.withResolvers<void>()
  await page.route('/contact', async (route) => {
    if (route.request().method() === 'POST') await post.promise
    await route.continue()
  })
  await fillIn(page, message)
  await sendButton(page).click()
  await expect.poll(() => posts, { timeout: 15_000 }).toEqual(['/contact'])
  // The map below the form lies asleep too: when it asks for its engine, the code that came has run.
  const mapIsAwake = page.waitForRequest(/map-engine/)
  letCodeCome()
  await mapIsAwake
  post.resolve()
  await arriveAt(page, /\/sent\//)
  expect(posts).toEqual(['/contact'])
  expect(await storedMessages(page, message)).toHaveLength(1)
  await page.goto('/contact')
  await hydrated(page)
  await expect(page.getByLabel('Your message')).toHaveValue('')
})

test('A press on the filters while their code is on its way opens them once, though it was made twice', async ({
  page,
}) => {
  const { letCodeCome } = await holdCode(page, '/kais-nest')
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  await filters.dblclick()
  await expect(page.locator('#filters')).toBeHidden()
  letCodeCome()
  await expect(page.locator('#filters')).toBeVisible()
  await expect(filters).toHaveAttribute('aria-expanded', 'true')
  await expect(filters).toBeFocused()
})

test('A home’s pictures open once on the whole screen, and it is saved once, though both were pressed before any code had come', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>()
  await page.route(SCRIPTS, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/property/1', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  const save = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
  await save.dblclick()
  await page.getByRole('button', { name: 'Full screen' }).dblclick()
  gate.resolve()
  const gallery = page.getByRole('dialog')
  await expect(gallery).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(gallery).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shortlist, 1 home' })).toBeVisible()
})

test('Two fingers, one after the other, on a form whose code has come do not keep it asleep', async ({ page }) => {
  const { asked, letCodeCome } = await holdCode(page, '/contact')
  const message = page.getByLabel('Your message')
  const touch = (name: string, pointerId: number) =>
    message.dispatchEvent(name, { pointerId, bubbles: true, pointerType: 'touch', isPrimary: pointerId === 1 })
  await touch('pointerover', 1)
  await touch('pointerdown', 1)
  letCodeCome()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.evaluate((files) => Promise.all(files.map((file) => import(file))), asked)
  await touch('pointerdown', 2)
  for (const pointer of [1, 2]) await touch('pointercancel', pointer)
  await expect(awake(page).filter({ has: message })).toHaveCount(1)
})

for (const [failure, answer] of [
  ['is lost on the line', (route: Route) => route.abort('connectionreset')],
  ['is gone after a new build', (route: Route) => route.fulfill({ status: 404, body: 'Not found' })],
] as const) {
  test.describe(`When the code ${failure}`, () => {
    test.use({
      expectedErrors: [/Failed to load resource|dynamically imported module|error loading|disallowed MIME type/i],
    })

    test('a form is posted by the browser, and arrives once', async ({ page }) => {
      const message = `Code ${failure} ${Date.now()}`
      const posts = watchPosts(page)
      await openAsleep(page, '/contact', answer)
      await fillIn(page, message)
      await sendButton(page).click()
      await arriveAt(page, /\/sent\//)
      expect(posts).toEqual(['/contact'])
      expect(await storedMessages(page, message)).toHaveLength(1)
    })

    test('a button that cannot work says so, and works when its code has come after all', async ({
      page,
      browserName,
    }) => {
      await openAsleep(page, '/kais-nest', answer)
      const filters = page.getByRole('button', { name: 'Filters', exact: true })
      await filters.click()
      const said = page.getByRole('status').filter({ hasText: 'This part of the page has not come yet' })
      await expect(said).toBeVisible()
      await page.unroute(SCRIPTS)
      // Firefox asks no second time for a module that it could not get.
      if (browserName === 'firefox') {
        await said.getByRole('link', { name: 'Load the page again' }).click()
        await hydrated(page)
        await filters.click()
      }
      await expect(page.locator('#filters')).toBeVisible({ timeout: 20_000 })
      await expect(said).toHaveCount(0)
    })

    test('a page that opens without its form says so, and has it when it is loaded again', async ({ page }) => {
      await openAsleep(page, '/faq', (route) =>
        /contact-form/.test(route.request().url()) ? answer(route) : route.continue(),
      )
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
      await expect(page).toHaveURL('/contact')
      await page.getByRole('link', { name: 'Load the page again' }).click()
      await expect(sendButton(page)).toBeVisible()
    })
  })
}
