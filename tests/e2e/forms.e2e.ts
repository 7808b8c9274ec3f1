import { draftOf, fillIn, form, messageIn, open, stored, submit, WORDS } from './consultation-page.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

test('A reload in the middle brings back what was typed and chosen, until the visitor starts afresh', async ({
  page,
}) => {
  const words = WORDS.en
  await open(page, words)
  await expect(page.getByText(words.kept)).toHaveCount(0)
  await fillIn(page, words, 'Half a thought')
  await page.reload()
  await expect(page.getByText(words.kept)).toBeVisible()
  await expect(messageIn(page, words)).toHaveValue('Half a thought')
  await expect(form(page).getByLabel(words.budget)).toHaveValue('30000-50000')
  await expect(form(page).getByLabel('E-mail')).toHaveValue('ndeye@example.com')
  await expectAccessible(page, { within: '#consultation form' })

  await page.getByRole('button', { name: words.startAfresh }).click()
  await expect(page.getByText(words.kept)).toHaveCount(0)
  await expect(messageIn(page, words)).toHaveValue('')
  await expect(form(page).getByLabel(words.budget)).toHaveValue('')
  await expect(form(page).getByLabel(words.firstName, { exact: true })).toBeFocused()
  await page.reload()
  await hydrated(page)
  await expect(messageIn(page, words)).toHaveValue('')
  expect(await draftOf(page, 'consultation')).toBeNull()
})

test.describe('Without a network', () => {
  // What the page fetches when it is at rest may be on its way just then.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('A form sent without a network waits, can be taken back, and leaves by itself, once', async ({
    page,
    context,
  }) => {
    const words = WORDS.fr
    const message = `Dans le train ${Date.now()}`
    await open(page, words)
    await fillIn(page, words, 'A first thought')
    await context.setOffline(true)
    await expect(form(page).getByText(words.offline)).toBeVisible()
    await submit(page, words).click()
    await expect(form(page).getByText(words.waiting)).toBeVisible()
    await expect(form(page).getByRole('button', { name: words.takeBack })).toBeFocused()
    await expectAccessible(page, { within: '#consultation form' })

    await form(page).getByRole('button', { name: words.takeBack }).click()
    await expect(submit(page, words)).toBeFocused()
    await messageIn(page, words).fill(message)
    await submit(page, words).click()
    await expect(form(page).getByText(words.waiting)).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: words.sent })).toBeVisible()
    await expect(messageIn(page, words)).toHaveValue('')
    expect(await stored(page, message)).toHaveLength(1)
    expect(await stored(page, 'A first thought')).toHaveLength(0)
  })
})
