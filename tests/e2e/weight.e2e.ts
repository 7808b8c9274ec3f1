import { expect, test } from './test.ts'

/** What a first view may weigh on a phone of 390 px and two pixels each: all that the network brings. */
const MOST_BYTES = 350_000
/** Where data is saved: the cheapest form of all of it (decision 0030). */
const MOST_BYTES_SAVED = 120_000

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })

for (const path of ['/', '/kais-nest', '/property/1']) {
  test(`The first view of ${path} on a phone weighs at most 350 KB, pictures included, and 120 KB where data is saved`, async ({
    browser,
    newContextOptions,
  }) => {
    const weigh = async (headers: Record<string, string>) => {
      const context = await browser.newContext({ ...newContextOptions, extraHTTPHeaders: headers })
      const page = await context.newPage()
      let bytes = 0
      const network = await context.newCDPSession(page)
      await network.send('Network.enable')
      network.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      const images = await page.locator('img[src^="/pictures/"]:not([srcset])').count()
      await context.close()
      return { bytes, imagesOfOneSize: images }
    }
    const whole = await weigh({})
    expect(whole.imagesOfOneSize).toBe(0)
    expect(whole.bytes).toBeGreaterThan(100_000)
    expect(whole.bytes).toBeLessThanOrEqual(MOST_BYTES)
    const saved = await weigh({ 'save-data': 'on' })
    expect(saved.bytes).toBeGreaterThan(30_000)
    expect(saved.bytes).toBeLessThanOrEqual(MOST_BYTES_SAVED)
  })
}
