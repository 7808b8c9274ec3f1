import { filePicker, picture } from './staff-properties-page.ts'
import { expect, test } from './test.ts'

test.describe('Pictures that do not make it', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('A large file, a text, one that only claims to be a picture and a line that breaks: each is named, the others go', async ({
    staffPage: page,
  }) => {
    await page.goto('/admin/add-property')
    const saysWhy = async (title: string, sentence: string) => {
      const notice = page.locator('.toast.toast--danger')
      await expect(notice.locator('b')).toHaveText(title)
      await expect(notice.locator('p')).toHaveText(sentence)
    }
    // Made where it is chosen: so much takes seconds on its way into the browser.
    await filePicker(page).evaluate((input: HTMLInputElement, bytes) => {
      const chosen = new DataTransfer()
      chosen.items.add(new File([new Uint8Array(bytes)], 'large.jpg', { type: 'image/jpeg' }))
      input.files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, 10_485_760)
    await saysWhy('File Too Large', 'Images must be smaller than 10MB.')
    const notes = Buffer.from('hello')
    // One notice takes the place of another: the uploads wait until the first was read.
    const uploads = Promise.withResolvers<void>()
    await page.route('/api/upload', async (route) => {
      await uploads.promise
      await route.continue()
    })
    await filePicker(page).setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: notes },
      { name: 'claims.jpg', mimeType: 'image/jpeg', buffer: notes },
      await picture(1),
    ])
    await saysWhy('Invalid File Type', 'Only image files are allowed.')
    uploads.resolve()
    await expect(page.getByRole('listitem').filter({ hasText: 'notes.txt' })).toContainText(
      'Only image files are allowed.',
    )
    const claims = page.getByRole('listitem').filter({ hasText: 'claims.jpg' })
    await expect(claims).toContainText('Only image files are allowed.')
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
    await claims.getByRole('button', { name: 'Remove claims.jpg' }).click()

    await page.unroute('/api/upload')
    await page.route('/api/upload', (route) => route.abort('connectionreset'), { times: 1 })
    await filePicker(page).setInputFiles(await picture(2))
    await saysWhy('Upload Failed', 'Failed to upload images. Please try again.')
    await page.getByRole('button', { name: 'Retry room-2.jpg' }).click()
    await expect(page.getByRole('button', { name: 'Remove picture 2' })).toBeVisible()
  })
})
