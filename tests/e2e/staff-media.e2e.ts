import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { expect, expectAccessible, test } from './test.ts'

const ARTICLES = '/admin/dashboard/articles'
const PODCASTS = '/admin/dashboard/podcasts'

async function photograph(background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: 'yard.jpg', mimeType: 'image/jpeg', buffer }
}

/** In the list itself: a toast is an entry of a list too. */
const entry = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title })

const SCRIPTS = '<script>window.isBroken = true</script> <img src=x onerror="window.isBroken = true">'

test('An article with a script in it is written, previewed, published and read in both languages, and nothing of it runs', async ({
  staffPage: page,
}) => {
  test.slow()
  const mark = Date.now()
  const title = `Cœur of the rains ${mark}`
  const titleFr = `Le cœur des pluies ${mark}`
  await page.goto(ARTICLES)
  await page.getByRole('link', { name: 'New article' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'New article' })).toBeVisible()

  await page.getByLabel(/^Title in English/).fill(title)
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(`coeur-of-the-rains-${mark}`)
  await page.getByLabel(/^Title in French/).fill(titleFr)
  await page.getByLabel('Excerpt in English').fill('What water does to a house.')

  const text = page.getByRole('textbox', { name: 'Text in English' })
  await text.fill(`## The roof\n\n${SCRIPTS}\n\n[a trap](javascript:alert(1))\n\nA flat roof `)
  await text.press('End')
  await text.press('Control+b')
  await page.keyboard.type('leaks')
  await expect(text).toHaveValue(/A flat roof \*\*leaks\*\*$/)
  await page
    .locator('.md input[type=file]')
    .first()
    .setInputFiles(await photograph('#335577'))
  await expect(text).toHaveValue(/\n\n!\[\]\(\/pictures\/[0-9a-f]{32}\.webp\)$/)
  await expect(page.getByText('One picture has no description.')).toBeVisible()
  await page.keyboard.type('A yard under water')
  await expect(page.getByText('One picture has no description.')).toBeHidden()

  const live = page.getByRole('region', { name: 'Preview in English' })
  await expect(live.getByRole('heading', { name: 'The roof' })).toBeVisible()
  await expect(live.locator('strong')).toHaveText('leaks')
  await expect(live.getByRole('img', { name: 'A yard under water' })).toBeVisible()
  await expect(live).toContainText(SCRIPTS)
  await expect(live.locator('script, [onerror], a[href^="javascript"]')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Text in French' }).fill('## Le toit\n\nUn toit plat fuit.')

  await page.getByLabel('Author').fill('Moussa Fall')
  await page.getByLabel('Category').selectOption({ label: 'Lifestyle' })
  await page.getByLabel('Tags').fill('Rain,')
  await page.getByLabel('Position').fill('900')
  const found = page.getByRole('region', { name: 'Search result in English' })
  await expect(found).toContainText(`${title} | Kais`)
  await page.getByLabel('Meta title in English').fill(`What everybody should know about the rains before July ${mark}`)
  await expect(found).toContainText('What everybody should know about the rains before July…')
  await expect(found).toContainText('would be cut')
  await expectAccessible(page, { within: 'main' })

  await page.getByRole('button', { name: 'Preview', exact: true }).last().click()
  const whole = page.getByRole('dialog', { name: 'Preview of the article' })
  await expect(whole.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(whole.getByText('By Moussa Fall')).toBeVisible()
  await whole.getByRole('button', { name: 'French' }).click()
  await expect(whole.getByRole('heading', { level: 1, name: titleFr })).toBeVisible()
  await expect(whole.getByText('Par Moussa Fall')).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })
  await page.keyboard.press('Escape')

  expect((await page.request.get(`/kais-media/articles/coeur-of-the-rains-${mark}`)).status()).toBe(404)
  await page.getByLabel('Publish now').check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('The article is on the site', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(`coeur ${mark}`)
  await expect(page.getByText('1 of 1')).toBeVisible()
  await expect(entry(page, title)).toContainText('Published')
  // It has an excerpt in one language only.
  await expect(entry(page, title)).toContainText('Missing in French')

  await entry(page, title).getByRole('link', { name: /^View/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('.text')).toContainText(SCRIPTS)
  await expect(page.getByRole('img', { name: 'A yard under water' })).toBeVisible()
  expect(await page.evaluate(() => 'isBroken' in window)).toBe(false)
  const french = await (await page.request.get(`/fr/kais-media/articles/coeur-of-the-rains-${mark}`)).text()
  expect(french).toMatch(new RegExp(`<h1[^>]*>${titleFr}</h1>`))
  expect(french).toContain('<p>Un toit plat fuit.</p>')
})

test.describe('On a phone, in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })

  test('an article is written one view at a time and waits for its hour, out of visitors’ sight; deleted, it comes back', async ({
    staffPage: page,
  }) => {
    test.slow()
    const mark = Date.now()
    const title = `Waiting for June ${mark}`
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    await page.goto(`${ARTICLES}/new`)
    await page.getByLabel(/^Titre en anglais/).fill(title)
    const text = page.getByRole('textbox', { name: 'Texte en anglais' })
    const preview = page.getByRole('region', { name: 'Aperçu en anglais' })
    await text.fill('A list:\n\n- one')
    await expect(preview).toBeHidden()
    const views = page.getByRole('group', { name: 'Vues : Texte en anglais' })
    await views.getByRole('button', { name: 'Aperçu' }).click()
    await expect(preview.getByRole('listitem')).toHaveText('one')
    await expectAccessible(page, { within: '.md' })

    await page.getByLabel('Publier à une date').check()
    await page.getByRole('button', { name: 'Programmer' }).click()
    await expect(page.getByText('Merci d’indiquer un jour et une heure.')).toBeVisible()
    await page.getByLabel('Auteur').fill('Awa Diop')
    await page.getByLabel('Catégorie').selectOption({ label: 'Regards sur le marché' })
    await page.getByLabel('Date et heure, à l’heure de Dakar').fill(`${day}T09:30`)
    await page.getByRole('button', { name: 'Programmer' }).click()
    await expect(page.getByText(/^Programmé pour le\s.*9\sh\s30, heure\sde\sDakar$/)).toBeVisible()

    await page.getByRole('searchbox').fill(String(mark))
    await expect(entry(page, title)).toContainText(/Programmé pour le\s.*\sà\s9\sh\s30/)
    await expect(entry(page, title).getByRole('link', { name: /^Voir/ })).toHaveCount(0)
    expect((await page.request.get(`/kais-media/articles/waiting-for-june-${mark}`)).status()).toBe(404)
    const stored = await page.request.get(`/api/admin/articles?search=${mark}`)
    expect(((await stored.json()) as { publishedAt: string }[])[0]?.publishedAt).toBe(`${day}T09:30:00.000Z`)

    await entry(page, title)
      .getByRole('button', { name: /^Supprimer/ })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Supprimer/ })
      .click()
    await expect(entry(page, title)).toHaveCount(0)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(entry(page, title)).toContainText('Programmé')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
})

test('An episode gets the next number, its length from its recording, and is heard in the form and on the site', async ({
  staffPage: page,
}) => {
  const mark = Date.now()
  const { season, episodeNumber } = await (await page.request.get('/api/admin/podcasts/words')).json()
  await page.goto(`${PODCASTS}/new`)
  await expect(page.getByLabel('Season')).toHaveValue(String(season))
  // Other tests add episodes meanwhile.
  expect(Number(await page.getByLabel('Episode number').inputValue())).toBeGreaterThanOrEqual(episodeNumber)
  await page.getByLabel('Episode number').fill('77')
  await page.getByLabel(/^Title in English/).fill(`The tune again ${mark}`)
  await page.getByLabel(/^Title in French/).fill(`L’air, encore ${mark}`)
  await page.getByLabel('Description in English').fill('One minute of music, and nothing else.')
  await page.getByLabel('Description in French').fill('Une minute de musique, et rien d’autre.')

  const recording = await readFile(fromProjectRoot('demo', 'audio', 'the-tune-of-the-series.mp3'))
  await page
    .getByLabel('Upload a recording')
    .setInputFiles({ name: `Tune ${mark}.mp3`, mimeType: 'audio/mpeg', buffer: recording })
  await expect(page.getByLabel('Length in minutes')).toHaveValue('1')
  const player = page.locator('audio')
  await player.evaluate((audio: HTMLAudioElement) => audio.play())
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0)
  await page.getByLabel('Guests').fill('Nobody,')
  await page.getByLabel('Position').fill('900')
  await expectAccessible(page, { within: 'main' })

  await page.getByLabel('Publish now').check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('The episode is on the site', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search episodes' }).fill(String(mark))
  await expect(page.getByText('1 of 1')).toBeVisible()
  const episode = entry(page, `Episode 77: The tune again ${mark}`)
  await expect(episode).toContainText('1 minute')
  await episode.getByRole('link', { name: /^View/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: `The tune again ${mark}` })).toBeVisible()
})
