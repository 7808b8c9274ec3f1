import { getTableColumns, getTableName, sql, type Table } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import * as schema from './schema.ts'

/** SPEC section 3, entity by entity, with the defaults it names, as PostgreSQL writes them. We keep more than this. */
const ENTITIES: [name: string, table: Table, fields: string, defaults: Record<string, string>][] = [
  [
    'user',
    schema.users,
    'id username email password firstName lastName phone role isActive createdAt updatedAt',
    { role: "'client'::text", isActive: 'true' },
  ],
  [
    'property',
    schema.properties,
    'id title description price location latitude longitude type bedrooms bathrooms area images amenities isVefa isAvailable isFeatured virtualTourUrl pricePerSqm createdAt',
    { isVefa: 'false', isAvailable: 'true', isFeatured: 'false' },
  ],
  [
    'vehicle',
    schema.vehicles,
    'id name category brand model pricePerDay chauffeurPrice maxPassengers maxBags features images isAvailable description year transmission fuelType',
    { isAvailable: 'true' },
  ],
  [
    'investment',
    schema.investments,
    'id title description location minInvestment expectedRoi isVefa images plans brochures investorDeckUrl expectedReturn projectStatus completionDate isActive createdAt',
    { projectStatus: "'available'::text", isActive: 'true' },
  ],
  [
    'contact submission',
    schema.contactSubmissions,
    'id type email name phone message formData status createdAt',
    { status: "'new'::text" },
  ],
  [
    'booking',
    schema.bookings,
    'id userId type email name phone bookingDate bookingData status assignedTo createdAt',
    { status: "'pending'::text" },
  ],
  [
    'lead',
    schema.leads,
    'id userId firstName lastName email phone source status priority interestedIn budget notes assignedTo lastContactDate nextFollowUpDate createdAt updatedAt',
    { status: "'new'::text", priority: "'medium'::text" },
  ],
  [
    'activity',
    schema.activities,
    'id leadId userId type subject description outcome nextAction scheduledDate completedDate createdAt',
    {},
  ],
  [
    'user inquiry',
    schema.userInquiries,
    'id userId propertyId investmentId vehicleId inquiryType message status createdAt',
    { status: "'open'::text" },
  ],
  ['user favorite', schema.userFavorites, 'id userId propertyId investmentId createdAt', {}],
  [
    'article',
    schema.articles,
    'id title slug excerpt content author category tags featuredImage images isPublished publishedAt position metaTitle metaDescription createdAt updatedAt isFeatured',
    { isPublished: 'false', position: '0' },
  ],
  [
    'podcast',
    schema.podcasts,
    'id title description audioUrl rssUrl episodeNumber season duration coverImage guests topics isPublished publishedAt position createdAt updatedAt isFeatured',
    { season: '1' },
  ],
  [
    'media partner',
    schema.mediaPartners,
    'id name description website logo contactEmail partnershipType isActive createdAt',
    {},
  ],
  [
    'social media link',
    schema.socialMediaLinks,
    'id platform url isActive displayOrder createdAt updatedAt',
    { isActive: 'true', displayOrder: '0' },
  ],
  [
    'client review',
    schema.clientReviews,
    'id clientName clientTitle clientImage serviceType rating reviewText reviewTextFr location projectDetails isVerified isFeatured isActive createdAt updatedAt',
    { isVerified: 'true', isFeatured: 'false', isActive: 'true' },
  ],
]

let kais: TestApp
beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

/** What the migrations made of a table: its columns by the names our code has for them, each with its default. */
async function storedColumns(table: Table): Promise<Map<string, string | null>> {
  const { rows } = await kais.db.execute<{ column_name: string; column_default: string | null }>(
    sql`select column_name, column_default from information_schema.columns where table_name = ${getTableName(table)}`,
  )
  const defaults = new Map(rows.map((row) => [row.column_name, row.column_default]))
  const known = Object.entries(getTableColumns(table)).filter(([, { name }]) => defaults.has(name))
  return new Map(known.map(([field, { name }]) => [field, defaults.get(name) ?? null]))
}

test.for(ENTITIES)(
  'The %s is stored with every field of the specification and its defaults',
  async ([, table, fields, defaults]) => {
    const columns = await storedColumns(table)
    expect(fields.split(' ').filter((field) => !columns.has(field))).toEqual([])
    expect(Object.fromEntries(Object.keys(defaults).map((field) => [field, columns.get(field)]))).toEqual(defaults)
  },
)
