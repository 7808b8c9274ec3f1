import { gallery, open, openVilla, slide, VILLA } from './property-page.ts'
import { expect, expectAccessible, test } from './test.ts'

test('Whoever came from a search goes back to it, filters and all', async ({ page }) => {
  await open(page, '/kais-nest?type=rent&location=Almadies')
  await page.getByRole('main').getByRole('link', { name: 'Villa Teranga' }).click()
  await expect(page).toHaveURL(VILLA)
  // By way of another home it is still the same search.
  await page.getByRole('region', { name: 'Similar homes' }).getByRole('article').first().getByRole('link').click()
  await expect(page).not.toHaveURL(VILLA)
  await page.getByRole('link', { name: 'Back to your search' }).click()
  await expect(page).toHaveURL('/kais-nest?type=rent&location=Almadies')
})

test('Sharing copies the link in the reader’s language and says so; where the browser refuses, the link is selected; the phone’s own sheet is used where there is one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `/fr${VILLA}`)
  const opener = page.getByRole('button', { name: 'Partager' })
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Partager ce bien' })
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(panel).toHaveCSS('opacity', '1')
    await expect(panel).toBeInViewport({ ratio: 1 })
    expect((await panel.boundingBox())?.height).toBeLessThan(480)
  }
  await panel.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(panel.getByRole('status')).toHaveText('Le lien est copié.')
  await expectAccessible(page, { within: '.share__panel' })
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(new RegExp(`^http.*/fr${VILLA}$`))
  await expect(panel.getByRole('textbox')).toHaveValue(copied)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await opener.click()
  await panel.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(panel.getByRole('status')).toContainText('copiez-le depuis le champ')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(copied)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await page.evaluate(() => {
    navigator.share = async (shared) => {
      document.title = `shared ${shared?.url}`
    }
  })
  await opener.click()
  await expect(page).toHaveTitle(`shared ${copied}`)
  await expect(panel).toBeHidden()
})

test('On a phone the price and the next step stay in reach, the chat button makes room, and nothing is wider; on paper a home is one sheet; whoever came from no search goes back to all homes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openVilla(page)
  const bar = page.locator('.bar')
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar).toContainText(/1\s600\s000\sFCFA/)
  await expect(bar.getByRole('link')).toHaveCount(2)
  await expect(page.locator('.chat')).toBeHidden()
  await page.locator('.enq').getByRole('link', { name: 'Ask about this home' }).click()
  await expect(page.locator('#enquiry').getByRole('heading', { level: 2 })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

  // One picture, the facts, the price, the reference and its address.
  await page.emulateMedia({ media: 'print' })
  for (const part of ['h1', '.prop__price', '.facts', '.onpaper']) {
    await expect(page.locator(part).first()).toBeVisible()
  }
  await expect(page.locator('.onpaper')).toContainText(VILLA)
  await expect(gallery(page).locator('img:visible')).toHaveCount(1)
  for (const gone of ['.trail', '.enq', '#enquiry', '.foot', '.bar']) {
    await expect(page.locator(gone)).toBeHidden()
  }
  const sheet = await page.pdf({ format: 'A4' })
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('link', { name: 'Back to all homes' }).click()
  await expect(page).toHaveURL('/kais-nest')
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isReturning: false })

  test('the pictures are a row to scroll, and sharing opens by itself', async ({ page }) => {
    await page.goto(VILLA)
    await expect(gallery(page).getByRole('button')).toHaveCount(0)
    await page.mouse.move(400, 300)
    await page.mouse.wheel(1400, 0)
    await expect(slide(page, 1)).not.toBeInViewport({ ratio: 0.5 })

    await page.getByRole('button', { name: 'Share' }).click()
    const panel = page.getByRole('dialog', { name: 'Share this home' })
    await expect(panel.getByRole('textbox')).toBeVisible()
    await expect(panel.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })
})
