import { mkdtemp, rm, symlink, truncate, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#common/permissions.ts'
import { writeBackup } from '#db/backup/write-backup.server.ts'
import { connectDatabase, type DatabaseConnection } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { SETTING_KEYS } from '#features/company/setting.schema.ts'
import { settings } from '#features/company/setting.table.server.ts'
import { viewingRow } from '#features/enquiries/calendar/calendar-rows.fixture.ts'
import { makeStay } from '#features/enquiries/payments/payment-room.fixture.ts'
import { viewings } from '#features/enquiries/viewings/viewing.table.server.ts'
import { vehicleInputSchema } from '#features/mobility/vehicle.schema.ts'
import { createVehicle } from '#features/mobility/write-vehicle.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { storeFile } from '#platform/files/store-file.server.ts'
import { startOtherServer } from '#platform/foreign-fetch/other-server.fixture.ts'
import { createPictureDeriver } from '#platform/pictures/derive-pictures.server.ts'
import { pictures } from '#platform/pictures/picture.table.server.ts'
import { wishDerived } from '#platform/pictures/picture-lease.repository.server.ts'
import { makePicture, makeProperty, pdf, vehicleDraft } from '#tests/helpers/factories.ts'
import { ownDatabases } from '#tests/helpers/own-databases.ts'
import { variantPath } from '#ui/picture-address.ts'
import { readEnv } from '../env.ts'
import { type Stores, storesOf } from '../stores.ts'
import { listStoredPlaces, placeOf } from './stored-places.ts'
import { verifyHouse } from './verify-house.ts'

const { newDatabase, dropDatabases } = ownDatabases()
let dataDir: string
let config: Awaited<ReturnType<typeof newDatabase>>
let connection: DatabaseConnection
let system: Context
let stores: Stores

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kais-verify-'))
  config = await newDatabase('empty')
  connection = connectDatabase({ ...config, max: 3 })
  system = { db: connection.db, actor: SYSTEM }
  stores = await storesOf(readEnv({ DATA_DIR: dataDir }))
})
afterEach(async () => {
  await connection.pool.end()
  await dropDatabases()
  await rm(dataDir, { recursive: true })
})

const fileOf = (address: string) => join(dataDir, placeOf(address))
const backUp = () => writeBackup({ config, ...stores, listFiles: listStoredPlaces, keepFree: () => 0 })

async function makeWidths(path: string): Promise<void> {
  const onError = (error: unknown) => expect.unreachable(String(error))
  const deriver = createPictureDeriver({ db: connection.db, store: stores.pictureStore, onError })
  await wishDerived(connection.db, path)
  deriver.wake()
  await deriver.idle()
}

async function verify(online: { privateHosts: string[] } | null = null) {
  const { db } = connection
  const { findings, told } = await verifyHouse({ config, db, stores, online })
  return {
    broken: findings.flatMap(({ broken }) => broken),
    repaired: findings.flatMap(({ repaired }) => repaired),
    checked: Object.fromEntries(findings.map(({ thing, checked }) => [thing, checked])),
    told,
  }
}

test('A house that is as it should be is left alone, and everything in it was looked at', async () => {
  const image = await makePicture({ system, ...stores })
  await makeProperty({ system, ...stores }, { images: [image], virtualTourUrl: 'https://tours.example.com/baobab' })
  await storeFile(system, stores.fileStore, { name: 'deck.pdf', bytes: pdf('deck') })
  await makeWidths(image)
  const { broken, repaired, checked, told } = await verify()
  expect({ broken, repaired, told }).toEqual({ broken: [], repaired: [], told: [] })
  expect(checked).toMatchObject({
    'pictures and files that content names': 1,
    pictures: 1,
    'their widths and formats': 4,
    files: 1,
    'words that homes are found by': 1,
    'foreign addresses': 1,
  })
  expect(checked.rows).toBeGreaterThan(3)
})

test('A width that is damaged is taken away, and made again when it is asked for, as one that is missing', async () => {
  const image = await makePicture({ system, ...stores })
  await makeWidths(image)
  await unlink(fileOf(variantPath(image, 320, 'avif')))
  await writeFile(fileOf(variantPath(image, 400, 'webp')), 'no picture')
  const repaired = [`${image}: 1 removed, to be made again when asked for`]
  expect(await verify()).toMatchObject({ broken: [], repaired })
  expect(await verify()).toMatchObject({ broken: [], repaired: [] })
  await makeWidths(image)
  expect((await verify()).checked).toMatchObject({ 'their widths and formats': 4 })
})

test('A picture and a file that are lost or damaged come back from a backup; without one they are told', async () => {
  const image = await makePicture({ system, ...stores })
  const { path: deck } = await storeFile(system, stores.fileStore, { name: 'deck.pdf', bytes: pdf('deck') })
  await verify()
  await unlink(fileOf(image))
  await truncate(fileOf(deck), 5)
  expect((await verify()).broken).toEqual([`${image} is missing`, `${deck} is damaged`])

  await stores.pictureStore.write(image.slice('/pictures/'.length), Buffer.from('not the picture'))
  expect((await verify()).broken).toEqual([`${image} is damaged`, `${deck} is damaged`])

  await rm(dataDir, { recursive: true })
  await connection.db.execute(sql`truncate pictures, files`)
  await makePicture({ system, ...stores })
  await storeFile(system, stores.fileStore, { name: 'deck.pdf', bytes: pdf('deck') })
  const { path: backup } = await backUp()
  await unlink(fileOf(image))
  await truncate(fileOf(deck), 5)
  expect((await verify()).repaired.sort()).toEqual(
    [`${deck} is damaged: taken from ${backup}`, `${image} is missing: taken from ${backup}`].sort(),
  )
  expect(await verify()).toMatchObject({ broken: [], repaired: [] })
})

test('What cannot be read at all is damaged, and what is damaged keeps nothing else from being looked at', async () => {
  const [image, other] = [await makePicture({ system, ...stores }), await makePicture({ system, ...stores }, '#222')]
  const { path: deck } = await storeFile(system, stores.fileStore, { name: 'deck.pdf', bytes: pdf('deck') })
  await makeProperty({ system, ...stores }, { images: [other] })
  const { path: backup } = await backUp()
  // No disk of ours fails on demand; a link to itself is refused by every one.
  for (const path of [image, deck]) {
    await unlink(fileOf(path))
    await symlink(fileOf(path), fileOf(path))
  }
  // Of one that content names and that is not entered, only the bytes could tell.
  await connection.db.delete(pictures).where(eq(pictures.path, other))
  await writeFile(fileOf(other), 'not the picture')
  const { broken, repaired } = await verify()
  expect(broken).toEqual([`${other} is named in properties and not known`])
  expect(repaired.sort()).toEqual([image, deck].map((path) => `${path} is damaged: taken from ${backup}`).sort())
  await unlink(fileOf(other))
  await symlink(fileOf(other), fileOf(other))
  expect((await verify()).broken).toEqual([`${other} is named in properties and not known`])
})

test('A picture that content names and nobody knows is entered again from its bytes, or told when there are none', async () => {
  const image = await makePicture({ system, ...stores })
  await makeProperty({ system, ...stores }, { images: [image] })
  await connection.db.delete(pictures).where(eq(pictures.path, image))
  const { broken, repaired } = await verify()
  expect(broken).toEqual([])
  expect(repaired).toContain(`${image} (in properties) was entered again, without a description`)

  await connection.db.delete(pictures).where(eq(pictures.path, image))
  await unlink(fileOf(image))
  expect((await verify()).broken).toEqual([`${image} is named in properties and not known`])
})

test('The words that homes are found by are written again where they are not those of the home', async () => {
  const id = await makeProperty({ system, ...stores })
  await connection.db.update(properties).set({ searchWords: sql`array_to_tsvector('{castle}')` })
  await connection.db.execute(sql`delete from property_search_vocabulary where word = 'baobab'`)
  const { broken, repaired } = await verify()
  expect(broken).toEqual([])
  expect(repaired).toContain(`home ${id}: the words it is found by`)
  const { rows } = await connection.db.execute(sql`
    select search_words @@ 'baobab'::tsquery as found, (select count(*)::int from property_search_vocabulary where word = 'baobab') as known
    from properties`)
  expect(rows).toEqual([{ found: true, known: 1 }])
})

test('What the tables should never hold is told: broken references, unknown words, cars held twice, unreadable settings', async () => {
  const { db } = connection
  const key = 'lead_contacts_lead_id_leads_id_fk'
  await db.execute(sql`alter table lead_contacts drop constraint ${sql.identifier(key)}`)
  await db.execute(sql`insert into lead_contacts (kind, value, lead_id) values ('email', 'a@example.com', 77)`)
  await db.execute(sql`alter table lead_contacts add constraint ${sql.identifier(key)}
    foreign key (lead_id) references leads (id) not valid`)
  await createVehicle(system, vehicleInputSchema.parse(vehicleDraft()))
  await db.execute(sql`update vehicles set category = 'balloon'`)
  await db.execute(sql`alter table bookings drop constraint bookings_one_hire_at_a_time`)
  await db.execute(sql`insert into bookings (type, email, name, vehicle_id, held)
    select 'car', 'a@example.com', 'Awa', id, '[2026-01-01,2026-01-03)' from vehicles, generate_series(1, 2)`)
  await db.execute(sql`alter table car_blocks disable trigger car_blocks_outside_hires`)
  await db.execute(sql`insert into car_blocks (vehicle_id, held, reason)
    select id, '[2026-01-02,2026-01-04)', 'Service' from vehicles`)
  await db.insert(settings).values({ key: SETTING_KEYS.email, value: 7 })
  expect((await verify()).broken).toEqual([
    `lead_contacts: ${key} is broken 1 times`,
    "vehicles.category says 'balloon'",
    `${SETTING_KEYS.email} cannot be read`,
    'bookings 1 and 2 hold the same car',
    'booking 1 holds a car that block 1 keeps',
    'booking 2 holds a car that block 1 keeps',
  ])
})

test('Nights that two have, and a stay without its own, are told', async () => {
  const { db } = connection
  const propertyId = await makeProperty({ system, ...stores })
  await db.execute(sql`alter table held_nights drop constraint held_nights_one_at_a_time`)
  await db.execute(sql`insert into held_nights (property_id, nights, reason) values
    (${propertyId}, '[2026-01-01,2026-01-05)', 'Painting'), (${propertyId}, '[2026-01-04,2026-01-06)', 'Painting')`)
  await makeStay({ db }, { propertyId })
  expect((await verify()).broken).toEqual([
    'nights 1 and 2 of one home overlap',
    'stay 1 is confirmed and keeps no nights',
  ])
})

test('Viewings of one adviser or one home at one time are told, and one that is kept for nobody knows how long', async () => {
  const { db } = connection
  const propertyId = await makeProperty({ system, ...stores })
  await db.execute(sql`alter table viewings drop constraint viewings_one_at_a_time_for_adviser`)
  await db.execute(sql`alter table viewings drop constraint viewings_one_at_a_time_at_home`)
  await db.execute(sql`alter table viewings drop constraint viewings_in_order`)
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into users (username, email, password, role) values ('awa', 'awa@example.com', 'none', 'agent') returning id`,
  )
  const adviserId = rows[0]?.id ?? 0
  const at = (clock: string) => new Date(`2031-05-06T${clock}Z`)
  await db
    .insert(viewings)
    .values([
      viewingRow({ adviserId, startsAt: at('09:00'), status: 'confirmed' }),
      viewingRow({ adviserId, startsAt: at('10:20'), status: 'confirmed' }),
      viewingRow({ adviserId, startsAt: at('10:40'), status: 'cancelled' }),
      viewingRow({ propertyId, startsAt: at('12:00'), status: 'confirmed' }),
      viewingRow({ propertyId, startsAt: at('12:30'), status: 'confirmed' }),
      viewingRow({ startsAt: at('12:45'), status: 'confirmed' }),
      viewingRow({ startsAt: at('15:00'), status: 'confirmed', endsAt: at('14:00') }),
      viewingRow({ startsAt: at('16:00'), status: 'asked' }),
    ])
  const { broken, checked } = await verify()
  expect(broken).toEqual([
    'viewings 1 and 2 have one adviser at one time',
    'viewings 4 and 5 are of one home at one time',
    'viewing 7 ends before it begins',
    'viewing 8 is asked for, and nothing says until when',
  ])
  expect(checked).toMatchObject({ 'viewings, one at a time': 8 })
})

test('Payments whose state is not what their events come to are told, each by its number', async () => {
  const { db } = connection
  const stayId = await makeStay({ db })
  const counted: [state: string, ...amounts: number[]][] = [
    ['open'],
    ['paid', 150_000],
    ['paid', 150_000, -50_000],
    ['refunded', 150_000, -150_000],
    ['cancelled'],
    ['open', 150_000],
    ['paid'],
    ['paid', 150_000, 150_000],
    ['refunded', 150_000],
    ['cancelled', 150_000],
  ]
  for (const [state, ...amounts] of counted) {
    const { rows } = await db.execute<{ id: number }>(sql`
      insert into payment_requests (stay_id, amount, purpose, due, state, provider)
      values (${stayId}, 150000, 'deposit', '2026-12-01', ${state}, 'manual') returning id`)
    for (const amount of amounts)
      await db.execute(sql`
        insert into payment_events (provider, event_id, type, request_id, amount, currency, outcome, happened_at)
        values ('manual', gen_random_uuid(), 'marked', ${rows[0]?.id}, ${amount}, 'XOF', 'counted', now())`)
  }
  const { broken, checked } = await verify()
  expect(broken).toEqual([
    'payment 6 is open, of 150000 are paid 150000',
    'payment 7 is paid, of 150000 are paid 0',
    'payment 8 is paid, of 150000 are paid 300000',
    'payment 9 is refunded, of 150000 are paid 150000',
    'payment 10 is cancelled, of 150000 are paid 150000',
  ])
  expect(checked).toMatchObject({ 'payments and what was counted of them': 10 })
})

test('A foreign address that is none is told without being broken, and nobody outside is asked', async () => {
  await makeProperty({ system, ...stores })
  await connection.db.update(properties).set({ virtualTourUrl: 'https://intranet/tour' })
  const { broken, told } = await verify()
  expect(broken).toEqual([])
  expect(told).toEqual(['https://intranet/tour (in properties) names no host of the web'])
})

test('Foreign addresses are asked on request, and what does not answer is told', async () => {
  const other = await startOtherServer((request, response) => {
    response.statusCode = request.url === '/there' ? 200 : 404
    response.end('a page')
  })
  await makeProperty({ system, ...stores }, { virtualTourUrl: other.url('/there') })
  await makeProperty({ system, ...stores }, { virtualTourUrl: other.url('/gone') })
  const { broken, told } = await verify({ privateHosts: [other.host] })
  await other.close()
  expect(broken).toEqual([])
  expect(told).toEqual([`${other.url('/gone')} (in properties) does not answer (http-404)`])
  expect(other.asked.sort()).toEqual(['/gone', '/there'])
})
