import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type BuiltServer, makeDataDir, startBuiltServer } from '../helpers/built-server.ts'
import { expect, test } from './test.ts'

/** A house that shows somebody else's map (MAP_STYLE_URL): a server of its own, and a host that is not there. */
const HOST = 'https://map.example.com'
const FAILED = 'The detailed map could not be reached; this is our own, simpler one.'

let server: BuiltServer
let removeData: () => Promise<void>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const { dataDir, remove } = await makeDataDir()
  removeData = remove
  server = await startBuiltServer({
    dataDir,
    env: { DEMO_CONTENT: 'off', RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn', MAP_STYLE_URL: `${HOST}/style.json` },
  })
})

test.afterAll(async () => {
  await server?.stop()
  await removeData?.()
})

/** One layer named as one of ours, in a colour that is none of ours; tiles from the host given. */
const RED = '#ff0000'
const style = (tileHost: string) => ({
  version: 8,
  sources: { streets: { type: 'vector', tiles: [`${tileHost}/{z}/{x}/{y}.pbf`], maxzoom: 14 } },
  layers: [
    { id: 'abroad', type: 'background', paint: { 'background-color': RED } },
    { id: 'streets', type: 'line', source: 'streets', 'source-layer': 'streets' },
  ],
})

/** The other host, which answers every tile with an empty one. Returns what it was asked for. */
async function answerFor(page: Page, tileHost: string): Promise<string[]> {
  const asked: string[] = []
  const headers = { 'access-control-allow-origin': '*' }
  await page.context().route(/^https:\/\/[^/]*example\.com\//, async (route) => {
    const url = route.request().url()
    asked.push(url)
    if (url.endsWith('style.json')) await route.fulfill({ headers, json: style(tileHost) })
    else await route.fulfill({ headers, contentType: 'application/x-protobuf', body: '' })
  })
  return asked
}

async function colourInTheMiddle(page: Page) {
  const canvas = page.locator('.map canvas')
  const { data } = await sharp(await canvas.screenshot())
    .resize(1, 1, { fit: 'cover', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

test('Another map is shown as its maker coloured it, in either theme, and its worker has an address of its own', async ({
  page,
}) => {
  const asked = await answerFor(page, HOST)
  const worker = page.waitForRequest(/maplibre-gl-worker/)
  await page.goto(`${server.url}/kais-nest?view=map`)
  expect(new URL((await worker).url()).searchParams.get('map')).toBe(HOST)
  await expect(page.getByRole('button', { name: 'Closer' })).toBeVisible({ timeout: 30_000 })
  expect(asked.some((url) => url.endsWith('.pbf'))).toBe(true)
  await expect.poll(() => colourInTheMiddle(page)).toEqual([255, 0, 0])
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await page.getByRole('button', { name: 'Closer' }).click()
  await expect.poll(() => colourInTheMiddle(page)).toEqual([255, 0, 0])
  await expect(page.getByText(FAILED)).toHaveCount(0)
})

test.describe('when it does not come', () => {
  test.use({ expectedErrors: [/Content Security Policy|Failed to fetch|Failed to load resource|AJAXError/] })

  test('A map whose tiles lie on a third host, and one that is gone, give way to our own, with a word', async ({
    page,
  }) => {
    const asked = await answerFor(page, 'https://tiles.example.com')
    await page.goto(`${server.url}/kais-nest?view=map`)
    const word = page.getByText(FAILED)
    await expect(word).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Closer' })).toBeVisible()
    expect(asked).toEqual([`${HOST}/style.json`])

    // The same page opens another map when its view is chosen again.
    await page.context().route(`${HOST}/**`, (route) => route.abort())
    const views = page.getByRole('navigation', { name: 'View' })
    await views.getByRole('link', { name: 'List' }).click()
    await expect(word).toHaveCount(0)
    await views.getByRole('link', { name: 'Map' }).click()
    await expect(word).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible()
  })
})
