import { bar, heardSoFar, publishEpisode } from './podcast-page.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const PHONE = { width: 390, height: 844 }

test('an episode plays on while the visitor changes page and language, and is found again after a reload', async ({
  page,
  request,
}) => {
  const id = await publishEpisode(request, { title: 'Playing on', titleFr: 'Sans interruption', seconds: 240 })
  await page.goto(`/kais-media/podcast/${id}`)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Listen Playing on' }).click()
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Pause Playing on' })).toBeVisible()
  await expect.poll(() => heardSoFar(page)).toBeGreaterThan(0)

  // Neither page nor language is loaded anew: what is marked here would be gone.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('banner').getByRole('link', { name: 'Invest' }).first().click()
  await expect(page).toHaveURL('/invest')
  const onInvest = await heardSoFar(page)
  await expect.poll(() => heardSoFar(page)).toBeGreaterThan(onInvest)
  await page.getByRole('banner').getByRole('button', { name: 'FR' }).click()
  await expect(page).toHaveURL('/fr/invest')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const link = bar(page).getByRole('link', { name: 'Épisode 90\u00a0: Sans interruption' })
  await expect(link).toBeVisible()
  const inFrench = await heardSoFar(page)
  await expect.poll(() => heardSoFar(page)).toBeGreaterThan(inFrench)
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

  await bar(page).getByRole('button', { name: 'Avancer de 30 secondes' }).click()
  await bar(page).getByRole('combobox', { name: 'Vitesse' }).selectOption('1.5')
  const before = await heardSoFar(page)
  expect(before).toBeGreaterThanOrEqual(30)
  await page.reload()
  await expect(bar(page).getByRole('status')).toHaveText(/^Écoute interrompue à 0:3\d\.$/)
  expect(await heardSoFar(page)).toBeGreaterThanOrEqual(30)
  await expect(bar(page).getByRole('combobox', { name: 'Vitesse' })).toHaveValue('1.5')
  await bar(page).getByRole('button', { name: 'Écouter' }).click()
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(() => heardSoFar(page)).toBeGreaterThan(before)

  await bar(page).getByRole('button', { name: 'Fermer le lecteur' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await hydrated(page)
  await expect(bar(page)).toHaveCount(0)
})

test('the player is worked by the keyboard alone, and an episode heard to its end is marked', async ({
  page,
  request,
}) => {
  const id = await publishEpisode(request, { title: 'By keyboard', seconds: 100.5 })
  await page.goto(`/kais-media/podcast/${id}`)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Listen By keyboard' }).focus()
  await page.keyboard.press('Enter')
  const player = bar(page)
  await expect.poll(() => heardSoFar(page)).toBeGreaterThan(0)
  const button = player.getByRole('button', { name: 'Pause' })
  await button.focus()
  await page.keyboard.press('Space')
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeFocused()

  const slider = player.getByRole('slider', { name: 'Position in the episode' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '0 seconds of 1 minute 40 seconds')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', '5 seconds of 1 minute 40 seconds')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveValue('95')
  await player.getByRole('button', { name: 'Play', exact: true }).press('Space')
  await expect(player.getByRole('status')).toHaveText('The end of the episode.')
  await expect(page.getByRole('main').getByText('Heard', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Listen By keyboard' })).toBeVisible()
})

test.describe('with a recording that is not there', () => {
  // What is missing is a failed request, and the browser says so.
  test.use({ expectedErrors: [/Failed to load resource.*404/] })

  test('the bar says so in the reader’s language, offers to try again, and the page stays usable', async ({
    page,
    request,
  }) => {
    const id = await publishEpisode(request, { title: 'Lost', titleFr: 'Perdu' })
    await page.route('/files/**', (route) => route.fulfill({ status: 404 }))
    await page.goto(`/fr/kais-media/podcast/${id}`)
    await hydrated(page)
    await page.getByRole('main').getByRole('button', { name: 'Écouter Perdu' }).click()
    await expect(bar(page).getByRole('status')).toHaveText(/introuvable pour le moment/)
    await expect(bar(page).getByRole('button', { name: 'Écouter' })).toBeVisible()
    await expectAccessible(page, { within: '.player' })

    await page.unroute('/files/**')
    await page.route('/files/**', (route) =>
      route.fulfill({ contentType: 'audio/mpeg', body: '<p>Not a recording at all</p>' }),
    )
    await bar(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(bar(page).getByRole('status')).toHaveText(/un format que ce navigateur ne lit pas/)

    await page.unroute('/files/**')
    await bar(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect.poll(() => heardSoFar(page)).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Tous les épisodes' }).first().click()
    await expect(page).toHaveURL('/fr/kais-media/podcast')
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: PHONE })

  test('the bar covers nothing: the chat button, a home’s own bar and the end of the page stand above it', async ({
    page,
    request,
  }) => {
    const id = await publishEpisode(request, { title: 'In the way' })
    await page.goto(`/kais-media/podcast/${id}`)
    await hydrated(page)
    await page.getByRole('main').getByRole('button', { name: 'Listen In the way' }).click()
    await expect.poll(() => heardSoFar(page)).toBeGreaterThan(0)
    const top = async () => (await bar(page).boundingBox())?.y ?? 0
    const chat = await page.locator('.chat').boundingBox()
    expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThanOrEqual(await top())
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    for (const control of await bar(page).locator('button, select, input, a').all()) {
      expect((await control.boundingBox())?.height, await control.innerHTML()).toBeGreaterThanOrEqual(44)
    }
    await expectAccessible(page, { within: '.player' })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const end = await page.getByRole('contentinfo').boundingBox()
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1)

    await page.goto('/property/1')
    await expect(bar(page)).toBeVisible()
    const own = await page.locator('.bar').boundingBox()
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1)
  })
})
