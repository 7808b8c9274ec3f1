import { draftOf, fillIn, form, messageIn, open, stored, submit, WORDS } from './consultation-page.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

test.describe('When the network fails', () => {
  test.use({ expectedErrors: [/Failed to (load resource|fetch)/] })

  test('an answer that was lost, a reload and a second press store one message', async ({ page }) => {
    const message = `Lost on the way back ${Date.now()}`
    await open(page, WORDS.en)
    await fillIn(page, WORDS.en, message)
    await page.route('/api/contact', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await submit(page, WORDS.en).click()
    await expect(page.getByText(WORDS.en.error, { exact: true })).toBeVisible()
    await page.unroute('/api/contact')
    await page.reload()
    await expect(messageIn(page, WORDS.en)).toHaveValue(message)
    await submit(page, WORDS.en).click()
    await expect(page.getByText(WORDS.en.sent, { exact: true })).toBeVisible()
    expect(await stored(page, message)).toHaveLength(1)
  })

  test('a message that waits is sent from whichever page is open when the network is back, even if what sends it comes late', async ({
    page,
    context,
  }) => {
    const message = `From another page ${Date.now()}`
    await open(page, WORDS.en)
    await fillIn(page, WORDS.en, message)
    await context.setOffline(true)
    await expect(form(page).getByText(WORDS.en.offline)).toBeVisible()
    await submit(page, WORDS.en).click()
    await expect(form(page).getByText(WORDS.en.waiting)).toBeVisible()
    // The network is back, the house is not yet: the form still waits after a reload.
    await page.route('/api/contact', (route) => route.abort('connectionrefused'))
    await context.setOffline(false)
    await page.reload()
    await expect(form(page).getByText(WORDS.en.waiting)).toBeVisible()
    await expect(messageIn(page, WORDS.en)).toHaveValue(message)

    // The network is there and leads nowhere at first: what sends it is fetched again.
    let fetches = 0
    await page.route(/offline-queue-bar.*\.js/, (route) => {
      fetches += 1
      return fetches === 1 ? route.abort('connectionrefused') : route.continue()
    })
    await page.goto('/fr/invest')
    await expect(page.getByText(WORDS.fr.barWaiting)).toBeVisible()
    expect(fetches).toBe(2)
    await expect(page.getByRole('link', { name: WORDS.fr.open })).toHaveAttribute('href', '/design-studio#consultation')
    await page.unroute('/api/contact')
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page.getByText(WORDS.fr.barSent)).toBeVisible()
    await expectAccessible(page, { within: '.waiting-bar' })
    await page.getByRole('button', { name: 'Fermer' }).click()
    await expect(page.getByText(WORDS.fr.barSent)).toHaveCount(0)
    expect(await draftOf(page, 'consultation')).toBeNull()
    expect(await stored(page, message)).toHaveLength(1)
  })

  test('two tabs send a waiting message once, and the form confirms it whichever tab was faster', async ({
    page,
    context,
  }) => {
    const message = `Two tabs ${Date.now()}`
    const other = await context.newPage()
    await other.goto('/invest')
    await hydrated(other)
    await open(page, WORDS.en)
    await fillIn(page, WORDS.en, message)
    let posts = 0
    await context.route('/api/contact', async (route) => {
      posts += 1
      await route.continue()
    })
    await context.setOffline(true)
    await submit(page, WORDS.en).click()
    await expect(form(page).getByText(WORDS.en.waiting)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('region', { name: WORDS.en.sent })).toBeVisible()
    await expect(messageIn(page, WORDS.en)).toHaveValue('')
    expect(await stored(page, message)).toHaveLength(1)
    expect(posts).toBe(1)
  })
})
