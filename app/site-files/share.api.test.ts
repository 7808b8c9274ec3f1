import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '#common/locale.ts'
import { VISITOR } from '#common/permissions.ts'
import { investmentInputSchema } from '#features/invest/investment.schema.ts'
import { createInvestment } from '#features/invest/write-investment.server.ts'
import { articleInputSchema } from '#features/media/article.schema.ts'
import { podcastInputSchema } from '#features/media/podcast.schema.ts'
import { createArticle } from '#features/media/write-article.server.ts'
import { createPodcast } from '#features/media/write-podcast.server.ts'
import { getProperty } from '#features/nest/get-property.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { propertyCover } from '#features/nest/property-cover.ts'
import { articleDraft, investmentDraft, makePicture, makeProperty, podcastDraft } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { sharePath } from '#ui/page/cover.ts'

let kais: TestApp
const log: string[] = []

beforeAll(async () => {
  kais = await startTestApp({ env: { LOG_LEVEL: 'info' }, logStream: { write: (line) => log.push(line) } })
})
afterAll(() => kais.close())

const timesDrawn = (name: string) =>
  log.map((line) => JSON.parse(line)).filter((line) => line.msg === 'share picture drawn' && line.name === name).length

/** The address that the property's page names. */
async function addressOf(id: number, locale: (typeof LOCALES)[number] = 'en'): Promise<string> {
  return sharePath(propertyCover(await getProperty({ db: kais.db, actor: VISITOR }, id), locale))
}

async function pictureAt(url: string): Promise<Buffer> {
  const answer = await kais.app.inject(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/jpeg')
  return answer.rawPayload
}

const change = (id: number, changes: Partial<typeof properties.$inferInsert>) =>
  kais.db.update(properties).set(changes).where(eq(properties.id, id))

describe('The share picture of a home', () => {
  test('is a JPEG of 1200 by 630 in each language, small enough for WhatsApp', async () => {
    const id = await makeProperty(kais)
    const [english, french] = await Promise.all(LOCALES.map(async (locale) => pictureAt(await addressOf(id, locale))))
    for (const bytes of [english, french]) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(bytes?.length).toBeLessThan(300_000)
    }
    expect(french?.equals(english as Buffer)).toBe(false)
  })

  test.for<[string, () => Promise<Partial<typeof properties.$inferInsert>>]>([
    ['title', async () => ({ title: 'House of the two baobabs' })],
    ['price', async () => ({ price: '96000000' })],
    ['place', async () => ({ location: 'Yoff' })],
    ['deal', async () => ({ type: 'rent' })],
    ['first picture', async () => ({ images: [await makePicture(kais, '#aa3311')] })],
  ])('is another one, at another address, when the %s changes', async ([, changes]) => {
    const id = await makeProperty(kais)
    const before = await addressOf(id)
    const picture = await pictureAt(before)
    await change(id, await changes())
    const after = await addressOf(id)
    expect(after).not.toBe(before)
    expect((await pictureAt(after)).equals(picture)).toBe(false)
  })

  test('stays where it is when a text changes that is not on it', async () => {
    const id = await makeProperty(kais)
    const before = await addressOf(id)
    await change(id, { description: 'Five rooms, and the well is dry.' })
    expect(await addressOf(id)).toBe(before)
  })

  test('may be kept for ever under its address, and under an older one is asked for again', async () => {
    const id = await makeProperty(kais)
    const named = await addressOf(id)
    const answer = await kais.app.inject(named)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    for (const url of [named.split('?')[0], `${named}0`, `${named}&v=other`]) {
      const loose = await kais.app.inject(String(url))
      expect(loose.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(loose.rawPayload.equals(answer.rawPayload)).toBe(true)
    }
    const again = await kais.app.inject({ url: named, headers: { 'if-none-match': String(answer.headers.etag) } })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })

  test('is drawn once for all who ask at the same moment, and for those who come later', async () => {
    const id = await makeProperty(kais)
    const url = await addressOf(id)
    const pictures = await Promise.all(Array.from({ length: 12 }, () => pictureAt(url)))
    await pictureAt(`/share/property-${id}.en.jpg?v=${'x'.repeat(500)}`)
    expect(timesDrawn(`property-${id}`)).toBe(1)
    expect(pictures.every((bytes) => bytes.equals(pictures[0] as Buffer))).toBe(true)
  })

  test.for([
    ['no picture is left', { images: [] }],
    ['its picture is gone', { images: [`/pictures/${'a'.repeat(32)}.webp`] }],
    ['the title is nothing but signs we cannot draw', { title: '🏝️🏝️', titleFr: null }],
    ['the title has no end', { title: 'Grande maison '.repeat(14).trim() }],
    ['the title is one long word', { title: 'x'.repeat(200) }],
    ['the title is markup', { title: '</svg><script>alert(1)</script>&amp;' }],
  ])('is drawn even when %s', async ([, changes]) => {
    const id = await makeProperty(kais)
    await change(id, changes as Partial<typeof properties.$inferInsert>)
    expect(await sharp(await pictureAt(await addressOf(id))).metadata()).toMatchObject({ width: 1200, height: 630 })
  })
})

test.for([
  'home',
  'nest',
  'experience',
  'mobility',
  'media',
  'invest',
  'contact',
  'ai-recommendations',
  'design-studio',
  'buying-costs',
  'faq',
  'privacy-policy',
  'terms-of-service',
])('The page %s has a share picture in each language', async (page) => {
  for (const locale of LOCALES) {
    const bytes = await pictureAt(`/share/${page}.${locale}.jpg`)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
})

test('An article, an episode and a project have one; a draft and a closed project have none', async () => {
  const article = (isPublished: boolean) =>
    createArticle(
      kais.system,
      articleInputSchema.parse(articleDraft({ slug: isPublished ? 'shared' : 'kept-back', isPublished })),
    )
  const episode = (isPublished: boolean) =>
    createPodcast(kais.system, podcastInputSchema.parse(podcastDraft({ isPublished })))
  const project = (isActive: boolean) =>
    createInvestment(kais.system, investmentInputSchema.parse(investmentDraft({ isActive })))
  for (const [kind, make] of Object.entries({ article, episode, project })) {
    const [shown, hidden] = [await make(true), await make(false)]
    expect(await sharp(await pictureAt(`/share/${kind}-${shown}.fr.jpg`)).metadata()).toMatchObject({ width: 1200 })
    expect((await kais.app.inject(`/share/${kind}-${hidden}.fr.jpg`)).statusCode).toBe(404)
  }
})

describe('There is no share picture', () => {
  test('of a home that is not public, nor of one that is gone', async () => {
    const id = await makeProperty(kais, { isAvailable: false })
    expect((await kais.app.inject(`/share/property-${id}.en.jpg`)).statusCode).toBe(404)
    expect(timesDrawn(`property-${id}`)).toBe(0)
  })

  test.for([
    '/share/property-999999.en.jpg',
    '/share/property-99999999999.en.jpg',
    '/share/property-0.en.jpg',
    '/share/property-1e3.en.jpg',
    '/share/property-.en.jpg',
    '/share/nothing.en.jpg',
    '/share/constructor.en.jpg',
    '/share/nest.wo.jpg',
    '/share/nest.jpg',
    '/share/nest.en.png',
    '/share/..%2fnest.en.jpg',
    '/share/nest.en.jpg%00',
  ])('at %s', async (url) => {
    expect((await kais.app.inject(url)).statusCode).toBe(404)
  })
})

test('One address cannot order pictures by the hundred', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
  const statuses: number[] = []
  for (let n = 0; n < 61; n += 1) statuses.push((await strict.app.inject('/share/nest.en.jpg')).statusCode)
  await strict.close()
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
  expect(statuses[60]).toBe(429)
})
