import { fillIn, form, messageIn, open, putWaiting, stored, submit, takeWaiting, WORDS } from './consultation-page.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

test.describe('When the network fails', () => {
  test.use({ expectedErrors: [/Failed to (load resource|fetch)/] })

  test('and the browser keeps nothing, the form says so, promises nothing, and is sent once it can be', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    const message = `Without a memory ${Date.now()}`
    await open(page, WORDS.en)
    await fillIn(page, WORDS.en, message)
    await context.setOffline(true)
    await submit(page, WORDS.en).click()
    await expect(page.getByText(WORDS.en.error, { exact: true })).toBeVisible()
    await expect(messageIn(page, WORDS.en)).toHaveValue(message)
    await context.setOffline(false)
    await submit(page, WORDS.en).click()
    await expect(page.getByText(WORDS.en.sent, { exact: true })).toBeVisible()
    expect(await stored(page, message)).toHaveLength(1)
  })

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

  test('a message that waits is sent from whichever page is open when the network is back', async ({
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

    await page.goto('/fr/invest')
    await expect(page.getByText(WORDS.fr.barWaiting)).toBeVisible()
    await page.unroute('/api/contact')
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page.getByText(WORDS.fr.barSent)).toBeVisible()
    await expectAccessible(page, { within: '.waiting-bar' })
    await page.getByRole('button', { name: 'Fermer' }).click()
    await expect(page.getByText(WORDS.fr.barSent)).toHaveCount(0)
    await open(page, WORDS.en)
    await expect(messageIn(page, WORDS.en)).toHaveValue('')
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
    await expect(form(page).getByRole('status')).toBeVisible()
    await expect(messageIn(page, WORDS.en)).toHaveValue('')
    expect(await stored(page, message)).toHaveLength(1)
    expect(posts).toBe(1)
  })

  test('a waiting message that is refused is back in its form, with the reason at the field', async ({
    page,
    context,
  }) => {
    const words = WORDS.fr
    await open(page, words)
    await fillIn(page, words, 'Trop vite')
    await context.setOffline(true)
    await submit(page, words).click()
    await expect(form(page).getByText(words.waiting)).toBeVisible()
    // What leaves is what waits; here it is made unfit meanwhile, and leaves from another page.
    const waiting = await takeWaiting(page, (kept) => {
      const body = { ...JSON.parse(kept.body), email: 'nobody' }
      return { ...kept, body: JSON.stringify(body) }
    })
    await context.setOffline(false)
    await putWaiting(page, waiting)
    await page.goto('/kais-nest')
    await expect(page.getByText(WORDS.en.barRefused)).toBeVisible()
    await page.getByRole('link', { name: WORDS.en.open }).click()
    await expect(page).toHaveURL(`${words.path}#consultation`)
    await expect(messageIn(page, words)).toHaveValue('Trop vite')
    await expect(form(page).getByLabel('E-mail')).toHaveAccessibleDescription(/^Cette adresse semble incomplète/)
    await form(page).getByLabel('E-mail').fill('awa@example.com')
    await expect(form(page).getByText(/^Cette adresse semble incomplète/)).toHaveCount(0)
  })

  test('a message that waited for over a week is not sent but back in its form, though its draft is gone', async ({
    page,
    context,
  }) => {
    const words = WORDS.fr
    const message = `Une semaine ${Date.now()}`
    await open(page, words)
    await fillIn(page, words, message)
    await context.setOffline(true)
    await submit(page, words).click()
    await expect(form(page).getByText(words.waiting)).toBeVisible()
    const waiting = await takeWaiting(page, (kept) => ({ ...kept, since: kept.since - 8 * 24 * 3_600_000 }))
    await page.evaluate(() => localStorage.removeItem('kais-draft:consultation'))
    await context.setOffline(false)
    await putWaiting(page, waiting)
    // The network is there and leads nowhere at first: what sends it is fetched again.
    let fetches = 0
    await page.route(/waiting-bar/, (route) => {
      fetches += 1
      return fetches === 1 ? route.abort('connectionrefused') : route.continue()
    })
    await page.goto('/kais-nest')
    await expect(page.getByText(WORDS.en.barOverdue)).toBeVisible()
    expect(fetches).toBe(2)
    await page.getByRole('link', { name: WORDS.en.open }).click()
    await expect(page).toHaveURL(`${words.path}#consultation`)
    await expect(form(page).getByRole('alert')).toHaveText(words.overdue)
    await expect(messageIn(page, words)).toHaveValue(message)
    expect(await stored(page, message)).toHaveLength(0)
  })

  test('a house that is full says so above the button, and the form keeps everything', async ({
    page,
    context,
    house,
  }) => {
    const words = WORDS.fr
    await context.addCookies([{ name: 'kais_language', value: 'en', url: house.url }])
    await open(page, words)
    await fillIn(page, words, 'Encore une fois')
    await page.route('/api/contact', (route) =>
      route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Trop de demandes.' } }),
    )
    await submit(page, words).click()
    await expect(form(page).getByRole('alert')).toHaveText('Trop de demandes.')
    await expect(page.getByText(words.error, { exact: true })).toBeVisible()
    await expect(messageIn(page, words)).toHaveValue('Encore une fois')
    await expect(submit(page, words)).toBeEnabled()
  })
})
