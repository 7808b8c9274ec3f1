import { readFile } from 'node:fs/promises'
import { todayInDakar } from '#common/dakar-time.ts'
import { SYSTEM } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { reviewInputSchema } from '#features/company/review.schema.ts'
import { settings } from '#features/company/setting.table.server.ts'
import { SITE_PICTURES_KEY } from '#features/company/site-pictures.ts'
import { socialLinkInputSchema } from '#features/company/social-link.schema.ts'
import { createReview } from '#features/company/write-review.server.ts'
import { createSocialLink } from '#features/company/write-social-link.server.ts'
import { investmentInputSchema } from '#features/invest/investment.schema.ts'
import { createInvestment } from '#features/invest/write-investment.server.ts'
import { articleInputSchema } from '#features/media/article.schema.ts'
import { mediaPartnerInputSchema } from '#features/media/media-partner.schema.ts'
import { podcastInputSchema } from '#features/media/podcast.schema.ts'
import { createArticle } from '#features/media/write-article.server.ts'
import { createMediaPartner } from '#features/media/write-media-partner.server.ts'
import { createPodcast } from '#features/media/write-podcast.server.ts'
import { vehicleInputSchema } from '#features/mobility/vehicle.schema.ts'
import { createVehicle } from '#features/mobility/write-vehicle.server.ts'
import { propertyInputSchema } from '#features/nest/property.schema.ts'
import { changeHome } from '#features/nest/sale/change-sale-state.server.ts'
import { holdNights } from '#features/nest/stays/held-nights.repository.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { createProperty } from '#features/nest/write-property.server.ts'
import { templateInputSchema } from '#features/templates/template.schema.ts'
import { templates } from '#features/templates/template.table.server.ts'
import { createTemplate } from '#features/templates/write-template.server.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import { storeFile } from '#platform/files/store-file.server.ts'
import type { PictureStore } from '#platform/pictures/picture-store.server.ts'
import { storeMaster } from '#platform/pictures/store-picture.server.ts'
import { readDemoArticles } from './articles.ts'
import { demoStayTerms, demoTakenNights } from './demo-stays.ts'
import type { DemoDocument, DemoProperty } from './demo-types.ts'
import { demoInvestments } from './investments.ts'
import { demoMediaPartners } from './media-partners.ts'
import { demoPodcasts } from './podcasts.ts'
import { demoOffPlanProperties } from './properties-off-plan.ts'
import { demoRentProperties } from './properties-rent.ts'
import { demoSaleProperties } from './properties-sale.ts'
import { demoShortStayProperties } from './properties-short-stay.ts'
import { demoReviews } from './reviews.ts'
import { demoSitePictures } from './site-pictures.ts'
import { demoSocialLinks } from './social-links.ts'
import { readDemoTemplates } from './templates.ts'
import { demoVehicles } from './vehicles.ts'

interface PictureEntry {
  file: string
  altEn: string
  altFr: string
  /** What a crop must keep, in percent from the left and from the top. */
  focus?: [x: number, y: number]
}

interface Options {
  db: Database
  pictureStore: PictureStore
  fileStore: FileStore
  say: (line: string) => void
}

/** The newest come first on the site, so the first of each list is stored last: a first page with something of each. */
function shuffleTogether(...lists: DemoProperty[][]): DemoProperty[] {
  const longest = Math.max(...lists.map((list) => list.length))
  const rounds = Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list[round] ?? []))
  return rounds.flat().reverse()
}

const changeOf = ({ daysAgo, ...standing }: NonNullable<DemoProperty['standing']>, today: string) => ({
  ...standing,
  saleStateSince: addDays(today, -daysAgo),
})

const LOADED_KEY = 'demo.loaded'

async function storePictures(context: Context, store: PictureStore): Promise<(name: string) => string> {
  const folder = fromProjectRoot('demo/pictures')
  const index: PictureEntry[] = JSON.parse(await readFile(`${folder}/index.json`, 'utf8'))
  const paths = new Map<string, string>()
  for (const { file, altEn, altFr, focus } of index) {
    const master = await readFile(`${folder}/${file}`)
    const about = { alt: altEn, altFr, focus: focus && { x: focus[0], y: focus[1] } }
    paths.set(file.replace(/\.webp$/, ''), await storeMaster(context, store, master, about))
  }
  return (name) => {
    const path = paths.get(name)
    if (!path) throw new Error(`Demo content names a picture that is not in demo/pictures: ${name}`)
    return path
  }
}

/** Documents of demo/documents and recordings of demo/audio. */
async function storeDemoFile(context: Context, store: FileStore, place: string, name: string): Promise<string> {
  const bytes = await readFile(fromProjectRoot('demo', place))
  return (await storeFile(context, store, { name, bytes })).path
}

/** `![words](picture:NAME)` becomes a path, as an upload would have written it. */
function withPicturePaths(text: string, pathOf: (name: string) => string): string {
  return text.replaceAll(/\(picture:([a-z0-9-]+)/g, (_, name: string) => `(${pathOf(name)}`)
}

/** Everything through the schemas and use cases that staff input goes through, so that demo content cannot be special. */
export async function loadDemoContent(options: Options): Promise<void> {
  await options.db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: LOADED_KEY, value: true }).onConflictDoNothing()
    await load(tx, options)
  })
}

async function load(tx: Database, { pictureStore, fileStore, say }: Options): Promise<void> {
  say('Loading demo content (homes, cars, projects, articles)…')
  const context: Context = { db: tx, actor: SYSTEM }
  const pathOf = await storePictures(context, pictureStore)
  const fileOf = (place: string, name: string) => storeDemoFile(context, fileStore, place, name)
  const documentOf = ({ file, name }: DemoDocument) => fileOf(`documents/${file}`, name)
  const today = todayInDakar()
  for (const { pictures, stays, standing, ...home } of shuffleTogether(
    [...demoRentProperties, ...demoShortStayProperties],
    demoSaleProperties,
    demoOffPlanProperties,
  )) {
    const facts = { images: pictures.map(pathOf), stayTerms: stays && demoStayTerms(stays, today) }
    const propertyId = await createProperty(context, propertyInputSchema.parse({ ...home, ...facts }))
    if (standing) await changeHome(context, { id: propertyId, change: changeOf(standing, today), version: null })
    // Blocks go with their home, so they need no mark of the demo.
    for (const nights of stays ? demoTakenNights(stays, today) : []) await holdNights(tx, { propertyId, ...nights })
  }
  for (const { pictures, ...car } of demoVehicles) {
    await createVehicle(context, vehicleInputSchema.parse({ ...car, images: pictures.map(pathOf) }))
  }
  for (const { pictures, plans = [], brochures = [], deck, ...project } of demoInvestments) {
    const papers = {
      images: pictures.map(pathOf),
      plans: plans.map(pathOf),
      brochures: await Promise.all(brochures.map(documentOf)),
      investorDeckUrl: deck ? await documentOf(deck) : null,
    }
    await createInvestment(context, investmentInputSchema.parse({ ...project, ...papers, isDemo: true }))
  }
  for (const { picture, ...article } of readDemoArticles()) {
    const text = {
      content: withPicturePaths(article.content, pathOf),
      contentFr: withPicturePaths(article.contentFr, pathOf),
    }
    await createArticle(context, articleInputSchema.parse({ ...article, ...text, featuredImage: pathOf(picture) }))
  }
  for (const { picture, audio, ...episode } of demoPodcasts) {
    const audioUrl = audio ? await fileOf(`audio/${audio}`, audio) : null
    await createPodcast(context, podcastInputSchema.parse({ ...episode, audioUrl, coverImage: pathOf(picture) }))
  }
  for (const { picture, ...partner } of demoMediaPartners) {
    const input = mediaPartnerInputSchema.parse({ ...partner, logo: pathOf(picture), isDemo: true })
    await createMediaPartner(context, input)
  }
  // Asked for again, the listings come once more; a second set of the same texts to begin from helps nobody.
  const known = new Set((await tx.select({ name: templates.name }).from(templates)).map(({ name }) => name))
  for (const template of readDemoTemplates())
    if (!known.has(template.name)) await createTemplate(context, templateInputSchema.parse(template))
  for (const review of demoReviews) {
    await createReview(context, reviewInputSchema.parse({ ...review, isDemo: true }))
  }
  for (const link of demoSocialLinks) await createSocialLink(context, socialLinkInputSchema.parse(link))
  const sitePictures = Object.fromEntries(
    Object.entries(demoSitePictures).map(([place, name]) => [place, pathOf(name)]),
  )
  await tx.insert(settings).values({ key: SITE_PICTURES_KEY, value: sitePictures }).onConflictDoNothing()
}

/** At the first start only; one that was interrupted left nothing behind and is done again. */
export async function loadDemoContentOnce(options: Options): Promise<void> {
  await options.db.transaction(async (tx) => {
    // Whoever writes this first loads; who comes meanwhile waits here, and finds it written or has their turn.
    const mark = tx.insert(settings).values({ key: LOADED_KEY, value: true }).onConflictDoNothing()
    if ((await mark.returning()).length > 0) await load(tx, options)
  })
}
