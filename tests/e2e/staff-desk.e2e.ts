import { readFile } from 'node:fs/promises'
import { neededData } from '#features/experience/relocation/relocation.fixture.ts'
import { expect, expectAccessible, test } from './test.ts'

test('A relocation request is found, read whole, given to somebody, taken up and exported, in both languages', async ({
  staffPage: page,
  context,
}) => {
  const stamp = Date.now()
  const name = `Hélène Otieno ${stamp}`
  const sent = await page.request.post('/api/contact', {
    data: {
      type: 'relocation',
      name,
      email: `helene-${stamp}@example.com`,
      phone: '+254 700 000 000',
      message: '=cmd, we come by ship.',
      formData: { ...neededData({ moveInDate: '2031-05-02', furnishing: 'no', pets: 'A cat' }), surprise: 'A piano' },
    },
  })
  expect(sent.status()).toBe(201)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/dashboard/contacts')
  await expect(page.getByRole('link', { name: /^(more than )?[\d,]+ new$/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Name, address, words, reference' }).fill(`helene otieno ${stamp}`)
  await expect(page).toHaveURL(new RegExp(`search=helene\\+otieno\\+${stamp}`))
  const contact = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await expect(contact.getByText('New', { exact: true })).toBeVisible()
  await expect(contact.getByText('A piano')).toHaveCount(0)

  // By keyboard: opened, taken up; what became of it has the focus.
  await contact.locator('summary').press('Enter')
  for (const text of ['Which animals are coming along?', 'A cat', '2 May 2031', 'Surprise', 'A piano'])
    await expect(contact.getByText(text, { exact: true })).toBeVisible()
  await expectAccessible(page, { within: 'details[open]' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await contact.getByRole('button', { name: 'Take it up' }).press('Enter')
  await expect(contact.getByText('It is in progress now.')).toBeFocused()
  await expect(contact.getByText('In progress', { exact: true })).toBeVisible()
  const owner = contact.getByRole('combobox', { name: 'Owner' })
  await owner.selectOption({ index: 1 })
  await expect(owner).not.toHaveValue('')
  await expect(contact.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await expect(contact.getByRole('link', { name: /^Open the lead/ })).toHaveAttribute(
    'href',
    /^\/admin\/dashboard\/leads\/\d+$/,
  )

  // The filters are in the address, and the export follows them.
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const filters = page.locator('.desk-filters')
  await filters.getByRole('combobox', { name: 'Status' }).selectOption('in-progress')
  await filters.getByRole('combobox', { name: 'Owner' }).selectOption('me')
  await expect(page).toHaveURL(/status=in-progress.*assignedTo=me/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  const file = await readFile((await (await download).path()) ?? '', 'utf8')
  expect(file).toMatch(/^\ufeff"Number","Received/)
  expect(file).toContain(
    `"${name}","helene-${stamp}@example.com","'+254 700 000 000","English","'=cmd, we come by ship."`,
  )
  expect(file).toContain('Surprise: A piano')

  // Opened again, in French, the list is narrowed as before.
  await context.addCookies([{ name: 'kais_language', value: 'fr', url: page.url() }])
  await page.reload()
  await expect(page).toHaveURL(/status=in-progress.*assignedTo=me/)
  await expect(contact.getByText('En cours', { exact: true })).toBeVisible()
  await contact.locator('summary').click()
  await expect(contact.getByText('2 mai 2031', { exact: true })).toBeVisible()
})
