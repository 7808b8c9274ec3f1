import type { Page } from '@playwright/test'
import { STAFF } from '../helpers/prepared-house.ts'

/** What several tests do with the form of the contact page. */

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send the message' })

export async function fillIn(page: Page, message: string) {
  await page.getByLabel('First name').fill('Aïssatou')
  await page.getByLabel('Last name').fill('Diop')
  await page.getByLabel('E-mail').fill('aissatou@example.com')
  await page.getByLabel('What it is about').selectOption('real-estate')
  await page.getByLabel('Your message').fill(message)
}

/** What staff would find, asked as staff. */
export async function storedMessages(page: Page, message: string) {
  await page.request.post('/api/admin/login', { data: STAFF })
  const answer = await page.request.get('/api/contact-submissions?limit=100')
  const all: { message: string }[] = await answer.json()
  return all.filter((submission) => submission.message === message)
}
