import { randomUUID } from 'node:crypto'
import { bar, heardSoFar, publishEpisode } from './podcast-page.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const PHONE = { width: 390, height: 844 }

/** What is missing is a failed request, and the browser says so. */
const MISSING = [/Failed to load resource.*404/]

test('an episode plays on while the visitor changes page and language, and is found again after a reload', async ({
  page,
  request,
}) => {
  const id = await publishEpisode(request, { title: 'Playing on', titleFr: 'Sans interruption', seconds: 240 })
  await page.goto(`/kais-media/podcast/${id}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Episode 90: Playing on')
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
  test.use({ expectedErrors: MISSING })

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
    await expectAccessible(page)

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
    await expectAccessible(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const end = await page.getByRole('contentinfo').boundingBox()
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1)

    await page.goto('/property/1')
    await expect(bar(page)).toBeVisible()
    const own = await page.locator('.bar').boundingBox()
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1)
  })
})

test('the list is narrowed by kind and by topic, the feed’s address can be copied, and two tabs do not speak at once', async ({
  page,
  request,
  context,
}) => {
  const topic = `silence ${randomUUID().slice(0, 8)}`
  const id = await publishEpisode(request, { title: 'Narrowed', topics: [topic] })
  await page.goto('/kais-media/podcast')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Investment' }).click()
  await expect(page).toHaveURL('/kais-media/podcast?category=investment')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto(`/kais-media/podcast?category=business&topic=${topic}`)
  await expect(page.getByRole('heading', { name: 'No episode of this kind yet' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Interviews' }).click()
  await expect(page.getByRole('article').getByRole('link', { name: 'Episode 90: Narrowed' })).toBeVisible()
  const feed = await page.getByRole('textbox', { name: 'Address of the feed' }).inputValue()
  expect(new URL(feed).pathname).toBe('/kais-media/podcast.xml')

  // A real XML parser reads the feed of the running server, and the new episode is in it.
  for (const path of ['/kais-media/podcast.xml', '/fr/kais-media/podcast.xml']) {
    const found = await page.evaluate(async (address) => {
      const text = await (await fetch(address)).text()
      const xml = new DOMParser().parseFromString(text, 'application/xml')
      const enclosures = [...xml.querySelectorAll('item > enclosure')]
      return {
        isBroken: xml.querySelector('parsererror') !== null,
        guids: [...xml.querySelectorAll('item > guid')].map(({ textContent }) => textContent),
        lengths: enclosures.map((enclosure) => enclosure.getAttribute('length')),
      }
    }, path)
    expect(found.isBroken).toBe(false)
    expect(found.guids).toContain(`kais-podcast-episode-${id}`)
    expect(new Set(found.guids).size).toBe(found.guids.length)
    expect(found.lengths.every((length) => /^\d+$/.test(length ?? ''))).toBe(true)
  }

  const play = /^(Listen|Resume at \S+) Narrowed$/
  await page.getByRole('article').getByRole('button', { name: play }).click()
  await expect.poll(() => heardSoFar(page)).toBeGreaterThan(0)
  const other = await context.newPage()
  await other.addInitScript(() => localStorage.setItem('kais-onboarding-completed', 'true'))
  await other.goto(`/kais-media/podcast/${id}`)
  await hydrated(other)
  await other.getByRole('main').getByRole('button', { name: play }).click()
  await expect(bar(other).getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: MISSING })

  test('an episode has the browser’s own player, its text as plain paragraphs, and a way on; an unknown one too', async ({
    page,
    request,
  }) => {
    const id = await publishEpisode(request, { title: 'Plain' })
    await page.goto(`/kais-media/podcast/${id}`)
    await expect(page.locator('audio[controls]')).toBeVisible()
    await expect(page.locator('audio[controls]')).toHaveAttribute('src', /^\/files\/[0-9a-f]{32}\/silence\.mp3$/)
    await expect(page.getByText('Its second paragraph has <b>no markup</b>.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Download \(MP3, 4\d\d kB\)$/ })).toBeVisible()
    const described = await page.locator('script[type="application/ld+json"]').allTextContents()
    const [episode, trail] = described.map((text) => JSON.parse(text) as Record<string, unknown>)
    expect(episode).toMatchObject({
      '@type': 'PodcastEpisode',
      name: 'Plain',
      timeRequired: 'PT2M',
      associatedMedia: { '@type': 'AudioObject', encodingFormat: 'audio/mpeg' },
      partOfSeries: { '@type': 'PodcastSeries', name: 'The Kais podcast' },
    })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })

    const answer = await page.goto('/fr/kais-media/podcast/999999')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cet épisode est introuvable')
    await page.getByRole('link', { name: 'Tous les épisodes' }).click()
    await expect(page).toHaveURL('/fr/kais-media/podcast')
  })
})
