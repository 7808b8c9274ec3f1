import { expect, expectAccessible, hydrated, test } from './test.ts'

const LONG_FRENCH = '/fr/kais-media/articles/off-plan-in-senegal-what-to-ask'
const PHONE = { width: 390, height: 844 }

test('The parts of an article lead to their places, beside the text and unfolded on a phone, and it can be shared', async ({
  page,
}) => {
  await page.goto(LONG_FRENCH)
  await hydrated(page)
  const contents = page.getByRole('navigation', { name: 'Dans cet article' })
  const part = contents.getByRole('link', { name: 'Lire un échéancier' })
  await part.click()
  await expect(page).toHaveURL(/#s-lire-un-echeancier$/)
  await expect(page.getByRole('heading', { name: 'Lire un échéancier' })).toBeInViewport()
  await expect(part).toHaveAttribute('aria-current', 'true')

  const address = String(await page.locator('link[rel=canonical]').getAttribute('href'))
  await page.getByRole('button', { name: 'Partager', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Partager cet article' }).getByRole('textbox')).toHaveValue(address)
  await page.keyboard.press('Escape')

  await page.setViewportSize(PHONE)
  await contents.getByText('Dans cet article').click()
  await contents.getByRole('link', { name: 'Le risque, sans détour' }).click()
  await expect(page.getByRole('heading', { name: 'Le risque, sans détour' })).toBeInViewport()
})

test.describe('What is not there', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('says so in a way that everybody can read, and leads back', async ({ page }) => {
    await page.goto('/kais-media/articles/never-written')
    await hydrated(page)
    await expectAccessible(page, { within: 'main' })
    await page.getByRole('main').getByRole('link', { name: 'All articles' }).first().click()
    await expect(page).toHaveURL('/kais-media/articles')
    await page.goto('/kais-media/articles?tag=nobody-wrote-this&category=investment')
    await expect(page.getByRole('heading', { name: 'No article on this' })).toBeVisible()
    await expectAccessible(page, { within: 'main' })
  })
})

test('Markdown with scripts, wild links and pictures of others does nothing to its reader', async ({
  staffPage: page,
}) => {
  let hasSpoken = false
  page.on('dialog', (dialog) => {
    hasSpoken = true
    return dialog.dismiss()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  const content = [
    '# <script>alert(1)</script>',
    '<script>alert(2)</script>',
    '<img src=x onerror=alert(3)> <svg onload=alert(4)>',
    '[one](javascript:alert(5)) [two](JAVASCRIPT&colon;alert(6)) <javascript:alert(7)>',
    '![far](https://pictures.example/huge.png) ![data](data:image/svg+xml,<svg/onload=alert(8)>)',
    '[ours](/invest) [theirs](https://theirs.example)',
    `| ${'wide | '.repeat(20)}\n|${'---|'.repeat(20)}\n| ${'column | '.repeat(20)}`,
    '</script><script>alert(9)</script>',
  ].join('\n\n')
  const draft = { slug: 'wild-markdown', title: 'Wild </script><script>alert(0)</script>', content }
  const answer = await page.request.post('/api/admin/articles', {
    data: { ...draft, author: 'Awa Ndiaye', category: 'lifestyle', isPublished: true },
  })
  expect(answer.status(), await answer.text()).toBe(201)

  await page.setViewportSize(PHONE)
  await page.goto('/kais-media/articles/wild-markdown')
  await hydrated(page)
  const text = page.locator('.text')
  await expect(text.getByText('<script>alert(2)</script>')).toBeVisible()
  await expect(text.locator('script, img, svg, iframe, style')).toHaveCount(0)
  // The table scrolls in its own region; the page does not.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await expectAccessible(page, { within: '.text' })

  // A link between the lines is the site's own: it needs no reload.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await text.getByRole('link', { name: 'ours' }).click()
  await expect(page).toHaveURL('/invest')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(hasSpoken).toBe(false)
  expect(asked).not.toContain('pictures.example')
  expect((await page.request.delete(`/api/admin/articles/${(await answer.json()).id}`)).status()).toBe(204)
})
