import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  articleDraft,
  investmentDraft,
  makeProperty,
  makeVehicle,
  podcastDraft,
  reviewDraft,
  signInAs,
  socialLinkDraft,
} from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
  const headers = await signInAs(kais, 'editor', 'editor')
  await makeProperty(kais)
  await makeVehicle(kais)
  for (const [url, payload] of [
    ['/api/investments', investmentDraft()],
    ['/api/reviews', reviewDraft()],
    ['/api/social-media', socialLinkDraft()],
    ['/api/admin/articles', articleDraft()],
    ['/api/admin/podcasts', podcastDraft()],
  ] as const) {
    expect((await kais.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(201)
  }
})
afterAll(() => kais.close())

/** What visitors are told of each, and nothing more: a new column leaves the house only when it is written here too. */
const FIELDS: [string, string][] = [
  [
    '/api/properties',
    `amenities area bathrooms bedrooms buildingFloors createdAt deliveryDate description descriptionFr floor hasLift id
     images isAvailable isFeatured isStepFree isVefa kind latitude levels location longitude maxGuests minNights noise
     noiseNote noiseNoteFr petsWelcome pictures pool price pricePerSqm reference rentalTerms saleState
     saleStateSince stayTerms title titleFr type
     updatedAt virtualTourUrl`,
  ],
  [
    '/api/vehicles',
    `brand category chauffeur chauffeurPrice createdAt description descriptionFr features featuresFr fuelType id images isAvailable
     maxBags maxPassengers model name pictures pricePerDay transmission updatedAt year`,
  ],
  [
    '/api/investments',
    `brochures completionDate createdAt description descriptionFr expectedReturn expectedReturnFr expectedRoi expectedRoiFr
     files id images investorDeckUrl isActive isDemo isVefa latitude location longitude minInvestment pictures planPictures plans
     progress progressDate projectStatus stagePayments title titleFr updatedAt`,
  ],
  [
    '/api/reviews',
    `clientImage clientName clientTitle clientTitleFr createdAt id isActive isDemo isFeatured isVerified location picture
     projectDetails projectDetailsFr rating reviewText reviewTextFr serviceType updatedAt`,
  ],
  ['/api/social-media', 'createdAt displayOrder id isActive platform updatedAt url'],
  [
    '/api/articles',
    `author category createdAt excerpt excerptFr featuredImage id images isFeatured isPublished isTranslated metaDescription
     metaDescriptionFr metaTitle metaTitleFr minutes minutesFr picture position publishedAt slug sourceName sourceUrl tags
     title titleFr updatedAt`,
  ],
  [
    '/api/podcasts',
    `audioFile audioUrl category coverImage createdAt description descriptionFr duration episodeNumber guests id isFeatured
     isPublished picture position publishedAt rssUrl season title titleFr topics updatedAt`,
  ],
]

test.for(FIELDS)('%s tells its fields and no others', async ([url, fields]) => {
  const list = (await kais.app.inject(url)).json<object[]>()
  expect(list.map((entry) => Object.keys(entry).sort())).toEqual([fields.split(/\s+/)])
})
