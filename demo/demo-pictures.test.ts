import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { readDemoArticles } from './articles.ts'
import { demoInvestments } from './investments.ts'
import { demoMediaPartners } from './media-partners.ts'
import { demoPodcasts } from './podcasts.ts'
import { demoOffPlanProperties } from './properties-off-plan.ts'
import { demoRentProperties } from './properties-rent.ts'
import { demoSaleProperties } from './properties-sale.ts'
import { demoShortStayProperties } from './properties-short-stay.ts'
import { demoSitePictures } from './site-pictures.ts'
import { demoVehicles } from './vehicles.ts'

interface Entry {
  file: string
  width: number
  height: number
  altEn: string
  altFr: string
}

const demoArticles = readDemoArticles()
const MEGABYTE = 1024 * 1024
const folder = fromProjectRoot('demo/pictures')
const index: Entry[] = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'))
const onDisk = readdirSync(folder).filter((file) => file !== 'index.json')

const homes = [...demoSaleProperties, ...demoOffPlanProperties, ...demoRentProperties, ...demoShortStayProperties]
const listings = [
  ...homes.map(({ title, pictures }) => ({ title, pictures })),
  ...demoVehicles.map(({ name, pictures }) => ({ title: `the car ${name}`, pictures })),
  ...demoInvestments.map(({ title, pictures }) => ({ title: `the project ${title}`, pictures })),
  ...demoArticles.map(({ title, picture }) => ({ title, pictures: [picture] })),
  ...demoPodcasts.map(({ title, picture }) => ({ title, pictures: [picture] })),
]
const withinTexts = demoArticles.flatMap(({ content, contentFr }) =>
  [...`${content}${contentFr}`.matchAll(/\(picture:([a-z0-9-]+)/g)].map(([, name]) => name ?? ''),
)
const named = new Set([
  ...listings.flatMap(({ pictures }) => pictures),
  ...demoInvestments.flatMap(({ plans = [] }) => plans),
  ...demoMediaPartners.map(({ picture }) => picture),
  ...withinTexts,
  ...Object.values(demoSitePictures),
])
const files = [...named].map((name) => `${name}.webp`).sort()

describe('The demo picture library', () => {
  test('Every picture that is named is in the folder, and nothing else is', () => {
    expect([...onDisk].sort()).toEqual(files)
  })

  test('The index lists each picture of the folder once', () => {
    expect(index.map(({ file }) => file).sort()).toEqual(files)
  })

  test('Every picture is described in both languages, each in its own words', () => {
    const poor = index.filter(({ altEn, altFr }) => altEn.length < 20 || altFr.length < 20 || altEn === altFr)
    expect(poor).toEqual([])
    expect(new Set(index.map(({ altEn }) => altEn)).size).toBe(index.length)
    expect(new Set(index.map(({ altFr }) => altFr)).size).toBe(index.length)
  })

  test('Alternative texts have real apostrophes, and French ones a no-break space before : ; ! and ?', () => {
    expect(index.filter(({ altEn, altFr }) => /'/.test(altEn + altFr))).toEqual([])
    expect(index.filter(({ altFr }) => /(?<![\u00a0\u202f])[:;!?]/.test(altFr))).toEqual([])
  })

  test('The index states the size each file really has, at least 960 px on its long side', async () => {
    const real = await Promise.all(
      index.map(async ({ file }) => {
        const { format, width, height } = await sharp(`${folder}/${file}`).metadata()
        return { file, format, width, height }
      }),
    )
    expect(real).toEqual(index.map(({ file, width, height }) => ({ file, format: 'webp', width, height })))
    expect(real.filter(({ width, height }) => Math.max(width, height) < 960)).toEqual([])
  })

  // They are masters as they are; an upload becomes one by being encoded anew.
  test('No picture is larger than an upload may stay, or holds more than a picture', async () => {
    const real = await Promise.all(index.map(async ({ file }) => sharp(`${folder}/${file}`).metadata()))
    const odd = real.filter(
      ({ width, height, exif, xmp, iptc, orientation, pages }) =>
        Math.max(width, height) > 2_400 || exif || xmp || iptc || orientation || (pages ?? 1) > 1,
    )
    expect(odd).toEqual([])
  })

  test('The folder stays under 25 MB', () => {
    const bytes = onDisk.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0)
    expect(bytes).toBeLessThan(25 * MEGABYTE)
  })
})

describe('The pictures of the demo listings', () => {
  test('No two listings open with the same picture', () => {
    const byLead = Map.groupBy(listings, ({ pictures }) => pictures[0])
    const shared = [...byLead].filter(([, group]) => group.length > 1)
    expect(shared.map(([lead, group]) => [lead, group.map(({ title }) => title)])).toEqual([])
  })

  test('Every home has at least four different pictures', () => {
    expect(homes.filter(({ pictures }) => new Set(pictures).size < 4).map(({ title }) => title)).toEqual([])
  })

  test('No listing shows the same picture twice', () => {
    const twice = listings.filter(({ pictures }) => new Set(pictures).size !== pictures.length)
    expect(twice.map(({ title }) => title)).toEqual([])
  })
})
