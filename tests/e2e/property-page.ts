import type { APIRequestContext, Page } from '@playwright/test'
import { hydrated } from './test.ts'

interface Home {
  id: number
  title: string
  images: string[]
  [field: string]: unknown
}

export async function findHome(request: APIRequestContext, query: string): Promise<Home> {
  const [home]: Home[] = await (await request.get(`/api/properties?${query}`)).json()
  if (!home) throw new Error(`The demo content has no home for ${query}.`)
  return home
}

/** The demo content's villa to rent, with nine pictures. */
export const villa = (page: Page) => findHome(page.request, 'search=Teranga')

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

export async function openVilla(page: Page): Promise<Home> {
  const home = await villa(page)
  await open(page, `/property/${home.id}`)
  return home
}

export const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures of Villa Teranga' })
export const slide = (page: Page, n: number) => gallery(page).getByRole('group', { name: `${n} of 9`, exact: true })
