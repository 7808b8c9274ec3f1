import type { Page } from '@playwright/test'
import { REMOVAL } from '#server/plugins/service-worker.ts'
import { draftOf, fillIn, form, open, stored, submit, WORDS } from './consultation-page.ts'
import { hasKept, keptIn, openDoor, read } from './offline-page.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'allow' },
  // What counts visits does not get through either.
  expectedErrors: [/Failed to load resource|Failed to fetch/],
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('A page that was read is shown without a network, and says from when it is', async ({ freshPage: page }) => {
  await read(page, '/kais-nest')
  await page.context().setOffline(true)
  await page.goto('/kais-nest')
  await expect(page.locator('.kept')).toHaveText(/^No network: this page was kept on \d+ \w+ \d{4}, \d\d:\d\d\. Prices/)
  await expect(title(page)).toHaveText('Homes in Dakar and along the coast')
  await hydrated(page)
  await expect(page.locator('.kept')).toBeInViewport()
  await expectAccessible(page)

  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Load it again' }).click()
  await expect(page.locator('.kept')).toBeEmpty()
})

test('A page that was opened inside another is kept too; links lead to what is kept, and to a list of it', async ({
  freshPage: page,
}) => {
  await read(page, '/kais-nest')
  await hydrated(page)
  await page.locator('article h3 a').first().click()
  await expect(page).toHaveURL(/\/property\/\d+$/)
  await expect(title(page)).not.toHaveText('Homes in Dakar and along the coast')
  const home = new URL(page.url()).pathname
  const name = await title(page).innerText()
  await hasKept(page, 'kais-pages', `/~kept/en/XOF${home}`)

  await page.context().setOffline(true)
  await expect(page.getByText('No network just now.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Kais, Home' }).click()
  await expect(title(page)).toHaveText('No network just now')
  expect(new URL(page.url()).pathname).toBe('/')
  await expectAccessible(page)
  await page.locator(`.away__kept a[href="${home}"]`).click()
  await expect(title(page)).toHaveText(name)
  await expect(page.locator('.kept')).toContainText('No network')

  await page.goto('/invest')
  await expect(title(page)).toHaveText('No network just now')
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(title(page)).not.toHaveText('No network just now')
  expect(new URL(page.url()).pathname).toBe('/invest')
})

test('A home on the shortlist is kept with its picture, though its page was never opened, until it is taken off', async ({
  freshPage: page,
}) => {
  await read(page, '/kais-nest')
  await hydrated(page)
  const heart = page.locator('article .save').first()
  const id = await heart.getAttribute('data-home')
  await heart.click()
  await hasKept(page, 'kais-homes', `/~kept/en/XOF/property/${id}`)
  await hasKept(page, 'kais-homes', `/~kept/en/XOF/shortlist.data?ids=${id}`)

  await page.context().setOffline(true)
  await page.goto('/shortlist')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1)
  await page.goto(`/property/${id}`)
  await expect(page.locator('.kept')).toContainText('No network')
  const picture = page.locator('main img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await page.context().setOffline(false)
  await page.goto('/kais-nest')
  await hydrated(page)
  await heart.click()
  await expect.poll(async () => (await keptIn(page))['kais-homes']).toEqual(['/~now'])
})

test('Nobody gets a page in a language they did not read it in', async ({ freshPage: page, baseURL }) => {
  await read(page, '/kais-nest')
  await page.context().addCookies([{ name: 'kais_language', value: 'fr', url: String(baseURL) }])
  await read(page, '/contact', 'fr/XOF')
  await page.context().setOffline(true)
  await page.goto('/kais-nest')
  await expect(title(page)).toHaveText('Pas de réseau pour l’instant')
  await expect(page.locator('.away__kept li')).toHaveCount(1)
  await page.goto('/contact')
  await expect(page.locator('.kept')).toContainText('cette page a été gardée le')
  await expect(page.getByRole('link', { name: 'La recharger' })).toBeVisible()
})

test('Nothing of staff is kept, neither pages nor answers nor their code', async ({ freshPage: page }) => {
  await read(page, '/kais-nest')
  const before = Object.values(await keptIn(page)).flat().length
  await page.goto('/admin/login')
  await page.waitForLoadState('networkidle')
  await page.goto('/admin')
  await page.waitForLoadState('networkidle')
  const kept = Object.values(await keptIn(page)).flat()
  expect(kept.filter((key) => /admin|\/api\/|\/sent\//.test(key))).toEqual([])
  expect(kept).toHaveLength(before)
  await page.context().setOffline(true)
  // What says so is the worker's own and holds nobody's words.
  await page.goto('/admin')
  await expect(title(page)).toHaveText('No network')
})

test('A form on a kept page takes a message without a network, and sends it when it is back', async ({
  freshPage: page,
}) => {
  const message = `Written on a kept page ${Date.now()}`
  await open(page, WORDS.en)
  await hasKept(page, 'kais-pages', '/~kept/en/XOF/design-studio')
  await fillIn(page, WORDS.en, message)
  await expect.poll(() => draftOf(page, 'consultation')).not.toBeNull()
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.locator('.kept')).toContainText('No network')
  await hydrated(page)
  await submit(page, WORDS.en).click()
  await expect(form(page).getByText(WORDS.en.waiting)).toBeVisible()
  await page.context().setOffline(false)
  await expect.poll(() => stored(page, message).then(({ length }) => length)).toBe(1)
})

/** The build a store of files belongs to. */
const buildsIn = async (page: Page) => Object.keys(await keptIn(page)).filter((name) => name.startsWith('kais-files:'))

test('The worker of a new build takes over at the next visit; the build before it stays readable, an older one goes', async ({
  freshPage: page,
  house,
}) => {
  const door = await openDoor(house.url)
  await page.goto(`${door.url}/kais-nest`)
  await hasKept(page, 'kais-pages', '/~kept/en/XOF/kais-nest')
  const [first = ''] = await buildsIn(page)
  const build = first.slice('kais-files:'.length)

  door.giveAnother((code) => code.replaceAll(build, 'second'))
  await page.goto(`${door.url}/contact`)
  await expect.poll(() => buildsIn(page)).toEqual([first, 'kais-files:second'])
  await page.context().setOffline(true)
  await page.goto(`${door.url}/kais-nest`)
  await expect(page.locator('.kept')).toContainText('No network')
  await hydrated(page)
  await page.context().setOffline(false)

  door.giveAnother((code) => code.replaceAll(build, 'third'))
  await page.goto(`${door.url}/faq`)
  await expect.poll(() => buildsIn(page)).toEqual(['kais-files:second', 'kais-files:third'])
  expect((await keptIn(page))['kais-pages']).not.toContain('/~kept/en/XOF/kais-nest')
  door.close()
})

test('One script takes the worker away, with all that it kept', async ({ freshPage: page, house }) => {
  const door = await openDoor(house.url)
  await page.goto(`${door.url}/kais-nest`)
  await hasKept(page, 'kais-pages', '/~kept/en/XOF/kais-nest')
  door.giveAnother(() => REMOVAL)
  // Pages of a house that has switched it off do not ask for it; the browser does so by itself.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  door.close()
})
