import sharp from 'sharp'
import type { Role } from '#common/permissions.ts'
import type { PropertyDraft } from '#features/nest/property.schema.ts'
import { propertyInputSchema } from '#features/nest/property.schema.ts'
import { createProperty } from '#features/nest/write-property.server.ts'
import { storePicture } from '#features/pictures/store-picture.server.ts'
import { hashPassword } from '#features/staff/password.server.ts'
import { insertUser } from '#features/staff/user.repository.server.ts'
import type { TestApp } from './test-app.ts'

export const TEST_PASSWORD = 'correct horse battery'

/** A real JPEG of one colour; another colour is another content address. */
export function jpeg(colour = '#10312a', size = { width: 400, height: 300 }): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: colour } }).jpeg().toBuffer()
}

export async function makePicture({ system, pictureStore }: TestApp, colour?: string): Promise<string> {
  return storePicture(system, pictureStore, { bytes: await jpeg(colour) })
}

/** A property that would pass any form; a test says only what it is about. */
export async function propertyDraft(test: TestApp, changes: Partial<PropertyDraft> = {}): Promise<PropertyDraft> {
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

export async function makeProperty(test: TestApp, changes: Partial<PropertyDraft> = {}): Promise<number> {
  return createProperty(test.system, propertyInputSchema.parse(await propertyDraft(test, changes)))
}

export async function makeStaff({ db }: TestApp, username: string, role: Role = 'admin'): Promise<void> {
  await insertUser(db, { username, email: `${username}@example.com`, password: await hashPassword(TEST_PASSWORD), role })
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
