import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { rssOf } from '#platform/foreign-fetch/other-server.fixture.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

/** Somebody else's server, at the one private address that the house is told to ask. */
let other: Server

test.beforeAll(async ({ house }) => {
  const more = '<link>https://littoral.example/titles</link><description>Files from March are read first.</description>'
  const items = [
    { guid: '1', title: 'The land registry opens a counter', more },
    { guid: '2', title: 'Cement costs more again' },
  ]
  other = createServer((_, response) => response.end(rssOf(items))).listen(
    Number(house.feedHost.split(':')[1]),
    '127.0.0.1',
  )
  await once(other, 'listening')
})
test.afterAll(() => {
  other.closeAllConnections()
  other.close()
})

test('A feed with a wrong address is mended, brings its news, and one piece of it becomes a draft with its source', async ({
  staffPage: page,
  house,
}) => {
  const name = `Le Littoral ${Date.now()}`
  await page.goto('/admin/dashboard/rss')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add a feed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a feed' })
  await dialog.getByLabel('Address of the feed').fill(`http://192.168.1.1/${Date.now()}`)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Category').selectOption('Market')
  await dialog.getByRole('button', { name: 'Add and check' }).click()
  const feed = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(feed).toContainText('The address leads into a private network.')

  await feed.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByRole('dialog').getByLabel('Address of the feed').fill(`http://${house.feedHost}/${Date.now()}.xml`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
  await feed.getByRole('link', { name: `2 new items ${name}` }).click()
  await expect(feed).not.toContainText('private network')
  const item = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expectAccessible(page, { within: 'main' })

  await item('Cement costs more again')
    .getByRole('button', { name: /^Put aside/ })
    .click()
  await expect(item('Cement costs more again')).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Feed' })).toHaveValue(/\d+/)
  await item('The land registry opens a counter')
    .getByRole('button', { name: /^Make a draft/ })
    .click()

  await expect(page).toHaveURL(/\/articles\/\d+$/)
  const articleUrl = `/api/admin/articles/${/\d+$/.exec(page.url())?.[0]}`
  await expect(page.getByLabel('Title in English', { exact: true })).toHaveValue('The land registry opens a counter')
  await expect(page.getByLabel('Source', { exact: false }).first()).toHaveValue(name)
  await page.getByRole('button', { name: 'Preview' }).click()
  const source = page.getByRole('dialog').getByRole('link', { name })
  await expect(source).toHaveAttribute('href', 'https://littoral.example/titles')
  await expect(source).toHaveAttribute('rel', 'nofollow noopener')
  await page.keyboard.press('Escape')

  await page.goBack()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('All')
  await expect(item('Cement costs more again')).toContainText('Put aside')
  await expect(item('The land registry opens a counter').getByRole('link', { name: /^Open the article/ })).toBeVisible()

  await page.request.delete(articleUrl)
  await feed.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(feed).toHaveCount(0)
})
