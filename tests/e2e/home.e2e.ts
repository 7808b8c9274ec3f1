import { expect, hydrated, test } from './test.ts'

test('Clients’ words take the place of their shapes; a picture that was pressed becomes the first picture of its page, and going back keeps the place', async ({
  page,
}) => {
  await page.goto('/')
  const words = page.getByRole('region', { name: 'What our clients say' })
  await expect(words.getByRole('listitem')).toHaveCount(6)
  await expect(words.getByRole('img', { name: /^[1-5] out of 5$/ })).toHaveCount(6)
  await expect(words.locator('.skel')).toHaveCount(0)
  await hydrated(page)
  const card = page.getByRole('region', { name: 'Our selection' }).getByRole('article').first()
  const title = await card.getByRole('heading').innerText()
  const picture = await card.locator('img').getAttribute('src')
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('region', { name: 'Pictures' }).locator('img').first()).toHaveAttribute(
    'src',
    picture ?? '',
  )
  await page.goBack()
  await expect(card).toBeInViewport()
})
