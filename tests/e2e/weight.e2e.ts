import { expect, test } from './test.ts'

const MOST_BYTES = 600 * 1024

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

test('The first view of the home page on a phone weighs at most 600 KB, pictures included', async ({
  freshPage: page,
}) => {
  const html = await (await page.request.get('/')).text()
  expect(html.match(/<img src="\/pictures\/[^>]+>/g)?.filter((image) => !/srcset/i.test(image))).toEqual([])
  let bytes = 0
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
})
