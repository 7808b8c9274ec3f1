import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { z } from 'zod'
import type { Role } from '#common/permissions.ts'
import type { Sender } from '#common/sender.ts'
import { countTriesHere } from '#common/try-counter.ts'
import type { ReviewDraft } from '#features/company/review.schema.ts'
import type { SocialLinkDraft } from '#features/company/social-link.schema.ts'
import type { contactSubmissionSchema } from '#features/enquiries/contact/contact.schema.ts'
import type { InvestmentDraft } from '#features/invest/investment.schema.ts'
import type { ArticleDraft } from '#features/media/article.schema.ts'
import type { PodcastDraft } from '#features/media/podcast.schema.ts'
import type { bookingSchema } from '#features/mobility/hire/booking.schema.ts'
import { type VehicleDraft, vehicleInputSchema } from '#features/mobility/vehicle.schema.ts'
import { createVehicle } from '#features/mobility/write-vehicle.server.ts'
import type { PropertyDraft } from '#features/nest/property.schema.ts'
import { propertyInputSchema } from '#features/nest/property.schema.ts'
import { createProperty } from '#features/nest/write-property.server.ts'
import { hashPassword } from '#platform/accounts/password.server.ts'
import { insertUser } from '#platform/accounts/user.repository.server.ts'
import { storePicture } from '#platform/pictures/store-picture.server.ts'
import type { TestApp } from './test-app.ts'

type ContactSubmissionDraft = z.input<typeof contactSubmissionSchema>
type BookingDraft = z.input<typeof bookingSchema>

/** Where a form without scripts comes from, as the server says it. */
export const SENDER: Sender = {
  address: '203.0.113.7',
  allowance: 1,
  canBeWrittenTo: false,
  counts: countTriesHere(),
}

export const TEST_PASSWORD = 'correct horse battery'

/** What it takes to write content. */
type Hands = Pick<TestApp, 'system' | 'pictureStore'>

/** An e-mail address that nobody else has. */
export const someone = () => `${randomUUID()}@example.com`

/** A real JPEG of one colour; another colour is another content address. */
export function jpeg(colour = '#10312a', size = { width: 400, height: 300 }): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
}

export async function makePicture({ system, pictureStore }: Hands, colour?: string): Promise<string> {
  return storePicture(system, pictureStore, await jpeg(colour))
}

/** A property that would pass any form; a test says only what it is about. */
export async function propertyDraft(test: Hands, changes: Partial<PropertyDraft> = {}): Promise<PropertyDraft> {
  return {
    title: 'House of the baobab',
    titleFr: 'Maison du baobab',
    description: 'Four rooms around a courtyard, with a well that still gives water.',
    descriptionFr: 'Quatre pièces autour d’une cour, avec un puits qui donne encore de l’eau.',
    price: '95000000',
    location: 'Ngor',
    type: 'buy',
    kind: 'villa',
    bedrooms: 3,
    bathrooms: 2,
    area: 180,
    images: [await makePicture(test)],
    amenities: ['Garden'],
    ...changes,
  }
}

export async function makeProperty(test: Hands, changes: Partial<PropertyDraft> = {}): Promise<number> {
  return createProperty(test.system, propertyInputSchema.parse(await propertyDraft(test, changes)))
}

/** The other things that staff write, each as a form would send it. */
export function vehicleDraft(changes: Partial<VehicleDraft> = {}): VehicleDraft {
  return {
    name: 'Evening car',
    brand: 'Sédar',
    model: 'Limousine',
    category: 'sedan',
    pricePerDay: '120000',
    chauffeurPrice: '45000',
    ...changes,
  }
}

export async function makeVehicle(test: TestApp, changes: Partial<VehicleDraft> = {}): Promise<number> {
  return createVehicle(test.system, vehicleInputSchema.parse(vehicleDraft(changes)))
}

/** Ten in the morning in Dakar, so many days from today. */
export function dakarMorning(daysAhead: number): string {
  const day = new Date(Date.now() + daysAhead * 24 * 3_600_000)
  return `${day.toISOString().slice(0, 10)}T10:00`
}

/** A request for a car of some category, which holds none; a test names its car, or says that we choose it, and its days. */
export function bookingDraft(
  bookingData: Partial<BookingDraft['bookingData']> = {},
  person: Partial<Omit<BookingDraft, 'bookingData'>> = {},
): BookingDraft {
  return {
    type: 'vehicle-rental',
    name: 'Awa Diop',
    // Somebody new each time: one person may not have many cars waiting.
    email: `${randomUUID()}@example.com`,
    phone: null,
    message: null,
    ...person,
    bookingData: {
      vehicleCategory: 'sedan',
      pickupDateTime: dakarMorning(10),
      dropoffDateTime: dakarMorning(12),
      passengers: '1-2',
      extras: [],
      isRequest: (bookingData.vehicleId ?? null) === null,
      ...bookingData,
    },
  }
}

export function investmentDraft(changes: Partial<InvestmentDraft> = {}): InvestmentDraft {
  return {
    title: 'Residence on the corniche',
    titleFr: 'Résidence sur la corniche',
    description: 'Twenty-four flats facing the sea.',
    location: 'Dakar',
    minInvestment: '25000000',
    expectedRoi: '8% to 10%',
    ...changes,
  }
}

export function reviewDraft(changes: Partial<ReviewDraft> = {}): ReviewDraft {
  return {
    clientName: 'Awa Diop',
    serviceType: 'nest',
    reviewText: 'They found us a house in three weeks.',
    reviewTextFr: 'Ils nous ont trouvé une maison en trois semaines.',
    ...changes,
  }
}

export function socialLinkDraft(changes: Partial<SocialLinkDraft> = {}): SocialLinkDraft {
  return { platform: 'Instagram', url: 'https://instagram.example/kais', ...changes }
}

export function articleDraft(changes: Partial<ArticleDraft> = {}): ArticleDraft {
  return {
    title: 'A house for the rains',
    slug: 'a-house-for-the-rains',
    content: 'What to look for under the roof before July.',
    author: 'Moussa Fall',
    category: 'lifestyle',
    isPublished: true,
    ...changes,
  }
}

export function podcastDraft(changes: Partial<PodcastDraft> = {}): PodcastDraft {
  return {
    title: 'Building with earth',
    description: 'An architect explains why walls should breathe.',
    episodeNumber: 1,
    isPublished: true,
    ...changes,
  }
}

/** The smallest thing that calls itself a PDF; the text makes it another one. */
export function pdf(text: string): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)
}

/** Two thousand bytes that begin as an MP3 does. */
export function recording(): Buffer {
  return Buffer.concat([Buffer.from('ID3'), Buffer.alloc(1_997, 'kais')])
}

interface Upload {
  bytes: Buffer
  name?: string
}

/** Through the door that staff use. */
export async function uploadFile(
  { app }: TestApp,
  { bytes, name = 'document.pdf' }: Upload,
  headers: Record<string, string>,
) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://kais', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url: '/api/files',
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

/** What a visitor sends from a form of the site. */
export function contactDraft(changes: Partial<ContactSubmissionDraft> = {}): ContactSubmissionDraft {
  return {
    type: 'general',
    name: 'Awa Diop',
    email: 'awa@example.com',
    phone: '+221 77 000 00 00',
    message: 'Is the house with the well still free?',
    formData: { firstName: 'Awa', lastName: 'Diop', serviceInterest: 'real-estate' },
    ...changes,
  }
}

export async function makeStaff({ db }: TestApp, username: string, role: Role = 'admin'): Promise<void> {
  await insertUser(db, {
    username,
    email: `${username}@example.com`,
    password: await hashPassword(TEST_PASSWORD),
    role,
  })
}

/** Signs in through the door everybody uses; the headers to send from then on. */
export async function signInAs(test: TestApp, username: string, role: Role = 'admin'): Promise<{ cookie: string }> {
  await makeStaff(test, username, role)
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username, password: TEST_PASSWORD },
  })
  const [session] = answer.cookies
  if (!session) throw new Error(`Sign-in of ${username} failed: ${answer.body}`)
  return { cookie: `${session.name}=${session.value}` }
}
