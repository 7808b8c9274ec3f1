import type { APIRequest, APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { STAFF } from '../helpers/prepared-house.ts'
import { expect, hydrated } from './test.ts'

interface PictureFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A picture of one colour, another for each number: the same picture twice would be kept once. */
export async function picture(number: number): Promise<PictureFile> {
  const background = { r: (number * 47) % 256, g: (number * 89) % 256, b: (number * 151) % 256 }
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: `room-${number}.jpg`, mimeType: 'image/jpeg', buffer }
}

export function pictures(count: number, from = 1): Promise<PictureFile[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => picture(from + i)))
}

export async function signIn(page: Page): Promise<void> {
  await hydrated(page)
  await page.getByLabel('Username').fill(STAFF.username)
  await page.getByLabel('Password', { exact: true }).fill(STAFF.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/(?!login)/)
}

/** Everything the form asks for, except pictures. */
export async function fillIn(page: Page, title: string, titleFr: string): Promise<void> {
  await page.getByLabel('Title in English').fill(title)
  await page.getByLabel('Title in French').fill(titleFr)
  await page.getByLabel('Description in English').fill('Two rooms over the harbour, and a stair that creaks.')
  await page.getByLabel('Description in French').fill('Deux pièces au-dessus du port, et un escalier qui grince.')
  await page.getByLabel('Price in FCFA').fill('450000')
  await page.getByLabel('Location').selectOption('Gorée')
  await page.getByLabel('Bedrooms').fill('2')
  await page.getByLabel('Bathrooms').fill('1')
  await page.getByLabel('Area in m²').fill('64')
  await page.getByLabel('Terrace').check()
}

export const filePicker = (page: Page) => page.locator('input[type=file]')

interface StoredHome {
  id: number
  title: string
  images: string[]
  /** As it was sent. */
  draft: object
}

/** A home in the catalogue, made through the API: for tests that begin with one. */
export async function storeHome(page: Page, title: string, { count = 1 } = {}): Promise<StoredHome> {
  const images: string[] = []
  for (const file of await pictures(count, 100)) {
    const answer = await page.request.post('/api/upload', { multipart: { file } })
    images.push((await answer.json()).path)
  }
  const draft = {
    title,
    titleFr: `${title} (en français)`,
    description: 'A calm house.',
    price: '900000',
    location: 'Ngor',
    type: 'rent',
    bedrooms: 3,
    bathrooms: 2,
    area: 180,
    images,
    amenities: ['Garden'],
  }
  const answer = await page.request.post('/api/admin/properties', { data: draft })
  expect(answer.status()).toBe(201)
  return { ...(await answer.json()), draft }
}

/** Somebody else of the house, who works through the API. */
export async function signInColleague(
  requests: APIRequest,
  admin: Page,
): Promise<{ request: APIRequestContext; name: string }> {
  const name = `coumba-${Date.now()}`
  const made = await admin.request.post('/api/admin/staff', {
    data: { username: name, email: `${name}@example.com`, role: 'editor' },
  })
  expect(made.status()).toBe(201)
  const { password } = await made.json()
  const request = await requests.newContext({ baseURL: new URL(made.url()).origin })
  const answer = await request.post('/api/admin/login', { data: { username: name, password } })
  expect(answer.ok()).toBe(true)
  return { request, name }
}
