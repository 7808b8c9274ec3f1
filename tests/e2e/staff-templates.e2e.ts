import { expect, expectAccessible, test } from './test.ts'

/** Section 9 of the specification, and as the tab calls them. */
const TYPES = { article: 'Article', email: 'E-mail', social: 'Social media', newsletter: 'Newsletter' }

test('A template of each type is written in the dialog and stands under its type, filled in as somebody would read it', async ({
  staffPage: page,
}) => {
  const mark = Date.now()
  await page.goto('/admin/dashboard/rss?part=templates')
  const dialog = page.getByRole('dialog', { name: 'Add a template' })
  const type = dialog.getByLabel('What it is for')
  for (const [value, label] of Object.entries(TYPES)) {
    await page.getByRole('button', { name: 'Add a template' }).click()
    await expect(type.getByRole('option')).toHaveText(Object.values(TYPES))
    await type.selectOption(label)
    await expect(type).toHaveValue(value)
    await dialog.getByLabel('Name', { exact: true }).fill(`${label} ${mark}`)
    await dialog.locator('[name=subject]').fill(`About ${mark}`)
    await dialog.locator('[name=body]').fill(`Text ${mark} of {{company}}`)
    await expect(dialog.locator('.template-preview__text')).toContainText(`Text ${mark} of Kais`)
    if (value === 'article') await expectAccessible(page, { within: 'dialog[open]' })
    await dialog.getByRole('button', { name: 'Add template' }).click()
    await expect(dialog).toBeHidden()
  }
  for (const [value, label] of Object.entries(TYPES)) {
    // Those of answers stand under the desk.
    if (value === 'email') await page.goto('/admin/dashboard/templates')
    else await page.goto('/admin/dashboard/rss?part=templates')
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 4, name: label, exact: true }) })
    const template = section
      .last()
      .getByRole('listitem')
      .filter({ hasText: `${label} ${mark}` })
    await expect(template).toContainText(`About ${mark} Text ${mark} of {{company}}`)
  }
})
